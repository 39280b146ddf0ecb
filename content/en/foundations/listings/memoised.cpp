// C++17. Grundy values of a subtraction game, from the top down: each when it is
// asked for, and remembered.
// Input: k, the k numbers of the set in any order, limit. Output: g(0) … g(limit).
#include <iostream>
#include <unordered_map>
#include <vector>

std::vector<int> set;
std::unordered_map<int, int> known;

int grundy(int heap) {
  if (auto found = known.find(heap); found != known.end()) return found->second;
  // This call's own: the recursion needs its own too.
  std::vector<bool> seen(set.size() + 1);
  for (int taken : set)
    if (taken <= heap) seen[grundy(heap - taken)] = true;
  int least = 0;
  while (seen[least]) ++least;
  return known[heap] = least;
}

int main() {
  int k = 0, limit = 0;
  std::cin >> k;
  set.resize(k);
  for (int& taken : set) std::cin >> taken;
  std::cin >> limit;
  for (int heap = 0; heap <= limit; ++heap)
    std::cout << grundy(heap) << (heap < limit ? ' ' : '\n');
}
