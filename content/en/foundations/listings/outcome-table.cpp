// C++11. Who wins at a subtraction game, from the bottom up.
// Input: k, the k numbers of the set in any order, limit. Output: the letters of
// the heaps 0 … limit.
#include <iostream>
#include <string>
#include <vector>

int main() {
  int k = 0, limit = 0;
  std::cin >> k;
  std::vector<int> set(k);
  for (int& taken : set) std::cin >> taken;
  std::cin >> limit;

  std::string letters;
  for (int heap = 0; heap <= limit; ++heap) {
    char letter = 'P';  // no option is P, unless one is found
    for (int taken : set)
      if (taken <= heap && letters[heap - taken] == 'P') letter = 'N';
    letters += letter;
  }
  std::cout << letters << '\n';
}
