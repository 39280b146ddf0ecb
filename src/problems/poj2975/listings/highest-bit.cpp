// C++98. POJ 2975: the winning moves are in the heaps that have the highest bit of
// the nim-sum.
#include <cstddef>
#include <cstdio>
#include <vector>

int main() {
  for (int count; std::scanf("%d", &count) == 1 && count > 0;) {
    std::vector<int> heaps(count);
    int sum = 0;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
      std::scanf("%d", &heaps[i]);
      sum ^= heaps[i];
    }
    int highest = 0;  // no bit, and so no move, if the nim-sum is 0
    // Clears the lowest bit.
    for (int rest = sum; rest > 0; rest &= rest - 1) highest = rest;
    int moves = 0;
    for (std::size_t i = 0; i < heaps.size(); ++i)
      if (heaps[i] & highest) ++moves;
    std::printf("%d\n", moves);
  }
}
