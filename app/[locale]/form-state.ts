import { findDraft, type FormState } from "#lib/forms/index.ts";
import { unlessAway } from "#lib/http/unless-away.ts";
import { readSiteCookie } from "#lib/members/index.ts";
import { fault } from "#lib/words/faults.ts";

type Query = Readonly<Record<string, string | string[] | undefined>>;

/**
 * What this browser sent by one of these forms that could not be taken, where the address names its draft. Where the
 * draft is gone, or cannot be looked up, the first of the forms is empty and says so.
 */
export async function readFormState(
  query: Query,
  form: string,
  ...others: readonly string[]
): Promise<FormState | undefined> {
  const { draft } = query;
  if (typeof draft !== "string") return undefined;
  const token = await readSiteCookie("draft");
  const found = await unlessAway("readFormState", async () => ({
    state: await findDraft([form, ...others], draft, token),
  }));
  if (found?.state) return found.state;
  const sentence = fault(found ? "draftGone" : "away");
  return { form, typed: {}, faults: { "": sentence }, code: found ? "not_found" : "unavailable" };
}
