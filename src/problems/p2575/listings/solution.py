# Luogu P2575: the empty squares of a row are stairs, and every second run of pieces
# is a heap of Nim.
import sys
from functools import cache

SQUARES = 20


@cache
def row_value(row):
    pieces = set(row)
    value = run = 0
    counts = False  # whether the run of pieces left of the last empty square counts
    for square in range(SQUARES, 0, -1):
        if square in pieces:
            run += 1
            continue
        value ^= run if counts else 0
        run = 0
        counts = not counts
    return value ^ (run if counts else 0)


data = (int(word) for line in sys.stdin.buffer for word in line.split())

for _ in range(next(data)):
    total = 0
    for _ in range(next(data)):
        row = tuple(next(data) for _ in range(next(data)))
        total ^= row_value(row)
    print("YES" if total else "NO")
