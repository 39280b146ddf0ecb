n, m = map(int, input().split())
valleys = [[] for _ in range(n + 1)]
for _ in range(m):
    peak, valley = map(int, input().split())
    valleys[peak].append(valley)
for peak in range(1, n + 1):
    print("Slavko")
