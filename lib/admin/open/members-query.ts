import { cleanLine } from "#lib/text/clean.ts";
import { mailboxOf } from "#lib/text/read-address.ts";
import { isUuid } from "#lib/text/is-uuid.ts";

/** What the page of members is asked for: one whole address, or where its list goes on. */
export type MembersQuery = { email: string | undefined; after: string | undefined };

/** An address with all that may have been copied around it. */
const longestTyped = 320;
type Given = Readonly<Record<string, string | string[] | undefined>>;
const one = (given: string | string[] | undefined): string => [given].flat()[0] ?? "";

/** Reads the query of the page; what means nothing is left out. */
export function readMembersQuery(query: Given): MembersQuery {
  const email = mailboxOf(cleanLine(one(query["q"])).slice(0, longestTyped));
  const after = one(query["after"]);
  return { email: email || undefined, after: isUuid(after) ? after : undefined };
}
