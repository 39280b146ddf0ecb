// The methods of the library's tables. It fills the one that the argument names, and prints the milliseconds that it took
// and a sum of its values, by which two tables are told apart.
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

using Values = std::vector<int>;

// The least number whose bit is not set.
int mex(std::uint32_t seen) {
  static const int kPlace[32] = {0,  1,  28, 2,  29, 14, 24, 3, 30, 22, 20, 15, 25, 17, 4,  8,
                                 31, 27, 13, 23, 21, 19, 16, 7, 26, 12, 18, 6,  11, 5,  10, 9};
  return kPlace[((~seen & (seen + 1)) * 0x077CB531u) >> 27];  // by a de Bruijn sequence: standard C++ has no word for it
}

std::vector<unsigned char> rows() {
  std::vector<unsigned char> values(1 << 20);
  for (int row = 1; row < 1 << 20; ++row) {
    std::uint32_t seen = 0;
    int movable = row & (row + 1);
    while (movable != 0) {
      int piece = movable & -movable;
      const int filled = row | piece >> 1;
      do {
        seen |= 1u << values[filled ^ piece];
        movable ^= piece;
        piece <<= 1;
      } while ((movable & piece) != 0);
    }
    values[row] = mex(seen);
  }
  return values;
}

Values subtraction(const Values& set, int limit) {
  Values values(limit + 1);
  for (int heap = 1; heap <= limit; ++heap) {
    std::uint32_t seen = 0;
    for (int taken : set) {
      if (taken > heap) break;
      seen |= 1u << values[heap - taken];
    }
    values[heap] = mex(seen);
  }
  return values;
}

Values continued(const Values& first, int parts, int stones, int limit) {
  const int last = static_cast<int>(first.size()) - 1;
  for (int period = 1; period <= last; ++period) {
    int from = last - period + 1;
    while (from > 0 && first[from - 1] == first[from - 1 + period]) --from;
    if (parts * (std::max(from, 1) + period) + stones - 1 > last) continue;
    Values values(limit + 1);
    std::copy(first.begin(), first.end(), values.begin());
    for (int heap = last + 1; heap <= limit; ++heap) values[heap] = values[heap - period];
    return values;
  }
  std::exit(1);
}

Values kayles(int limit) {
  Values values(limit + 1);
  for (int row = 1; row <= limit; ++row) {
    std::uint32_t seen = 0;
    for (int left = row - 1; left >= 0 && left >= row - 2; --left)
      for (int part = 0; 2 * part <= left; ++part) seen |= 1u << (values[part] ^ values[left - part]);
    values[row] = mex(seen);
  }
  return values;
}

bool isRare(int value, int mask) {
  int bits = value & mask;
  for (int half = 16; half > 0; half >>= 1) bits ^= bits >> half;
  return (bits & 1) == 0;
}

int sparsest(const Values& values, int heaps) {
  Values counts(512);
  for (int heap = 1; heap < heaps; ++heap) ++counts[values[heap]];
  int best = 1, fewest = heaps;
  for (int mask = 1; mask < 512; ++mask) {
    int rare = 0;
    for (int value = 0; value < 512; ++value)
      if (isRare(value, mask)) rare += counts[value];
    if (rare < fewest) best = mask, fewest = rare;
  }
  return best;
}

Values grundysGame(int limit) {
  Values values(limit + 1), rare, seen(1024);
  int mask = 1;
  for (int heap = 1, choose = 16; heap <= limit; ++heap) {
    if (heap == choose) {
      choose *= 2;
      mask = sparsest(values, heap);
      rare.clear();
      for (int part = 1; part < heap; ++part)
        if (isRare(values[part], mask)) rare.push_back(part);
    }
    for (int part : rare)
      if (2 * part != heap) seen[values[part] ^ values[heap - part]] = heap;
    int common = 0;
    while (seen[common] == heap || isRare(common, mask)) ++common;
    int least = 0;
    for (int part = 1;; ++part) {
      while (seen[least] == heap) ++least;
      if (least >= common || 2 * part >= heap) break;
      seen[values[part] ^ values[heap - part]] = heap;
    }
    values[heap] = least;
    if (isRare(least, mask)) rare.push_back(heap);
  }
  return values;
}

using Bits = std::vector<std::uint32_t>;

Values wythoff(int side) {
  const int words = 3 * side / 32 + 1, heads = words / 32 + 1, size = heads + words;
  const std::uint32_t full = ~0u;
  Bits inRow(2 * side * size), inColumn(2 * side * size), onDiagonal(2 * side * size);
  Values table(side * side);
  const auto add = [&](Bits& set, int at, int value) {
    std::uint32_t& word = set[at + heads + value / 32];
    word |= 1u << value % 32;
    if (word == full) set[at + value / 1024] |= 1u << value / 32 % 32;
  };
  for (int a = 0; a < side; ++a)
    for (int b = 0; b < side; ++b) {
      const int r = a * size, c = b * size, d = (side + a - b) * size;
      int value = -1;
      for (int head = 0; value < 0; ++head) {
        std::uint32_t filled = inRow[r + head] | inColumn[c + head] | onDiagonal[d + head];
        while (filled != full && value < 0) {
          const int word = mex(filled), at = heads + 32 * head + word;
          const std::uint32_t held = inRow[r + at] | inColumn[c + at] | onDiagonal[d + at];
          if (held == full)
            filled |= 1u << word;
          else
            value = 32 * (32 * head + word) + mex(held);
        }
      }
      table[a * side + b] = value;
      add(inRow, r, value);
      add(inColumn, c, value);
      add(onDiagonal, d, value);
    }
  return table;
}

template <typename Fill>
void measure(Fill fill) {
  const auto began = std::chrono::steady_clock::now();
  const auto values = fill();
  const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - began;
  std::uint32_t sum = 0;
  for (int value : values) sum = 31 * sum + value;
  std::printf("%.3f %u\n", took.count(), sum);
}

int main(int count, char** arguments) {
  const std::string name = count > 1 ? arguments[1] : "";
  if (name == "rows") measure(rows);
  if (name == "oneThreeFour")
    measure([&] { return continued(subtraction({1, 3, 4}, 4096), 1, 4, 10000000); });
  if (name == "fibonacci")
    measure([&] {
      Values fibonacci = {1, 2};
      while (fibonacci.back() < 10000000)
        fibonacci.push_back(fibonacci.back() + fibonacci.end()[-2]);
      return subtraction(fibonacci, 10000000);
    });
  if (name == "kayles") measure([&] { return continued(kayles(4096), 2, 2, 1000000); });
  if (name == "grundysGame") measure([&] { return grundysGame(100000); });
  if (name == "wythoff") measure([&] { return wythoff(2000); });
}
