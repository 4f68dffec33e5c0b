/** What a document of a portal is. As the table `portal_documents` has them. */
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
