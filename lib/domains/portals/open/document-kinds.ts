/** The kinds of portal document. The table `portal_documents` has the same ones. */
export const documentKinds = [
  "report",
  "statement",
  "terms",
  "minutes",
  "decision",
  "notice",
  "other",
] as const;
export type DocumentKind = (typeof documentKinds)[number];
