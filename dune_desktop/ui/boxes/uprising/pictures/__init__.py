"""What the pictures of Uprising call that needs arithmetic."""
