import { areas } from "#lib/data/countries/record/open/areas.ts";
import { regions } from "#lib/data/countries/record/open/regions.ts";

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
