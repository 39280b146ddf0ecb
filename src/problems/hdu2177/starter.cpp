#include <cstdio>

int main() {
  int a, b;
  while (scanf("%d %d", &a, &b) == 2 && (a || b)) {
    puts("0");
  }
}
