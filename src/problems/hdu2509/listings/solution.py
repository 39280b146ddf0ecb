# HDU 2509: with a row of two or more, the winner is the same as in Nim; without one,
# it is the other player.
import sys

data = iter(map(int, sys.stdin.buffer.read().split()))
lines = []

for count in data:
    rows = [next(data) for _ in range(count)]
    total = 0
    for row in rows:
        total ^= row
    wins = total != 0 if max(rows) > 1 else total == 0
    lines.append("Yes" if wins else "No")

print("\n".join(lines))
