# HDU 1847: the heap is lost exactly when its size is a multiple of 3.
import sys

for heap in map(int, sys.stdin.read().split()):
    print("Kiki" if heap % 3 else "Cici")
