import { cleanLine } from "#lib/text/clean.ts";
import { isUuid } from "#lib/text/is-uuid.ts";

/** What the page of members is asked for: one whole address, or where its list goes on. */
export type MembersQuery = { email: string | undefined; after: string | undefined };

const longestAddress = 254;
type Given = Readonly<Record<string, string | string[] | undefined>>;
const one = (given: string | string[] | undefined): string => [given].flat()[0] ?? "";

/** Reads the query of the page; what means nothing is left out. */
export function readMembersQuery(query: Given): MembersQuery {
  const email = cleanLine(one(query["q"])).slice(0, longestAddress).toLowerCase();
  const after = one(query["after"]);
  return { email: email || undefined, after: isUuid(after) ? after : undefined };
}
