// C++11. P4301: from the largest heap down, a heap is kept unless it is the nim-sum
// of kept heaps. basis[i] is a nim-sum of kept heaps whose highest bit is i.
#include <algorithm>
#include <cstdio>
#include <functional>
#include <vector>

int basis[30];

bool keep(int heap) {
  for (int i = 29; i >= 0; i--) {
    if (!(heap >> i & 1)) continue;
    if (basis[i] == 0) {
      basis[i] = heap;
      return true;
    }
    heap ^= basis[i];
  }
  return false;
}

int main() {
  int count;
  std::scanf("%d", &count);
  std::vector<int> heaps(count);
  for (int& heap : heaps) std::scanf("%d", &heap);
  std::sort(heaps.begin(), heaps.end(), std::greater<int>());
  long long removed = 0;
  for (int heap : heaps)
    if (!keep(heap)) removed += heap;
  std::printf("%lld\n", removed);
}
