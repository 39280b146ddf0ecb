// C++11. HDU 3595: computes by Euclid's algorithm how many moves each game lasts; the
// longest game decides.
#include <algorithm>
#include <cstdio>

// The larger heap comes first.
int lengthOf(int larger, int smaller) {
  if (smaller == 0) return 0;
  const int rest = lengthOf(smaller, larger % smaller);
  const bool choice = larger / smaller > 1;
  return rest % 2 == 1 && choice ? rest + 2 : rest + 1;
}

int main() {
  for (int games; std::scanf("%d", &games) == 1;) {
    int longest = 0;
    for (int p, q; games > 0 && std::scanf("%d %d", &p, &q) == 2; --games) {
      if (p < q) std::swap(p, q);
      longest = std::max(longest, lengthOf(p, q));
    }
    std::puts(longest % 2 == 1 ? "MM" : "GG");
  }
}
