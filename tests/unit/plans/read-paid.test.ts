import { readPaid } from "#lib/plans/open/read-paid.ts";

test.each([
  ["12.50", 12.5],
  ["1,234.5", 1_234.5],
  ["25 000", 25_000],
  ["12’500", 12_500],
  ["1,234,567.89", 1_234_567.89],
  ["999999999999.99", 999_999_999_999.99],
  ["0", 0],
  [" ", null],
])("%s is the amount %s", (typed, amount) => expect(readPaid(typed)).toBe(amount));

test.each([
  "12,50",
  "1,2,3",
  "12,5000",
  "1.234,50",
  "1.234",
  "-5",
  "twelve",
  "1e3",
  "1000000000000",
  "12.505",
])("%s is taken for no amount, least of all for a hundred times what is meant", (typed) =>
  expect(readPaid(typed)).toBeUndefined(),
);
