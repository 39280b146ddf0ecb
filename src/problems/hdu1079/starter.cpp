#include <bits/stdc++.h>
using namespace std;

int main() {
  int tests, year, month, day;
  scanf("%d", &tests);
  while (tests-- > 0) {
    scanf("%d %d %d", &year, &month, &day);
    puts("YES");
  }
}
