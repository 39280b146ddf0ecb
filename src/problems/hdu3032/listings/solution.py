# HDU 3032, Lasker's Nim: the heaps 4k + 3 and 4k + 4 exchange their values.
import sys

# The value of a heap minus its size, by the remainder modulo 4.
MORE = (-1, 0, 0, 1)

data = iter(map(int, sys.stdin.buffer.read().split()))
for _ in range(next(data)):
    total = 0
    for _ in range(next(data)):
        heap = next(data)
        total ^= heap + MORE[heap % 4]
    print("Alice" if total else "Bob")
