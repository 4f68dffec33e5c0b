import { digitsIn, plainDigits } from "#lib/platform/text/numbers.ts";

test("a digit of any script is the digit of its value", () => {
  const digits = Array.from({ length: 0x1_ffff }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => /\p{Nd}/u.test(letter));
  expect(digits.length).toBeGreaterThan(600);
  // Each script has all ten of them, in order.
  expect(digits.length % 10).toBe(0);
  expect(plainDigits(digits.join(""))).toBe("0123456789".repeat(digits.length / 10));
});

test("what is no digit stays, or goes where only digits count", () => {
  expect(plainDigits("Ama ½ Ⅱ ①")).toBe("Ama ½ Ⅱ ①");
  expect(digitsIn("\u202a\u0661\u0662 \u2013 34.\u202c")).toBe("1234");
});
