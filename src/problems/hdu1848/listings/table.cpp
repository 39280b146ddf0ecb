// C++11. HDU 1848, from the bottom up: the Grundy values of all heaps first, then
// one nim-sum a case.
#include <array>
#include <iostream>
#include <vector>

constexpr int kLargestHeap = 1000;

int main() {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);

  std::vector<int> fibonacci = {1, 2};
  while (fibonacci.back() + fibonacci.end()[-2] <= kLargestHeap)
    fibonacci.push_back(fibonacci.back() + fibonacci.end()[-2]);

  std::array<int, kLargestHeap + 1> grundy{};
  for (int heap = 1; heap <= kLargestHeap; ++heap) {
    // 15 moves: no value is above 15. Fresh for every heap.
    std::array<bool, 16> seen{};
    for (int taken : fibonacci)
      if (taken <= heap) seen[grundy[heap - taken]] = true;
    while (seen[grundy[heap]]) ++grundy[heap];
  }

  for (int m, n, p; std::cin >> m >> n >> p && (m || n || p);)
    std::cout << ((grundy[m] ^ grundy[n] ^ grundy[p]) ? "Fibo" : "Nacci") << '\n';
}
