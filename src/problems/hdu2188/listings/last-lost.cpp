// C++11. HDU 2188, without the rule: a number is lost if no gift reaches the lost
// one below it.
#include <cstdio>

// Indexed by the largest gift and the number.
bool lost[11][10000];

int main() {
  for (int most = 1; most <= 10; most++) {
    int last = 0;
    for (int left = 1; left < 10000; left++) {
      if (left - last > most) {
        lost[most][left] = true;
        last = left;
      }
    }
  }

  int tests, goal, most;
  if (scanf("%d", &tests) != 1) return 0;
  while (tests-- > 0 && scanf("%d %d", &goal, &most) == 2)
    puts(lost[most][goal] ? "Rabbit" : "Grass");
}
