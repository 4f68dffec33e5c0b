import { retention } from "#lib/upkeep/open/retention.ts";

/** What outlives an account, and why: said before somebody deletes theirs, and again afterwards. */
export const keptAfterDeletion: readonly string[] = [
  `The record of sign-ins and decisions, ${retention.auditEvents.kept}, so that misuse of access can be looked into. It holds a number and a keyed fingerprint in place of your e-mail address, and nothing you wrote.`,
  "Counts that limit how often a code can be asked for, under such a fingerprint, for a day at most, so that deleting an account does not reset them.",
  "Backups of the database, if whoever runs this site makes them, until they are overwritten.",
];
