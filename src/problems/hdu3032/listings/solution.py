# HDU 3032, Lasker's Nim: the heaps 4k + 3 and 4k + 4 exchange their values.
import sys

# What the value of a heap is more than its size, by the remainder.
MORE = (-1, 0, 0, 1)

data = iter(map(int, sys.stdin.buffer.read().split()))
for _ in range(next(data)):
    total = 0
    for _ in range(next(data)):
        heap = next(data)
        total ^= heap + MORE[heap % 4]
    print("Alice" if total else "Bob")
