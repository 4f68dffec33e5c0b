/** The columns of the footer, in their order. */
export const footerColumns = [
  "Start a business",
  "One Africa",
  "The group",
  "Finance",
  "Take part",
  "This site",
] as const;
export type FooterColumn = (typeof footerColumns)[number];
