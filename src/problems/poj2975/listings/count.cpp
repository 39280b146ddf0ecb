// POJ 2975: a heap has one winning move if the nim-sum makes it smaller, and none if not.
#include <iostream>
#include <vector>

int main() {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  for (int count; std::cin >> count && count > 0;) {
    std::vector<int> heaps(count);
    int sum = 0;
    for (int& heap : heaps) {
      std::cin >> heap;
      sum ^= heap;
    }
    int moves = 0;
    for (int heap : heaps) moves += (heap ^ sum) < heap;  // < binds tighter than ^
    std::cout << moves << '\n';
  }
}
