import { cleanLine } from "#lib/platform/text/clean.ts";
import { mailboxOf } from "#lib/platform/text/read-address.ts";
import { isUuid } from "#lib/platform/text/is-uuid.ts";
import { auditActions, auditOutcomes, type AuditAction, type AuditOutcome } from "./actions.ts";

/** The filter of the audit page, as in its address. */
export type AuditQuery = {
  action?: AuditAction | undefined;
  outcome?: AuditOutcome | undefined;
  /** The actor: the id of an account, or a full address. */
  actor?: string | undefined;
  /** ISO dates, in UTC; both are included. */
  from?: string | undefined;
  until?: string | undefined;
  reference?: string | undefined;
  /** The id of the event after which the page continues. */
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

/** Parses the query of the page; leaves out invalid values. */
export function readAuditQuery(query: Given): AuditQuery {
  const actor = mailboxOf(one(query["actor"]));
  const after = one(query["after"]);
  return {
    action: among(auditActions, one(query["action"])),
    outcome: among(auditOutcomes, one(query["outcome"])),
    actor: actor.includes("@") || isUuid(actor) ? actor : undefined,
    from: day(one(query["from"])),
    until: day(one(query["until"])),
    reference: one(query["reference"]).toUpperCase() || undefined,
    after: /^\d{1,18}$/.test(after) ? after : undefined,
  };
}

/** The query string of the page for this filter. */
export const auditSearch = (query: AuditQuery): string =>
  new URLSearchParams(Object.entries(query).filter(([, value]) => value) as [string, string][]).toString();
