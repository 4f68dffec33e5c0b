import { readFileSync } from "node:fs";

const read = (file: string) => readFileSync(file, "utf8").toLowerCase();
const colours = (text: string) => new Set(text.match(/#[0-9a-f]{6}\b/g));

/** Places that CSS variables do not reach: pictures, the manifest, the browser's own bars. */
const copies = [
  "app/icon.svg",
  "app/[locale]/layout.tsx",
  "app/manifest.ts",
  "app/og/picture.tsx",
  "lib/ops/cli/draw-icons.ts",
];

test.each(copies)("every colour written out in %s is a token", (file) => {
  const tokens = colours(read("app/tokens.css"));
  expect([...colours(read(file))].filter((colour) => !tokens.has(colour))).toEqual([]);
});
