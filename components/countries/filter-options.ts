import { figureChoices } from "#lib/data/countries/index.ts";
import { areas } from "#lib/data/countries/record/open/areas.ts";
import { figureKind } from "#lib/data/countries/record/open/figures.ts";
import { regions } from "#lib/data/countries/record/open/regions.ts";

/** Every figure that at least one country has, in groups, as options of a select. */
export const figureOptions = () =>
  figureChoices().map(({ label, keys }) => ({
    label,
    options: keys.map((key) => ({ value: key, label: figureKind(key).label })),
  }));

/** The five regions and an option for all of them, for a select. */
export const regionOptions = [
  { value: "", label: "All regions" },
  ...regions.map((region) => ({ value: region, label: region })),
];

/** The same with the islands, which are in three of the regions. */
export const areaOptions = [
  { value: "", label: "All" },
  ...areas.map((area) => ({ value: area, label: area })),
];
