import { readFileSync } from "node:fs";

/** The kinds that the type allows are read from its source. */
test("every kind of section stands in the style guide", () => {
  const kinds = [...readFileSync("lib/data/content/types.ts", "utf8").matchAll(/kind: "([a-z]+)"/g)].map(
    ([, kind]) => kind,
  );
  const shown = [
    ...readFileSync("app/[locale]/(site)/styleguide/sections/page.tsx", "utf8").matchAll(/kind: "([a-z]+)"/g),
  ].map(([, kind]) => kind);
  expect(kinds.length).toBeGreaterThan(20);
  expect(kinds.filter((kind) => !shown.includes(kind))).toEqual([]);
});
