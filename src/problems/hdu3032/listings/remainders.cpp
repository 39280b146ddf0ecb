// C++11. HDU 3032, Lasker's Nim: the heaps 4k + 3 and 4k + 4 exchange their values.
#include <cstdio>

// Unsigned: the value of 2^31 - 1 is 2^31.
unsigned valueOf(unsigned heap) {
  const unsigned remainder = heap % 4;
  if (remainder == 3) return heap + 1;
  if (remainder == 0) return heap - 1;  // a heap has at least one stone
  return heap;
}

int main() {
  int tests = 0;
  std::scanf("%d", &tests);
  for (; tests > 0; --tests) {
    int heaps = 0;
    std::scanf("%d", &heaps);
    unsigned sum = 0;
    for (unsigned heap; heaps > 0 && std::scanf("%u", &heap) == 1; --heaps)
      sum ^= valueOf(heap);
    std::puts(sum ? "Alice" : "Bob");
  }
}
