import { twoReadings, unmistakable } from "#lib/platform/text/numbers.ts";
import { readNumber } from "#lib/platform/text/read-number.ts";

test.each([
  ["1 250", 1250],
  ["1\u202f250", 1250],
  ["1'250", 1250],
  ["1\u2019250", 1250],
  ["2,5", 2.5],
  ["2.5", 2.5],
  ["1.250,5", 1250.5],
  ["1,250.50", 1250.5],
  ["1 250,500", 1250.5],
  ["1.250.000", 1_250_000],
  ["1,250,000", 1_250_000],
  ["12,34,567", 1_234_567],
  ["1250.500", 1250.5],
  ["0.250", 0.25],
  ["0,250", 0.25],
  ["1250.", 1250],
  ["\u221212", -12],
  ["\u0661\u0662\u0665\u0660", 1250],
  ["\u0661\u066c\u0662\u0665\u0660", 1250],
  ["\u0661\u066b\u0662\u0665\u0660", 1.25],
  ["\u200e1250\u200b", 1250],
])("%j is the number %d", (typed, value) => expect(readNumber(typed)).toEqual({ value }));

test.each([
  ["1.250", "1250", "1.25"],
  ["2.500", "2500", "2.5"],
  ["2,500", "2500", "2.5"],
  ["12,345", "12345", "12.345"],
  ["-1.250", "-1250", "-1.25"],
  ["\u0661.\u0662\u0665\u0660", "1250", "1.25"],
])("%s can be %s and %s, and is the one that is meant", (typed, thousands, decimals) => {
  expect(readNumber(typed)).toEqual({ either: { thousands, decimals } });
  expect(readNumber(typed, "thousands")).toEqual({ value: Number(thousands) });
  expect(readNumber(typed, "decimals")).toEqual({ value: Number(decimals) });
});

test.each(["", "much", "1.2.3", "1,2,3", "12 50", "1.250.5", "1e3", "1,250 000", "--1"])(
  "%j is no number",
  (typed) => expect(readNumber(typed)).toBeUndefined(),
);

test("either reading can be typed so that it is not asked again", () => {
  for (const typed of ["1.250", "1,234", "9.000"]) {
    const readings = twoReadings(typed);
    expect(readNumber(unmistakable(readings?.thousands ?? ""))).toEqual({
      value: Number(readings?.thousands),
    });
    expect(readNumber(unmistakable(readings?.decimals ?? ""))).toEqual({ value: Number(readings?.decimals) });
  }
});
