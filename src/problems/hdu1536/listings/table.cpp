// C++11. HDU 1536: computes the Grundy values of all heaps once for each set, then
// one nim-sum per position.
#include <iostream>
#include <string>
#include <vector>

constexpr int kLargestHeap = 10000;

std::vector<int> grundyTable(const std::vector<int>& amounts) {
  std::vector<int> grundy(kLargestHeap + 1);
  // A mark is the heap that set it, so the marks need not be cleared.
  std::vector<int> seen(amounts.size() + 1, -1);
  for (int heap = 0; heap <= kLargestHeap; ++heap) {
    for (int taken : amounts)
      // No break: the set may be unsorted.
      if (taken <= heap) seen[grundy[heap - taken]] = heap;
    while (seen[grundy[heap]] == heap) ++grundy[heap];
  }
  return grundy;
}

int main() {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  for (int count; std::cin >> count && count > 0;) {
    std::vector<int> amounts(count);
    for (int& amount : amounts) std::cin >> amount;
    const std::vector<int> grundy = grundyTable(amounts);

    std::string verdict;
    int positions = 0;
    for (std::cin >> positions; positions > 0; --positions) {
      int sum = 0, heaps = 0;
      std::cin >> heaps;
      for (int heap; heaps > 0 && std::cin >> heap; --heaps) sum ^= grundy[heap];
      verdict += sum ? 'W' : 'L';
    }
    std::cout << verdict << '\n';
  }
}
