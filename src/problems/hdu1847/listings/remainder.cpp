// C++11. HDU 1847: the heap is lost exactly when its size is a multiple of 3.
#include <iostream>

int main() {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  for (int heap; std::cin >> heap;)
    std::cout << (heap % 3 ? "Kiki" : "Cici") << '\n';
}
