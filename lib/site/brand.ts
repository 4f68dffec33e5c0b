/** The one place that says what the site is called. */
export const brand = {
  name: "Akoma",
  group: "Akoma Group",
  description:
    "How to start, move or fund something in any of 54 African countries: the steps, the costs and the offices, each figure with its source and its year.",
  foundedYear: 2025,
} as const;

/** The title of a document, as tabs and search engines show it. */
export const titled = (title: string): string => `${title} · ${brand.name}`;
