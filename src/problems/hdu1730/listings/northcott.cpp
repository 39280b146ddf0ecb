// C++98. HDU 1730: the gap between the two pieces of a row is a heap of Nim.
#include <cstdio>
#include <cstdlib>

int main() {
  for (int rows, squares; std::scanf("%d %d", &rows, &squares) == 2;) {
    int sum = 0;
    for (int black, white; rows-- > 0 && std::scanf("%d %d", &black, &white) == 2;)
      sum ^= std::abs(black - white) - 1;
    std::puts(sum ? "I WIN!" : "BAD LUCK!");
  }
}
