/** The roles in the table `members`. */
export const roles = ["member", "staff", "moderator", "caseworker", "admin"] as const;
export type Role = (typeof roles)[number];

/** Somebody with an account. */
export type Member = {
  id: string;
  email: string;
  role: Role;
  audience: string | null;
  countrySlug: string | null;
  /** Whether they said why they are here and agreed to what is stored. */
  isRegistered: boolean;
  createdAt: Date;
};

/** The authenticated caller, and the session they use. */
export type Visit = {
  member: Member;
  session: { id: string; deviceHash: string; isRemembered: boolean; createdAt: Date; expiresAt: Date };
};
