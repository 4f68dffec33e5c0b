import { cleanLine } from "#lib/platform/text/clean.ts";
import { mailboxOf } from "#lib/platform/text/read-address.ts";
import { isUuid } from "#lib/platform/text/is-uuid.ts";

/** The query of the members page: one whole address, or the cursor of the list. */
export type MembersQuery = { email: string | undefined; after: string | undefined };

/** Long enough for an address with the text that may have been copied around it. */
const longestTyped = 320;
type Given = Readonly<Record<string, string | string[] | undefined>>;
const one = (given: string | string[] | undefined): string => [given].flat()[0] ?? "";

/** Parses the query of the page. Invalid values are left out. */
export function readMembersQuery(query: Given): MembersQuery {
  const email = mailboxOf(cleanLine(one(query["q"])).slice(0, longestTyped));
  const after = one(query["after"]);
  return { email: email || undefined, after: isUuid(after) ? after : undefined };
}
