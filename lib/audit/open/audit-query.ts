import { cleanLine } from "#lib/text/clean.ts";
import { mailboxOf } from "#lib/text/read-address.ts";
import { isUuid } from "#lib/text/is-uuid.ts";
import { auditDeeds, auditOutcomes, type AuditDeed, type AuditOutcome } from "./deeds.ts";

/** What of the audit somebody looks at, as the address of the page has it. */
export type AuditQuery = {
  deed?: AuditDeed | undefined;
  outcome?: AuditOutcome | undefined;
  /** Who did it: the id of an account, or a whole address. */
  actor?: string | undefined;
  /** ISO days, in UTC; both belong to the span. */
  from?: string | undefined;
  until?: string | undefined;
  reference?: string | undefined;
  /** The number of the event to go on after. */
  after?: string | undefined;
};

const longestText = 254;
type Given = Readonly<Record<string, string | string[] | undefined>>;
const one = (given: string | string[] | undefined): string =>
  cleanLine([given].flat()[0] ?? "").slice(0, longestText);
const among = <T extends string>(known: readonly T[], given: string): T | undefined =>
  known.find((value) => value === given);
const day = (given: string): string | undefined =>
  /^20\d\d-\d\d-\d\d$/.test(given) && !Number.isNaN(Date.parse(given)) ? given : undefined;

/** Reads the query of the page; what means nothing is left out. */
export function readAuditQuery(query: Given): AuditQuery {
  const actor = mailboxOf(one(query["actor"]));
  const after = one(query["after"]);
  return {
    deed: among(auditDeeds, one(query["deed"])),
    outcome: among(auditOutcomes, one(query["outcome"])),
    actor: actor.includes("@") || isUuid(actor) ? actor : undefined,
    from: day(one(query["from"])),
    until: day(one(query["until"])),
    reference: one(query["reference"]).toUpperCase() || undefined,
    after: /^\d{1,18}$/.test(after) ? after : undefined,
  };
}

/** The query of the page that looks at this. */
export const auditSearch = (query: AuditQuery): string =>
  new URLSearchParams(Object.entries(query).filter(([, value]) => value) as [string, string][]).toString();
