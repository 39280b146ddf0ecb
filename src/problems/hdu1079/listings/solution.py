# HDU 1079: a date is won if month + day is even, and on 30 September and 30 November.
import sys

data = iter(map(int, sys.stdin.read().split()))

for _ in range(next(data)):
    _, month, day = next(data), next(data), next(data)
    exception = day == 30 and month in (9, 11)
    print("YES" if (month + day) % 2 == 0 or exception else "NO")
