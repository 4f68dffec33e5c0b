/** The columns of the footer, in their order. What they are called stands in lib/words/en/shell.json. */
export const footerColumns = ["start", "one-africa", "group", "finance", "take-part", "this-site"] as const;
export type FooterColumn = (typeof footerColumns)[number];
