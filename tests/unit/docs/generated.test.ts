import { readFileSync } from "node:fs";
import { generatedDocuments, markdownTable, replacePart, settingsTable } from "#lib/ops/docs/documents.ts";

test.each(Object.entries(generatedDocuments()))("%s is what `npm run docs` writes", (file, text) => {
  expect(readFileSync(file, "utf8")).toBe(text);
});

test("a setting is a row of its comment: meaning, build, default; without a default it is left out", () => {
  const source = `
  /** Set by the commands. */
  NODE_ENV: z.string(),
  /**
   * Where to listen,
   * and on what.
   * @defaultValue \`3000\`
   */
  PORT: z.number(),
`;
  expect(settingsTable(source, ["PORT"]).split("\n")).toEqual([
    "| Setting | Meaning                       | Build | When unset |",
    "| ------- | ----------------------------- | ----- | ---------- |",
    "| `PORT`  | Where to listen, and on what. | yes   | `3000`     |",
  ]);
});

test("a bar in a cell begins no column", () => {
  expect(
    markdownTable(["A"], [["x | y"]])
      .split("\n")
      .at(-1),
  ).toBe("| x \\| y |");
});

test("a part without its marks is refused", () => {
  expect(replacePart("a\n<!-- x -->\nold\n<!-- /x -->\nb", "x", "new")).toBe(
    "a\n<!-- x -->\n\nnew\n\n<!-- /x -->\nb",
  );
  expect(() => replacePart("a", "x", "new")).toThrow("There is no part x.");
});
