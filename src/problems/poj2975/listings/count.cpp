// C++98. POJ 2975: a heap has one winning move if the nim-sum makes it smaller, and
// none if not.
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
    int moves = 0;
    for (std::size_t i = 0; i < heaps.size(); ++i)
      if ((heaps[i] ^ sum) < heaps[i]) ++moves;  // < binds tighter than ^
    std::printf("%d\n", moves);
  }
}
