// C++11. Grundy values of large heaps in a subtraction game, by a proved period.
// Input: k, the k numbers of the set in any order; q, then q heaps up to 10^18.
// Output: the preperiod and the least period, then the value of each heap.
#include <algorithm>
#include <iostream>
#include <vector>

// z[p]: how many of the first entries are equal to those p places further on.
// O(size) time.
std::vector<int> zFunction(const std::vector<int>& a) {
  const int size = a.size();
  std::vector<int> z(size);
  for (int p = 1, from = 0, to = 0; p < size; ++p) {
    if (p < to) z[p] = std::min(to - p, z[p - from]);
    while (p + z[p] < size && a[z[p]] == a[p + z[p]]) ++z[p];
    if (p + z[p] > to) from = p, to = p + z[p];
  }
  return z;
}

int main() {
  const int most = 1 << 24;  // heaps in the longest table
  int k = 0, q = 0;
  std::cin >> k;
  std::vector<int> set(k);
  for (int& taken : set) std::cin >> taken;
  int window = 0;  // the largest number, wherever it stands
  for (int taken : set) window = std::max(window, taken);

  std::vector<int> grundy;
  std::vector<int> seen(k + 1, -1);  // the last heap that saw each value
  int preperiod = 0, period = 0;
  for (long long size = 4LL * window + 16; size <= most && period == 0; size *= 2) {
    for (int heap = grundy.size(); heap < size; ++heap) {
      for (int taken : set)
        if (taken <= heap) seen[grundy[heap - taken]] = heap;
      int least = 0;
      while (seen[least] == heap) ++least;
      grundy.push_back(least);
    }
    const std::vector<int> z = zFunction({grundy.rbegin(), grundy.rend()});
    for (int p = 1; p + window <= size && period == 0; ++p)
      if (z[p] >= window) period = p, preperiod = size - p - z[p];
  }
  if (period == 0) {
    std::cout << "no period proved\n";
    return 0;
  }

  std::cout << preperiod << ' ' << period << '\n';
  std::cin >> q;
  for (long long heap = 0; q > 0 && std::cin >> heap; --q) {
    const long long at =
        heap < preperiod ? heap : preperiod + (heap - preperiod) % period;
    std::cout << grundy[at] << '\n';
  }
}
