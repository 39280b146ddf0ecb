/**
 * The distinct positive Fibonacci numbers up to a limit, in increasing order.
 *
 * @example
 * fibonacciNumbers(20); // [1, 2, 3, 5, 8, 13]
 */
export function fibonacciNumbers(limit: number): readonly number[] {
  const numbers: number[] = [];
  for (let [last, next] = [1, 1]; next <= limit; [last, next] = [next, last + next]) {
    numbers.push(next);
  }
  return numbers;
}
