import { readPaid } from "#lib/domains/plans/open/plan-costs.ts";

test.each([
  ["12.50", 12.5],
  ["1,234.5", 1_234.5],
  ["25 000", 25_000],
  ["12,50", 12.5],
  ["12,5000", 12.5],
  ["1.234,50", 1_234.5],
  ["١٢٫٥", 12.5],
  ["12’500", 12_500],
  ["1,234,567.89", 1_234_567.89],
  ["999999999999.99", 999_999_999_999.99],
  ["0", 0],
  [" ", null],
])("%s is the amount %s", (typed, amount) => expect(readPaid(typed)).toBe(amount));

test.each(["1,2,3", "-5", "twelve", "1e3", "1000000000000"])(
  "%s is taken for no amount, least of all for a hundred times what is meant",
  (typed) => expect(readPaid(typed)).toBeUndefined(),
);

test.each([
  ["1.234", { thousands: "1234", decimals: "1.234" }],
  ["2,500", { thousands: "2500", decimals: "2.5" }],
])("%s can be read in two ways, and is neither until its owner says which", (typed, readings) =>
  expect(readPaid(typed)).toEqual(readings),
);
