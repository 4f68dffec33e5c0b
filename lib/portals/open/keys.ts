/** The portals staff let members into. The list is closed: a request for anything else is refused. */
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

/** ClearSight lets organisations in, from addresses they have registered. */
export const isForOrganisations = (key: string): boolean =>
  key === "clearsight" || key.startsWith("clearsight-");

/** A private mailbox says nothing about an organisation. */
export const needsWorkAddress = (key: string): boolean => key === "clearsight-corporate";
