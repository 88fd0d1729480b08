"""What is on the screen now and what an action does to it; knows no pygame, and games only through their session."""
