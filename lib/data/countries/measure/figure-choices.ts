import { type FigureGroup, figureKeys, figureKind, type FigureKey } from "../record/open/figures.ts";
import { listCountries } from "../record/list-countries.ts";

/** The groups of figures in the order of the pages; the discontinued series is last. */
export const figureGroups: readonly { group: FigureGroup; label: string }[] = [
  { group: "bready", label: "Business Ready (B-READY)" },
  { group: "tax", label: "Tax" },
  { group: "economy", label: "Economy" },
  { group: "people", label: "People" },
  { group: "trade", label: "Trade" },
  { group: "infrastructure", label: "Infrastructure" },
  { group: "money", label: "Money" },
  { group: "governance", label: "Governance" },
  { group: "land", label: "Land" },
  { group: "ease", label: "Starting a business" },
];

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
