/**
 * The five regions, in the order in which the site lists them. They are separate from the schema so that the browser
 * need not load it.
 */
export const regions = [
  "North Africa",
  "West Africa",
  "Central Africa",
  "East Africa",
  "Southern Africa",
] as const;
