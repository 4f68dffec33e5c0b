import { mapBreadyFigures } from "#lib/data/countries/import/map-figures.ts";
import { gatherResearch } from "#lib/data/countries/import/gather-research.ts";

/** As the file of the research writes it: its keys are text here, so that no rename in the code reaches them. */
const bready = `{
  "generated": "2026-11-22",
  "editions": { "2024": { "economies": 50 }, "2025": { "economies": 101 } },
  "countries": {
    "togo": { "2024": null, "2025": { "regulatory_framework": 66.5, "public_services": 54, "sources": ["worldbank"] } }
  }
}`;

test("the scores of B-READY are read from its newest edition, under the keys of its file", () => {
  const { bready: entries, leftOut } = gatherResearch([{ name: "bready.json", text: bready }]);
  expect(leftOut).toEqual([]);
  expect(entries.map(({ slug }) => slug)).toEqual(["togo"]);
  const { bready_rules: rules } = mapBreadyFigures(entries[0]!);
  expect(rules).toMatchObject({ value: 66.5, year: 2025 });
});
