#include <cstdio>

int main() {
  int w, h;
  while (scanf("%d %d", &w, &h) == 2) {
    puts("WIN");
  }
}
