# HDU 1730: the gap between the two pieces of a row is a heap of Nim.
import sys

data = iter(map(int, sys.stdin.buffer.read().split()))
lines = []

for rows in data:
    next(data)  # the number of squares does not matter
    total = 0
    for _ in range(rows):
        total ^= abs(next(data) - next(data)) - 1
    lines.append("I WIN!" if total else "BAD LUCK!")

print("\n".join(lines))
