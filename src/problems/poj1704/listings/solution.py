# POJ 1704: the nim-sum of every second gap, counted from the right.
import sys

data = iter(map(int, sys.stdin.buffer.read().split()))

for _ in range(next(data)):
    squares = sorted(next(data) for _ in range(next(data)))
    gaps = [b - a - 1 for a, b in zip([0] + squares, squares)]
    total = 0
    for gap in gaps[::-2]:
        total ^= gap
    print("Georgia will win" if total else "Bob will win")
