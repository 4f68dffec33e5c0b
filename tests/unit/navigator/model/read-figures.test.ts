import { readFigures } from "#lib/domains/navigator/model/read-figures.ts";

const read = (text: string) =>
  readFigures(text).map(({ value, of, span }) => [value, of, ...(span ? [span] : [])]);

test.each([
  ["28%", [[28, "%"]]],
  ["28 per cent", [[28, "%"]]],
  ["twenty-eight percent", [[28, "%"]]],
  ["28,5 %", [[28.5, "%"]]],
  ["1,124", [[1124, ""]]],
  ["1 124 000", [[1_124_000, ""]]],
  ["RWF 20,000,000", [[20_000_000, "rwf"]]],
  ["20 million Rwandan francs", [[20_000_000, "franc"]]],
  ["$16.4bn", [[16_400_000_000, "$"]]],
  ["-$1.7 billion", [[-1_700_000_000, "$"]]],
  ["US$ 50", [[50, "us$"]]],
  [
    "1 to 4 days",
    [
      [1, "day", "low"],
      [4, "day", "high"],
    ],
  ],
  [
    "1–4 working days",
    [
      [1, "working day", "low"],
      [4, "working day", "high"],
    ],
  ],
  [
    "between one and four weeks",
    [
      [1, "week", "low"],
      [4, "week", "high"],
    ],
  ],
  [
    "RWF 2 to 12 million",
    [
      [2_000_000, "rwf", "low"],
      [12_000_000, "rwf", "high"],
    ],
  ],
  [
    "20 to 25%",
    [
      [20, "%", "low"],
      [25, "%", "high"],
    ],
  ],
  ["six working hours", [[6, "working hour"]]],
  [
    "31 March 2026",
    [
      ["03-31", "date"],
      [2026, "year"],
    ],
  ],
  [
    "March 31st, 2026",
    [
      ["03-31", "date"],
      [2026, "year"],
    ],
  ],
  [
    "2026-03-31",
    [
      ["03-31", "date"],
      [2026, "year"],
    ],
  ],
  ["by the 15th", [[15, "ordinal"]]],
  ["since 2023", [[2023, "year"]]],
  ["Law 007/2021", [["007/2021", "number of a law"]]],
  ["UTC+02:00", [["utc+02:00", "time"]]],
  ["one hundred and twenty days", [[120, "day"]]],
  ["a one-stop shop", []],
])("%s", (text, figures) => {
  expect(read(text)).toEqual(figures);
});
