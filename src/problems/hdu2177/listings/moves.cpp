// C++11. HDU 2177: tries every move, in the order that the statement asks for, and
// tests in integers whether it leaves a lost pair.
#include <cstdio>

bool lost(long long a, long long b) {
  const long long k = b - a;
  return a * a <= k * b && (a + 1) * (a + 1) > k * (b + 1);
}

/** Prints two heaps, the smaller one first, if they are lost. */
bool wins(int a, int b) {
  if (a > b) return wins(b, a);
  if (!lost(a, b)) return false;
  std::printf("%d %d\n", a, b);
  return true;
}

int main() {
  for (int a, b; std::scanf("%d %d", &a, &b) == 2 && (a || b);) {
    std::puts(lost(a, b) ? "0" : "1");
    for (int t = 1; t <= a && !wins(a - t, b - t);) t++;
    for (int t = 1; t <= a && !wins(a - t, b);) t++;
    for (int t = 1; a < b && t <= b && !wins(a, b - t);) t++;
  }
}
