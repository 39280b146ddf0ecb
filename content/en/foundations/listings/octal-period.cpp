// C++11. Grundy values of large heaps in an octal game, by a proved period.
// Input: the code, such as 0.77; q, then q heaps up to 10^18.
// Output: the preperiod and the least period, then the value of each heap.
#include <algorithm>
#include <iostream>
#include <string>
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
  // Heaps in the longest table; filling it takes O(k * most^2).
  const int most = 1 << 14;
  std::string code;
  std::cin >> code;
  // digits[t]: what taking t stones may leave.
  std::vector<int> digits(1, code[0] - '0');
  for (std::size_t i = 2; i < code.size(); ++i) digits.push_back(code[i] - '0');
  while (digits.size() > 1 && digits.back() == 0) digits.pop_back();
  const int k = digits.size() - 1;

  std::vector<int> grundy;
  // A play from a heap has fewer than 2 * heap moves, so values are below 2 * most,
  // a power of two.
  std::vector<int> seen(2 * most, -1);  // the last heap that saw each value
  int preperiod = 0, period = 0;
  for (int size = 64; size <= most && period == 0; size *= 2) {
    for (int heap = grundy.size(); heap < size; ++heap) {
      for (int t = 0; t <= k && t <= heap; ++t) {
        const int left = heap - t;
        if ((digits[t] & 1) && left == 0) seen[0] = heap;
        if ((digits[t] & 2) && left > 0) seen[grundy[left]] = heap;
        if (digits[t] & 4)
          for (int a = 1; 2 * a <= left; ++a)
            seen[grundy[a] ^ grundy[left - a]] = heap;
      }
      int least = 0;
      while (seen[least] == heap) ++least;
      grundy.push_back(least);
    }
    const std::vector<int> backwards(grundy.rbegin(), grundy.rend());
    const std::vector<int> z = zFunction(backwards);
    for (int p = 1; p < size && period == 0; ++p) {
      // From here to the end of the table p holds.
      const int from = size - p - z[p];
      if (2 * (std::max(from, 1) + p) + k <= size) period = p, preperiod = from;
    }
  }
  if (period == 0) {
    std::cout << "no period proved\n";
    return 0;
  }

  std::cout << preperiod << ' ' << period << '\n';
  int q = 0;
  std::cin >> q;
  for (long long heap = 0; q > 0 && std::cin >> heap; --q) {
    const long long at =
        heap < preperiod ? heap : preperiod + (heap - preperiod) % period;
    std::cout << grundy[at] << '\n';
  }
}
