"""The top band: the dial, a panel a seat, the tools."""
