import { csvFile, csvLines } from "#lib/platform/text/csv.ts";

test("a file of CSV begins with the mark of UTF-8, and quotes what would part a line", () => {
  expect(
    csvFile([
      ["name", "value"],
      ['Côte d\'Ivoire, "CI"', 1250.5],
    ]),
  ).toBe('\ufeffname,value\n"Côte d\'Ivoire, ""CI""",1250.5\n');
});

test("with semicolons it has decimal commas in figures, and leaves texts as they are", () => {
  expect(csvFile([["a;b", 1250.5, "version 2.5", null]], "semicolon")).toBe(
    '\ufeff"a;b";1250,5;version 2.5;\n',
  );
});

test("what a spreadsheet would take for a formula is quoted where it is asked for", () => {
  expect(csvLines([["=1+1", "@sum"]], { isSafe: true })).toBe("'=1+1,'@sum\n");
});
