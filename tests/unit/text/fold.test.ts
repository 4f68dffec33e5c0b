import { fold } from "#lib/platform/text/fold.ts";

test.each([
  ["It's a `Test`: AND-so_on, 24/7!", "its a test and so on 24 7"],
  ["  Côte d’Ivoire – São Tomé  ", "cote divoire sao tome"],
  ["ﬁnance №5", "finance no5"],
  ["تونس ʼ Ελλάδα", "تونس ελλαδα"],
  ["\u0000 \t?", ""],
])("%j is compared as %j", (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test("plain text is folded as it is beside a letter with an accent", () => {
  const plain = Array.from({ length: 128 }, (_, code) => `x${String.fromCharCode(code)}Y`).join("");
  expect(`${fold(plain)}e`).toBe(fold(`${plain}é`));
});
