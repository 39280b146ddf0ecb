// C++11. HDU 2177: every number is in one lost pair. partner[x] is the other heap of
// the pair of x, and smaller[k] the smaller heap of the pair with the difference k.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
  const int most = 1000000;
  std::vector<int> partner(most + 1, -1), smaller(most + 1, most + 1);
  for (int a = 0, k = 0; a <= most; a++) {
    if (partner[a] >= 0) continue;  // the larger heap of an earlier pair
    smaller[k] = a;
    partner[a] = a + k;
    if (a + k <= most) partner[a + k] = a;
    k++;
  }
  for (int a, b; std::scanf("%d %d", &a, &b) == 2 && (a || b);) {
    const int start = smaller[b - a];
    std::puts(start == a ? "0" : "1");
    if (start < a) std::printf("%d %d\n", start, start + b - a);
    if (partner[b] < a) std::printf("%d %d\n", partner[b], b);
    if (a < b && partner[a] < b) {
      const int left = partner[a];
      std::printf("%d %d\n", std::min(a, left), std::max(a, left));
    }
  }
}
