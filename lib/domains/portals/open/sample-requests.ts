import { sideOf } from "./member-sides.ts";
import type { RequestRow } from "./request-row.ts";

const standings = [
  { stands: "received", state: "open", hasNews: false },
  { stands: "asked", state: "waiting", hasNews: true },
  { stands: "accepted", state: "done", hasNews: false },
] as const;

/** Sample rows of a member's requests; none for a portal without forms. */
export function sampleRequests(key: string): RequestRow<"sample">[] {
  const { forms } = sideOf(key);
  return standings.flatMap(({ stands, ...turn }, at) => {
    const form = forms[at % forms.length]?.form;
    const reference = `AK-SAMP-LE0${at + 1}`;
    return form ? [{ reference, ...turn, filedAt: "sample" as const, sent: { form, stands } }] : [];
  });
}
