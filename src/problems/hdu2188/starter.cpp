#include <bits/stdc++.h>
using namespace std;

int main() {
  int tests, n, m;
  scanf("%d", &tests);
  while (tests-- > 0) {
    scanf("%d %d", &n, &m);
    puts("Grass");
  }
}
