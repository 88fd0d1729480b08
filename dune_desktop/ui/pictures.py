from __future__ import annotations
import pygame
from .cache import SurfaceCache
from . import bake
class Pictures:
    def __init__(self): self.cache=SurfaceCache(1<<24)
    def background(self,name,size,scale):
        def mk():
            s=pygame.Surface(size); s.fill((0x19,0x12,0x1d)); return s
        return self.cache.get((name,size),mk)
    def get(self,name,w,h,scale,opacity,radius):
        return self.cache.get((name,w,h),lambda: bake.blank(w,h))
