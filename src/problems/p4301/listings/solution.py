# P4301: a heap is a nim-sum of kept heaps if the basis reduces it to 0.
import sys

_, *heaps = map(int, sys.stdin.buffer.read().split())
basis = []
removed = 0

for heap in sorted(heaps, reverse=True):
    rest = heap
    for value in basis:
        rest = min(rest, rest ^ value)
    if rest:
        basis.append(rest)
    else:
        removed += heap

print(removed)
