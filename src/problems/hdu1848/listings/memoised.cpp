// C++11. HDU 1848, from the top down: computes the Grundy value of a heap on demand,
// and stores it.
#include <iostream>
#include <vector>

constexpr int kLargestHeap = 1000;
const std::vector<int> kFibonacci = {1,  2,  3,   5,   8,   13,  21, 34,
                                     55, 89, 144, 233, 377, 610, 987};

int grundy(int heap) {
  static std::vector<int> known(kLargestHeap + 1, -1);
  if (known[heap] >= 0) return known[heap];
  // Local to this call: deeper calls need their own marks.
  std::vector<bool> seen(kFibonacci.size() + 1);
  for (int taken : kFibonacci)
    if (taken <= heap) seen[grundy(heap - taken)] = true;
  int least = 0;
  while (seen[least]) ++least;
  return known[heap] = least;
}

int main() {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  for (int m, n, p; std::cin >> m >> n >> p && (m || n || p);)
    std::cout << ((grundy(m) ^ grundy(n) ^ grundy(p)) ? "Fibo" : "Nacci") << '\n';
}
