/** The name and description of the site. They are defined only here. */
export const brand = {
  name: "Akoma",
  group: "Akoma Group",
  description:
    "How to start, move or fund something in any of 54 African countries: the steps, the costs and the offices, each figure with its source and its year.",
  foundedYear: 2025,
} as const;

/** The title of a document as shown in tabs and by search engines. */
export const titled = (title: string): string => `${title} · ${brand.name}`;
