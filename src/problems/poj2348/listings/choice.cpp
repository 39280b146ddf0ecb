// C++98. POJ 2348: the first player with a choice of multiples wins.
#include <algorithm>
#include <cstdio>

int main() {
  for (int a, b; std::scanf("%d %d", &a, &b) == 2 && a != 0;) {
    if (a < b) std::swap(a, b);
    bool stan = true;
    while (a - b < b && a != b) {
      a -= b;
      std::swap(a, b);
      stan = !stan;
    }
    std::puts(stan ? "Stan wins" : "Ollie wins");
  }
}
