import { regions } from "#lib/countries/record/open/regions.ts";

/** The five regions and all of them, for a select. */
export const regionOptions = [
  { value: "", label: "All regions" },
  ...regions.map((region) => ({ value: region, label: region })),
];
