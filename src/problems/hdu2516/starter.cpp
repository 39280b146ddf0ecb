#include <cstdio>

int main() {
  long long n;
  while (scanf("%lld", &n) == 1 && n > 0) {
    puts("First win");
  }
}
