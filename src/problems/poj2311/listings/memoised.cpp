// C++98. POJ 2311: computes the Grundy value of a sheet on demand, from the cuts that
// leave no strip of width 1.
#include <cstdio>
#include <cstring>

const int kMost = 200;
int known[kMost + 1][kMost + 1];

int grundy(int w, int h) {
  if (known[w][h] >= 0) return known[w][h];
  // Local to this call. At most w / 2 + h / 2 cuts, so each value is below 256.
  bool seen[256] = {false};
  for (int part = 2; part <= w / 2; ++part)
    seen[grundy(part, h) ^ grundy(w - part, h)] = true;
  for (int part = 2; part <= h / 2; ++part)
    seen[grundy(w, part) ^ grundy(w, h - part)] = true;
  int least = 0;
  while (seen[least]) ++least;
  return known[w][h] = least;
}

int main() {
  std::memset(known, -1, sizeof known);
  for (int w, h; std::scanf("%d %d", &w, &h) == 2;)
    std::puts(grundy(w, h) > 0 ? "WIN" : "LOSE");
}
