import { figureGroups } from "./figure-groups.ts";
import { figureKeys, figureKind, type FigureKey } from "../record/open/figures.ts";
import { listCountries } from "../record/list-countries.ts";

type FigureChoice = { label: string; keys: readonly FigureKey[] };

/** The figures that at least one country has, by group: those that can be ranked or drawn. */
export const figureChoices = (): FigureChoice[] =>
  figureGroups
    .map(({ group, label }) => ({
      label,
      keys: figureKeys.filter(
        (key) => figureKind(key).group === group && listCountries().some(({ figures }) => figures[key]),
      ),
    }))
    .filter(({ keys }) => keys.length > 0);
