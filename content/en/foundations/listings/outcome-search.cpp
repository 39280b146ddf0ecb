// C++17. Who wins at Nim, from the top down: each position once, with its heaps in
// order, so that their order costs nothing.
// Input: n, then the n heaps. Output: N or P.
#include <algorithm>
#include <iostream>
#include <map>
#include <vector>

using Heaps = std::vector<int>;
std::map<Heaps, bool> known;  // whether the player to move wins

bool wins(Heaps heaps) {
  std::sort(heaps.begin(), heaps.end());
  if (auto found = known.find(heaps); found != known.end()) return found->second;
  bool reachesP = false;
  for (std::size_t i = 0; i < heaps.size() && !reachesP; ++i) {
    Heaps option = heaps;
    for (int left = 0; left < heaps[i] && !reachesP; ++left) {
      option[i] = left;
      reachesP = !wins(option);
    }
  }
  return known[heaps] = reachesP;
}

int main() {
  int n = 0;
  std::cin >> n;
  Heaps heaps(n);
  for (int& heap : heaps) std::cin >> heap;
  std::cout << (wins(heaps) ? 'N' : 'P') << '\n';
}
