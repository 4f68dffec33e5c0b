import { readFileSync, statSync } from "node:fs";
import { iconNames } from "#components/ui/icon.tsx";
import { patternNames } from "#components/ui/pattern-band.tsx";

test.each(patternNames)("the %s band is small, has colours for both schemes and fetches nothing", (name) => {
  const file = `public/patterns/${name}.svg`;
  expect(statSync(file).size).toBeLessThan(1000);
  const svg = readFileSync(file, "utf8");
  expect(svg).toContain("prefers-color-scheme:dark");
  expect(svg).not.toMatch(/url\(|href|<script/);
});

test("the stylesheet draws every band", () => {
  const css = readFileSync("components/ui/parts.css", "utf8");
  for (const name of patternNames) expect(css).toContain(`/patterns/${name}.svg`);
});

test("no icon is named twice", () => {
  expect(new Set(iconNames).size).toBe(iconNames.length);
});
