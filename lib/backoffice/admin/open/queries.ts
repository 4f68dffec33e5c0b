import { cleanLine } from "#lib/platform/text/clean.ts";
import { mailboxOf } from "#lib/platform/text/read-address.ts";
import { isUuid } from "#lib/platform/text/is-uuid.ts";
import { mailStates, type MailState } from "#lib/services/mail/open/mail-states.ts";

/** The query of the members page: one whole address, or the cursor of the list. */
export type MembersQuery = { email: string | undefined; after: string | undefined };

/** Long enough for an address with the text that may have been copied around it. */
const longestTyped = 320;
type Given = Readonly<Record<string, string | string[] | undefined>>;
const one = (given: string | string[] | undefined): string => [given].flat()[0] ?? "";

/** Parses the query of the members page. Invalid values are left out. */
export function readMembersQuery(query: Given): MembersQuery {
  const email = mailboxOf(cleanLine(one(query["q"])).slice(0, longestTyped));
  const after = one(query["after"]);
  return { email: email || undefined, after: isUuid(after) ? after : undefined };
}

/** The filter of the mail list. */
export type MailQuery = { state: MailState; after: string | undefined };

/** Parses the query of the mail page. Invalid values are left out. */
export function readMailQuery(query: Given): MailQuery {
  const after = one(query["after"]);
  return {
    state: mailStates.find((state) => state === query["state"]) ?? "failed",
    after: isUuid(after) ? after : undefined,
  };
}
