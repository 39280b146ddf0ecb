#include <bits/stdc++.h>
using namespace std;

int main() {
  int rows, squares;
  while (scanf("%d %d", &rows, &squares) == 2) {
    for (int i = 0; i < rows; i++) {
      int own, other;
      scanf("%d %d", &own, &other);
    }
    puts("I WIN!");
  }
}
