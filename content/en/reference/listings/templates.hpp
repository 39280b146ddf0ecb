// GNU C++17.
#include <cstdint>
#include <functional>
#include <map>
#include <utility>
#include <vector>
using Heaps = std::vector<std::int64_t>;

// The least number that is not among the values. O(k).
int mex(const std::vector<int>& values) {
  const int k = values.size();
  std::vector<bool> seen(k + 1);  // one of 0 … k is missing
  for (int value : values)
    if (value <= k) seen[value] = true;
  int least = 0;
  while (seen[least]) ++least;
  return least;
}

// Heaps 0 … limit, a move takes a number of the set. O(k·limit).
std::vector<int> table(const std::vector<int>& set, int limit) {
  std::vector<int> g;
  for (int n = 0; n <= limit; ++n) {
    std::vector<int> values;
    for (int taken : set)
      if (taken <= n) values.push_back(g[n - taken]);
    g.push_back(mex(values));
  }
  return g;
}

// Octal code d[0].d[1]d[2]…: taking t may leave nothing (1),
// one heap (2), two heaps (4). Kayles is {0, 7, 7}. O(k·limit²).
std::vector<int> octal(const std::vector<int>& d, int limit) {
  std::vector<int> g{0};
  for (int n = 1; n <= limit; ++n) {
    std::vector<int> values;
    for (int t = 0; t < (int)d.size() && t <= n; ++t) {
      const int left = n - t;
      if (d[t] & 1 && left == 0) values.push_back(0);
      if (d[t] & 2 && left > 0) values.push_back(g[left]);
      for (int a = 1; d[t] & 4 && 2 * a <= left; ++a)
        values.push_back(g[a] ^ g[left - a]);
    }
    g.push_back(mex(values));
  }
  return g;
}

// Any game without cycles. O(V + E) look-ups.
template <class X>
struct Search {
  std::function<std::vector<X>(const X&)> options;
  std::map<X, int> known;
  int value(const X& x) {
    if (auto it = known.find(x); it != known.end())
      return it->second;
    std::vector<int> values;  // this call's own
    for (const X& y : options(x)) values.push_back(value(y));
    return known[x] = mex(values);
  }
};

std::int64_t nimSum(const Heaps& heaps) {
  std::int64_t sum = 0;
  for (auto heap : heaps) sum ^= heap;
  return sum;
}

// Nim: which heap, and what to leave of it; empty when lost. O(n).
std::vector<std::pair<int, std::int64_t>> wins(const Heaps& heaps) {
  std::vector<std::pair<int, std::int64_t>> moves;
  const auto sum = nimSum(heaps);
  for (int i = 0; i < (int)heaps.size(); ++i)
    if ((heaps[i] ^ sum) < heaps[i])
      moves.push_back({i, heaps[i] ^ sum});
  return moves;
}

// Step 0 is the ground: the odd steps are the heaps.
std::int64_t staircase(const Heaps& steps) {
  std::int64_t sum = 0;
  for (int j = 1; j < (int)steps.size(); j += 2) sum ^= steps[j];
  return sum;
}

// Misère Nim: does the player to move win?
bool misereWin(const Heaps& heaps) {
  bool large = false;
  for (auto heap : heaps) large = large || heap > 1;
  return (nimSum(heaps) != 0) == large;
}

// Wythoff, 0 ≤ a ≤ b < 2^61: is (a, b) lost? In integers.
bool wythoffLost(std::int64_t a, std::int64_t b) {
  const __int128 d = b - a, low = 2 * (__int128)a - d;
  return low >= 0 && low * low <= 5 * d * d &&
         5 * d * d < (low + 2) * (low + 2);
}
