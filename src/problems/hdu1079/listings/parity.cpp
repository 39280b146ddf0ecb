// C++11. HDU 1079: a date is won if month + day is even, and on 30 September
// and 30 November.
#include <iostream>

int main() {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  int tests = 0;
  std::cin >> tests;
  int year, month, day;
  while (tests-- > 0 && std::cin >> year >> month >> day) {
    const bool exception = day == 30 && (month == 9 || month == 11);
    std::cout << ((month + day) % 2 == 0 || exception ? "YES" : "NO") << '\n';
  }
}
