import { clean, cleanLine, withoutUnseen, isBlank } from "#lib/platform/text/clean.ts";

const unseen = [
  "",
  " ",
  "\u00a0",
  "\u200b",
  "\u2060\u2060",
  "\u00ad",
  "\u200d\u200d",
  "\ufe0f",
  "\u2800",
  "\u3164",
  "\uffa0",
  "\u200b".repeat(20),
  "\u202a\u2066\u2069\u202c",
  "\n\t\u0000",
  "\u{e0001}\u{e007f}",
];

test.each(unseen)("%j shows nothing, so it is nothing", (text) => {
  expect(isBlank(text)).toBe(true);
  expect(clean(text)).toBe("");
  expect(cleanLine(text)).toBe("");
});

test("names keep the joiners inside them, and lose what was copied around them", () => {
  const persian = "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645";
  const sinhala = "\u0d9a\u0dca\u200d\u0dbb\u0dd2";
  expect(cleanLine(persian)).toBe(persian);
  expect(cleanLine(sinhala)).toBe(sinhala);
  expect(cleanLine("\ufeffAma\u200b")).toBe("Ama");
  expect(clean("\u2764\ufe0f")).toBe("\u2764\ufe0f");
  expect(withoutUnseen("a\u00adb\u200bc")).toBe("abc");
});

test("text full of blanks is cleaned in time that grows with its length", () => {
  const ms = (letters: number) => {
    const text = `a${" ".repeat(letters)}b`;
    const from = performance.now();
    for (let count = 0; count < 5; count += 1) clean(text);
    return performance.now() - from;
  };
  ms(10_000);
  expect(ms(320_000)).toBeLessThan(Math.max(1, ms(10_000)) * 320);
});
