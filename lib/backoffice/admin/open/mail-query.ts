import { mailStates, type MailState } from "#lib/services/mail/open/mail-states.ts";
import { isUuid } from "#lib/platform/text/is-uuid.ts";

type Given = Readonly<Record<string, string | string[] | undefined>>;
const one = (given: string | string[] | undefined): string => [given].flat()[0] ?? "";

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
