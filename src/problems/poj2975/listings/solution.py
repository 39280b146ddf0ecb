# POJ 2975: a heap has one winning move if the nim-sum makes it smaller, and none
# if not.
import sys

data = iter(map(int, sys.stdin.buffer.read().split()))

while (count := next(data)) != 0:
    heaps = [next(data) for _ in range(count)]
    total = 0
    for heap in heaps:
        total ^= heap
    print(sum(heap ^ total < heap for heap in heaps))
