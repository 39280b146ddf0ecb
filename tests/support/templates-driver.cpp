// GNU C++17. Calls the templates for one query per line: a name, then numbers; a list follows its length.
#include <iostream>
#include <string>
#include "reference/listings/templates.hpp"

template <class Number>
std::vector<Number> readList() {
  int count = 0;
  std::cin >> count;
  std::vector<Number> numbers(count);
  for (auto& number : numbers) std::cin >> number;
  return numbers;
}

void print(const std::vector<int>& values) {
  for (std::size_t i = 0; i < values.size(); ++i) std::cout << (i ? "," : "") << values[i];
  std::cout << '\n';
}

int main() {
  std::string what;
  while (std::cin >> what) {
    if (what == "table" || what == "octal" || what == "search") {
      int limit = 0;
      std::cin >> limit;
      const auto numbers = readList<int>();
      if (what == "table") print(table(numbers, limit));
      if (what == "octal") print(octal(numbers, limit));
      if (what != "search") continue;
      Search<int> search{[&](const int& n) {
                           std::vector<int> left;
                           for (int taken : numbers)
                             if (taken <= n) left.push_back(n - taken);
                           return left;
                         },
                         {}};
      std::cout << search.value(limit) << '\n';
    } else if (what == "wythoff") {
      std::int64_t a = 0, b = 0;
      std::cin >> a >> b;
      std::cout << wythoffLost(a, b) << '\n';
    } else {
      const auto heaps = readList<std::int64_t>();
      if (what == "wins") std::cout << wins(heaps).size() << '\n';
      if (what == "misere") std::cout << misereWin(heaps) << '\n';
      if (what == "staircase") std::cout << (staircase(heaps) != 0) << '\n';
    }
  }
}
