// Computes the values of a take-and-break game by the library's sparse-space method in plain C++: rare splits in waves
// of 16 heaps, then witnesses of the missing rare values in the order of their use. Arguments: the digits of the code,
// including the one before the point, the number of heaps, and `unequal` if the parts of a split must differ. Prints
// the milliseconds that the table took and a checksum of its values.
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

using Numbers = std::vector<int>;

constexpr int kWave = 16, kKept = 8192, kRound = 32, kLearning = 16;

int parity(unsigned bits) {
  bits ^= bits >> 16, bits ^= bits >> 8, bits ^= bits >> 4;
  return 0x6996 >> (bits & 15) & 1;
}

template <typename Value>
struct Table {
  Numbers ends, wholes, splits;
  int apart, heaps, odd, mask = 1, sized = 0, shift = 6, next_choice = 16, largest = 0;
  bool sparse = false;
  std::vector<Value> values;
  Numbers rare, order, side[2];
  std::vector<int> frequency;
  std::vector<std::uint8_t> seen;

  Table(const std::string& code, int heaps, bool unequal)
      : apart(unequal), heaps(heaps), values(heaps), order(kKept) {
    for (int take = 0; take < static_cast<int>(code.size()); ++take) {
      const int leaves = code[take] - '0';
      if (leaves & 1) ends.push_back(take);
      if (leaves & 2) wholes.push_back(take);
      if (leaves & 4) splits.push_back(take);
    }
    odd = splits[0] & 1;
    for (int take : splits)
      if ((take & 1) != odd) odd = -1;
    for (int rank = 0; rank < kKept; ++rank) order[rank] = rank + 1;
    widen();
  }

  void widen() {
    seen.assign(kWave << shift, 0);
    frequency.resize(2 << shift);
    tell();
  }

  void tell() {
    for (Numbers& values : side) values.clear();
    for (int value = 0; value < 1 << shift; ++value) side[parity(value & mask)].push_back(value);
  }

  int side_of(int heap) const { return odd < 0 ? 0 : (heap ^ odd) & 1; }
  int rare_parity(int heap) const { return sized & side_of(heap); }
  bool is_rare(int heap) const { return parity(values[heap] & mask) == rare_parity(heap); }

  void choose(int next) {
    if (next < next_choice && static_cast<int>(rare.size()) <= next / 6) return;
    next_choice = std::max(next_choice, 2 * next);
    std::vector<long> balance(frequency.begin(), frequency.end());
    const int length = static_cast<int>(balance.size());
    for (int half = 1; half < length; half *= 2)
      for (int at = 0; at < length; ++at)
        if (!(at & half)) {
          const long without = balance[at], with = balance[at + half];
          balance[at] = without + with, balance[at + half] = without - with;
        }
    int best = 2;
    for (int size = 0; size < (odd < 0 ? 1 : 2); ++size)
      for (int at = 2 + size; at < length; at += 2)
        if (balance[at] < balance[best]) best = at;
    const bool now = (balance[0] + balance[best]) / 2 <= next / 6;
    if (mask == best >> 1 && sized == (best & 1) && sparse == now) return;
    mask = best >> 1, sized = best & 1, sparse = now;
    tell();
    rare.clear();
    for (int heap = 1; sparse && heap < next; ++heap)
      if (is_rare(heap)) rare.push_back(heap);
  }

  void mark(int part, int other) {
    const int value = values[part];
    const int twin = apart ? part - other : -1;
    if (other <= 0 || (twin >= 0 && twin < kWave)) {
      for (int row = std::max(0, 1 - other); row < kWave; ++row)
        if (row != twin) seen[(row << shift) + (value ^ values[other + row])] = 1;
    } else {
      std::uint8_t* cells = seen.data();
      const Value* others = values.data() + other;
      for (int row = 0; row < kWave; ++row) cells[(row << shift) + (value ^ others[row])] = 1;
    }
  }

  void learn(std::uint8_t* row, int size, int common, int from) {
    for (int rank = from; rank < from + kRound; ++rank) {
      const int part = order[rank];
      bool useful = false;
      for (int take : splits) {
        const int other = size - take - part;
        if (other <= 0 || (apart && other == part)) continue;
        const int value = values[part] ^ values[other];
        useful |= !row[value] && value < common;
        row[value] = 1;
      }
      if (useful) std::swap(order[rank], order[rank / 2]);
    }
  }

  int search(std::uint8_t* row, int size, int common, const Numbers& wanted) {
    const bool far = size > 2 * kKept + splits.back();
    const bool learns = !far || size % kLearning == 0;
    int missing = 0;
    for (int rank = 0;; rank += kRound) {
      while (row[wanted[missing]]) ++missing;
      if (wanted[missing] >= common) return common;
      if (rank == kKept) break;
      if (learns) {
        learn(row, size, common, rank);
        continue;
      }
      for (int take : splits)
        for (int next = rank; next < rank + kRound; ++next)
          row[values[order[next]] ^ values[size - take - order[next]]] = 1;
    }
    if (!far) return wanted[missing];
    for (int part = kKept + 1; 2 * part + apart <= size - splits[0]; ++part) {
      for (int take : splits)
        if (2 * part + apart <= size - take) row[values[part] ^ values[size - take - part]] = 1;
      while (row[wanted[missing]]) ++missing;
      if (wanted[missing] >= common) return common;
    }
    return wanted[missing];
  }

  int value_of(std::uint8_t* row, int size) {
    for (int take : ends)
      if (take == size) row[0] = 1;
    for (int take : wholes)
      if (take < size) row[values[size - take]] = 1;
    for (int take : splits) {
      const int left = size - take;
      if (sparse) {
        for (int part : rare) {
          if (part > kWave || part >= left) break;
          if (!apart || 2 * part != left) row[values[part] ^ values[left - part]] = 1;
        }
      } else {
        for (int part = 1; part <= kWave && 2 * part + apart <= left; ++part)
          row[values[part] ^ values[left - part]] = 1;
      }
    }
    int value = 0;
    if (!sparse) {
      while (row[value]) ++value;
      return value;
    }
    const Numbers& others = side[1 - rare_parity(size)];
    while (row[others[value]]) ++value;
    return search(row, size, others[value], side[rare_parity(size)]);
  }

  bool fill() {
    for (int start = 0, end = 0; start < heaps; start = end) {
      choose(start);
      std::fill(seen.begin(), seen.end(), 0);
      for (int take : splits) {
        const int whole = start - take;
        if (sparse) {
          for (int part : rare)
            if (part > kWave) mark(part, whole - part);
        } else {
          for (int part = kWave + 1; part <= (whole + kWave) / 2; ++part) mark(part, whole - part);
        }
      }
      end = std::min(start + kWave, heaps);
      for (int size = start; size < end; ++size) {
        const int least = value_of(seen.data() + ((size - start) << shift), size);
        if (least > static_cast<Value>(~0u)) return false;
        values[size] = static_cast<Value>(least);
        largest = std::max(largest, least);
        if (4 * least >= 1 << shift) {
          while (4 * least >= 1 << shift) ++shift;
          widen();
          end = size + 1;
        }
        if (size == 0) continue;
        ++frequency[2 * least + side_of(size)];
        if (sparse && is_rare(size)) {
          rare.push_back(size);
          end = size + 1;
        }
      }
    }
    return true;
  }
};

template <typename Value>
bool measure(const std::string& code, int heaps, bool unequal) {
  const auto began = std::chrono::steady_clock::now();
  Table<Value> table(code, heaps, unequal);
  if (!table.fill()) return false;
  const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - began;
  std::uint32_t sum = 0;
  for (int value : table.values) sum = 31 * sum + value;
  std::printf("%.3f %u\n", took.count(), sum);
  return true;
}

int main(int count, char** arguments) {
  const std::string code = arguments[1];
  const int heaps = std::atoi(arguments[2]);
  const bool unequal = count > 3;
  if (!measure<std::uint8_t>(code, heaps, unequal)) measure<std::uint16_t>(code, heaps, unequal);
}
