/** The portals that need a grant from staff. The list is closed: a request for any other key is refused. */
export const grantKeys = [
  "investor",
  "vendor",
  "credit-union",
  "afrivent",
  "health",
  "clearsight",
  "clearsight-corporate",
  "clearsight-institutional",
  "clearsight-organization",
  "clearsight-government",
  "clearsight-foreign",
  "clearsight-training",
  "rootspay",
  "seed-bank",
  "hr",
  "verify-identity",
  "verify-business",
  "verify-credentials",
  "verify-employment",
  "verify-address",
  "verify-documents",
] as const;

export type GrantKey = (typeof grantKeys)[number];

/** ClearSight admits only organisations, from network addresses they have registered. */
export const isForOrganisations = (key: string): boolean =>
  key === "clearsight" || key.startsWith("clearsight-");

/** A private mailbox says nothing about an organisation. */
export const needsWorkAddress = (key: string): boolean => key === "clearsight-corporate";
