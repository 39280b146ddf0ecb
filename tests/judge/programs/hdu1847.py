# HDU 1847 by outcomes: a heap is won if some power of two leads to a lost one.
import sys

won = [False]
for heap in range(1, 1001):
    won.append(any(not won[heap - (1 << k)] for k in range(10) if (1 << k) <= heap))
for line in sys.stdin:
    print("Kiki" if won[int(line)] else "Cici")
