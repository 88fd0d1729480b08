"""The computers at the table: what they are asked, and the process in which they think."""
