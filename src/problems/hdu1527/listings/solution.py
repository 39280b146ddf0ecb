# HDU 1527: the lost pair with the difference k begins with the integer part of k
# times the golden ratio. isqrt is the integer part of a square root.
import sys
from math import isqrt

data = iter(map(int, sys.stdin.buffer.read().split()))
lines = []

for a, b in zip(data, data):
    k = abs(a - b)
    lost = min(a, b) == (k + isqrt(5 * k * k)) // 2
    lines.append("0" if lost else "1")

print("\n".join(lines))
