export function winner(_year: number, month: number, day: number): "YES" | "NO" {
  const isException = day === 30 && (month === 9 || month === 11);
  return (month + day) % 2 === 0 || isException ? "YES" : "NO";
}
