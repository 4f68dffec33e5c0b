import { figureKind } from "#lib/countries/figures.ts";
import { figureChoices } from "#lib/countries/index.ts";
import { regions } from "#lib/countries/regions.ts";

/** Every figure that some country has, in its groups, for a select. */
export const figureOptions = () =>
  figureChoices().map(({ label, keys }) => ({
    label,
    options: keys.map((key) => ({ value: key, label: figureKind(key).label })),
  }));

/** The five regions and all of them, for a select. */
export const regionOptions = [
  { value: "", label: "All regions" },
  ...regions.map((region) => ({ value: region, label: region })),
];
