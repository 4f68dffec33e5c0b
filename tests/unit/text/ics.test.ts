import { icsFile, icsText } from "#lib/platform/text/ics.ts";

const octets = (text: string) => new TextEncoder().encode(text).length;

test("signs that mean something in a calendar file are escaped, line ends too", () => {
  expect(icsText("a\\b; c, d\ne\r\nf")).toBe("a\\\\b\\; c\\, d\\ne\\nf");
});

test("a long line is folded to 75 octets with no character cut, and reads the same unfolded", () => {
  for (const text of ["x".repeat(300), "é".repeat(200), "日本🌍".repeat(40), "short"]) {
    const line = `SUMMARY:${text}`;
    const file = icsFile([line]);
    for (const one of file.split("\r\n")) expect(octets(one)).toBeLessThanOrEqual(75);
    expect(file.replaceAll("\r\n ", "")).toBe(`${line}\r\n`);
  }
});

test("a line of just 75 octets is not folded, one of 76 is", () => {
  expect(icsFile(["a".repeat(75)])).toBe(`${"a".repeat(75)}\r\n`);
  expect(icsFile(["a".repeat(76)])).toBe(`${"a".repeat(75)}\r\n a\r\n`);
});

test("every line ends with CRLF, and none with less", () => {
  expect(icsFile(["A:1", "B:2"])).toBe("A:1\r\nB:2\r\n");
});
