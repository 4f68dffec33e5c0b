import { figureKind } from "#lib/data/countries/record/open/figures.ts";
import { figureChoices } from "#lib/data/countries/index.ts";

/** Every figure that at least one country has, in groups, as options of a select. */
export const figureOptions = () =>
  figureChoices().map(({ label, keys }) => ({
    label,
    options: keys.map((key) => ({ value: key, label: figureKind(key).label })),
  }));
