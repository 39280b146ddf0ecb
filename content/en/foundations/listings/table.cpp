// C++11. Grundy values of a subtraction game, from the bottom up.
// Input: k, the k numbers of the set in any order, limit. Output: g(0) … g(limit).
#include <iostream>
#include <vector>

int main() {
  int k = 0, limit = 0;
  std::cin >> k;
  std::vector<int> set(k);
  for (int& taken : set) std::cin >> taken;
  std::cin >> limit;

  std::vector<int> grundy(limit + 1);
  for (int heap = 0; heap <= limit; ++heap) {
    // Fresh for every heap. With k moves, no value is above k.
    std::vector<bool> seen(k + 1);
    for (int taken : set)
      if (taken <= heap) seen[grundy[heap - taken]] = true;
    while (seen[grundy[heap]]) ++grundy[heap];
  }
  for (int heap = 0; heap <= limit; ++heap)
    std::cout << grundy[heap] << (heap < limit ? ' ' : '\n');
}
