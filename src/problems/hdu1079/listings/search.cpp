// C++11. HDU 1079, without the rule: decides all dates, from the last one backwards.
#include <iostream>

constexpr int kFirstYear = 1900, kLastYear = 2001;

int daysIn(int year, int month) {
  constexpr int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  const bool leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
  return month == 2 && leap ? 29 : days[month - 1];
}

// Dates that do not exist or are too late have no mark, since no move leads there.
bool lost[kLastYear + 2 - kFirstYear][13][32];

int main() {
  for (int year = kLastYear; year >= kFirstYear; --year)
    for (int month = 12; month >= 1; --month)
      for (int day = daysIn(year, month); day >= 1; --day) {
        if (year == kLastYear && (month == 12 || (month == 11 && day > 4))) continue;
        auto* months = lost[year - kFirstYear];
        auto& here = months[month];
        const auto& next =
            month < 12 ? months[month + 1] : lost[year + 1 - kFirstYear][1];
        const bool tomorrow = day < daysIn(year, month) ? here[day + 1] : next[1];
        here[day] = !tomorrow && !next[day];  // lost: no move leads to a lost date
      }

  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  int tests = 0;
  std::cin >> tests;
  for (int year, month, day; tests > 0 && std::cin >> year >> month >> day; --tests)
    std::cout << (lost[year - kFirstYear][month][day] ? "NO" : "YES") << '\n';
}
