/** The columns of the footer, in order. Their titles are in lib/platform/words/en/shell.json. */
export const footerColumns = ["start", "one-africa", "group", "finance", "take-part", "this-site"] as const;
export type FooterColumn = (typeof footerColumns)[number];
