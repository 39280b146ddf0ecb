// C++11. HDU 2516: a heap is lost exactly if it is a Fibonacci number.
#include <cstdio>

int main() {
  for (long long n; std::scanf("%lld", &n) == 1 && n > 0;) {
    long long x = 1, y = 2;
    while (x < n) {
      y += x;
      x = y - x;
    }
    std::puts(x == n ? "Second win" : "First win");
  }
}
