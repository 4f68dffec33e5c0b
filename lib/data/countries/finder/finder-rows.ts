import { finderRow } from "./finder-row.ts";
import { listCountries } from "../record/list-countries.ts";
import type { FinderRow } from "./open/search.ts";

/** The rows of all 54 countries, sorted by name. */
export const finderRows = (): FinderRow[] => listCountries().map(finderRow);
