import "server-only";
import { Prisma } from "#lib/generated/prisma/client.ts";
import { readReference } from "#lib/platform/text/reference.ts";
import { mailboxOf } from "#lib/platform/text/read-address.ts";
import { senderHash } from "./file-case.ts";
import { caseKinds, type CaseKind, type CaseState } from "./open/kinds.ts";
import type { CaseAge, QueueQuery } from "./open/queue-query.ts";

/** The reader: the kinds their role may read, and the member that "me" means. */
export type CaseReader = { memberId: string; kinds: readonly CaseKind[] };

/** The filters of the queue; null means any. */
export type Sought = {
  /** Null for a reader of all kinds: testing each row against the whole list would take longer than all the rest. */
  kinds: CaseKind[] | null;
  kind: CaseKind | null;
  state: CaseState | null;
  country: string | null;
  assignee: string | null;
  isUnassigned: boolean;
  label: string | null;
  age: CaseAge | "any";
  /** The search text as both things it may be: a reference, or a sender's address. */
  reference: string | null;
  sender: string | null;
};

/** The filters of a query. A text search finds cases in any state. */
export function soughtBy(
  { kind, state, country, age, who, label, text }: QueueQuery,
  { memberId, kinds }: CaseReader,
): Sought {
  return {
    kinds: caseKinds.every((one) => kinds.includes(one)) ? null : [...kinds],
    kind: kind ?? null,
    state: text ? null : state,
    country: country ?? null,
    assignee: who === "me" ? memberId : who && who !== "nobody" ? who : null,
    isUnassigned: who === "nobody",
    label: label ?? null,
    age: age ?? "any",
    reference: text ? (readReference(text) ?? text) : null,
    sender: text ? senderHash(mailboxOf(text)) : null,
  };
}

const ages = {
  any: Prisma.sql`true`,
  late: Prisma.sql`c.due_at < now() AND c.state <> 'done'`,
  soon: Prisma.sql`c.due_at < now() + interval '2 days' AND c.due_at >= now() AND c.state <> 'done'`,
  old: Prisma.sql`c.filed_at < now() - interval '30 days'`,
} as const;

/** The SQL condition on `cases c`, without the state filter. */
export const matching = (sought: Sought) => Prisma.sql`
  (${sought.kinds}::case_kind[] IS NULL OR c.kind = ANY(${sought.kinds}::case_kind[]))
  AND (${sought.kind}::case_kind IS NULL OR c.kind = ${sought.kind}::case_kind)
  AND (${sought.country}::text IS NULL OR c.country_slug = ${sought.country})
  AND (${sought.assignee}::uuid IS NULL OR c.assignee_id = ${sought.assignee}::uuid)
  AND (NOT ${sought.isUnassigned}::boolean OR c.assignee_id IS NULL)
  AND (${sought.label}::text IS NULL OR c.labels @> ARRAY[${sought.label}::text])
  AND (${sought.reference}::text IS NULL OR c.reference = ${sought.reference} OR c.sender_hash = ${sought.sender})
  AND ${ages[sought.age]}`; // prettier-ignore

/** The same with the state filter, for a page or an export of the queue. */
export const found = (sought: Sought) => Prisma.sql`
  ${matching(sought)}
  AND (${sought.state}::case_state IS NULL OR c.state = ${sought.state}::case_state)`; // prettier-ignore
