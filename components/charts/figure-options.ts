import { figureKind } from "#lib/countries/record/open/figures.ts";
import { figureChoices } from "#lib/countries/index.ts";

/** Every figure that some country has, in its groups, for a select. */
export const figureOptions = () =>
  figureChoices().map(({ label, keys }) => ({
    label,
    options: keys.map((key) => ({ value: key, label: figureKind(key).label })),
  }));
