# HDU 2516: a heap is lost exactly if it is a Fibonacci number.
import sys

numbers = [1, 2]
while numbers[-1] < 2**31:
    numbers.append(numbers[-1] + numbers[-2])
lost = set(numbers)

lines = []
for line in sys.stdin:
    n = int(line)
    if n == 0:
        break
    lines.append("Second win" if n in lost else "First win")
print("\n".join(lines))
