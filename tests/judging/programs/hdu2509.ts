/** HDU 2509 by the number of rows with two apples or more: none, one, and more are three cases. */
import { answer, list } from "./numbers.ts";

answer((count) => {
  const rows = list(count);
  const large = rows.filter((apples) => apples > 1).length;
  if (large === 1) return "Yes"; // it becomes 0 or 1, as is needed
  const odd = rows.filter((apples) => apples === 1).length % 2 === 1;
  if (large === 0) return odd ? "No" : "Yes";
  return rows.reduce((sum, apples) => sum ^ apples) === 0 ? "No" : "Yes";
});
