// C++11. HDU 1536, from the top down: computes the Grundy value of a heap on demand,
// once for each set.
#include <bitset>
#include <iostream>
#include <string>
#include <vector>

constexpr int kLargestHeap = 10000;

int grundy(int heap, const std::vector<int>& amounts, std::vector<int>& known) {
  if (known[heap] >= 0) return known[heap];
  std::bitset<101> seen;  // local, since deeper calls mark other values
  for (int taken : amounts)
    if (taken <= heap) seen.set(grundy(heap - taken, amounts, known));
  int least = 0;
  while (seen[least]) ++least;
  return known[heap] = least;
}

int main() {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  for (int count; std::cin >> count && count > 0;) {
    std::vector<int> amounts(count);
    for (int& amount : amounts) std::cin >> amount;
    std::vector<int> known(kLargestHeap + 1, -1);  // for this set only

    std::string verdict;
    int positions = 0;
    for (std::cin >> positions; positions > 0; --positions) {
      int sum = 0, heaps = 0;
      std::cin >> heaps;
      for (int heap; heaps > 0 && std::cin >> heap; --heaps)
        sum ^= grundy(heap, amounts, known);
      verdict += sum ? 'W' : 'L';
    }
    std::cout << verdict << '\n';
  }
}
