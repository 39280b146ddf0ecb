import sys

for line in sys.stdin:
    w, h = map(int, line.split())
    print("WIN")
