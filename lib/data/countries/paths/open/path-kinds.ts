/** The ways to register a business. Each has its own page in every country; the first is the guide itself. */
export const pathKinds = ["company", "sole-trader", "foreign-owner", "branch"] as const;
export type PathKind = (typeof pathKinds)[number];
