// C++98. POJ 2311: a sheet of w by h is lost exactly if the sheets of 2 by w and of
// 2 by h are both lost.
#include <cstdio>

const int kMost = 200;
int strip[kMost + 1];  // the Grundy values of the sheets of width 2

int main() {
  for (int side = 2; side <= kMost; ++side) {
    bool seen[256] = {false};
    for (int part = 2; part <= side / 2; ++part)
      seen[strip[part] ^ strip[side - part]] = true;
    while (seen[strip[side]]) ++strip[side];
  }
  for (int w, h; std::scanf("%d %d", &w, &h) == 2;)
    std::puts(strip[w] == 0 && strip[h] == 0 ? "LOSE" : "WIN");
}
