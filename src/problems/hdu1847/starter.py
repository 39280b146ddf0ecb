import sys

for n in map(int, sys.stdin.read().split()):
    print("Kiki")
