import { readFileSync } from "node:fs";
import { listCountries } from "#lib/data/countries/record/index.ts";
import { africaSvg } from "#lib/data/maps/project.ts";
import { flagSprite } from "#lib/ops/cli/flag-sprite.ts";

const flags = readFileSync("components/ui/flags.svg", "utf8");

test("the pictures kept with the source are the ones `npm run pictures` draws", async () => {
  expect(flags === (await flagSprite())).toBe(true); // a diff of 20 KB helps nobody
  expect(readFileSync("components/charts/africa.svg", "utf8") === africaSvg()).toBe(true);
});

test("every country has its flag in the one file, each drawn", () => {
  const drawn = [...flags.matchAll(/<symbol id="([a-z]{2})" viewBox="0 0 512 512"><(?:path|g|circle) /g)].map(
    ([, code]) => code,
  );
  expect(drawn).toEqual(
    listCountries()
      .map(({ iso2 }) => iso2.toLowerCase())
      .sort(),
  );
});
