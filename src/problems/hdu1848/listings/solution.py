# HDU 1848: a table of Grundy values, filled once before the first case.
import sys

MOST = 1000

moves = [1, 2]
while moves[-1] + moves[-2] <= MOST:
    moves.append(moves[-1] + moves[-2])

values = [0] * (MOST + 1)
for heap in range(1, MOST + 1):
    seen = {values[heap - f] for f in moves if f <= heap}
    while values[heap] in seen:
        values[heap] += 1

lines = []
for line in sys.stdin:
    m, n, p = map(int, line.split())
    if m == n == p == 0:
        break
    lines.append("Fibo" if values[m] ^ values[n] ^ values[p] else "Nacci")
print("\n".join(lines))
