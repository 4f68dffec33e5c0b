/** What somebody registers; each has a page of its own in every country. The first is the guide itself. */
export const pathKinds = ["company", "sole-trader", "foreign-owner", "branch"] as const;
export type PathKind = (typeof pathKinds)[number];
