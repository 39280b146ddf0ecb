// C++11. P4301: for each bit, keeps the heap with most stones among those that still
// have the bit, and nim-adds its rest to them. Heaps that become 0 are removed.
#include <cstdio>
#include <vector>

struct Heap {
  int stones, rest;
};

int main() {
  int count;
  std::scanf("%d", &count);
  std::vector<Heap> heaps(count);
  long long removed = 0;
  for (Heap& heap : heaps) {
    std::scanf("%d", &heap.stones);
    heap.rest = heap.stones;
    removed += heap.stones;
  }
  for (int bit = 29; bit >= 0; bit--) {
    Heap best = {0, 0};
    for (const Heap& heap : heaps)
      if (heap.rest >> bit & 1 && heap.stones > best.stones) best = heap;
    removed -= best.stones;
    for (Heap& heap : heaps)
      if (heap.rest >> bit & 1) heap.rest ^= best.rest;
  }
  std::printf("%lld\n", removed);
}
