# POJ 2348: the winner is the player who first has a larger number of at least twice
# the smaller one, or two equal numbers.
import sys

lines = []
for line in sys.stdin:
    a, b = sorted(map(int, line.split()))
    if a == b == 0:
        break
    first = True
    while b < 2 * a and b != a:
        a, b = b - a, a
        first = not first
    lines.append("Stan wins" if first else "Ollie wins")
print("\n".join(lines))
