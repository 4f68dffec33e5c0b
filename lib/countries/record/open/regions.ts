/** The five regions, in the order the site lists them. Apart from the schema so that the browser need not load it. */
export const regions = [
  "North Africa",
  "West Africa",
  "Central Africa",
  "East Africa",
  "Southern Africa",
] as const;
