#include <bits/stdc++.h>
using namespace std;

int main() {
  int n;
  while (scanf("%d", &n) == 1) {
    puts("Kiki");
  }
}
