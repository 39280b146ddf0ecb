// C++11. All the winning moves of a Nim position, by Bouton's theorem.
// Input: n, then the n heaps. Output: one line "heap from to" a move, heaps counted
// from 1; nothing when there is none.
#include <cstdint>
#include <iostream>
#include <vector>

int main() {
  int n = 0;
  std::cin >> n;
  std::vector<std::uint64_t> heaps(n);
  std::uint64_t sum = 0;
  for (auto& heap : heaps) {
    std::cin >> heap;
    sum ^= heap;
  }
  for (int i = 0; i < n; ++i) {
    const std::uint64_t left = heaps[i] ^ sum;  // with this heap the nim-sum is 0
    if (left < heaps[i])
      std::cout << i + 1 << ' ' << heaps[i] << ' ' << left << '\n';
  }
}
