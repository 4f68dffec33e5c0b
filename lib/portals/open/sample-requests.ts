import { sideOf } from "./member-sides.ts";
import type { RequestRow } from "./request-row.ts";

const standings = [
  { stands: "received", state: "open", hasNews: false },
  { stands: "asked", state: "waiting", hasNews: true },
  { stands: "accepted", state: "done", hasNews: false },
] as const;

/** Made-up rows of what a member would have sent from a portal: none where nothing is sent from it. */
export function sampleRequests(key: string): RequestRow<"sample">[] {
  const { forms } = sideOf(key);
  return standings.flatMap(({ stands, ...turn }, at) => {
    const form = forms[at % forms.length]?.form;
    const reference = `AK-SAMP-LE0${at + 1}`;
    return form ? [{ reference, ...turn, filedAt: "sample" as const, sent: { form, stands } }] : [];
  });
}
