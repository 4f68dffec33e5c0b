import { findDraft, type FormState } from "#lib/domains/fields/index.ts";
import { unlessAway } from "#lib/platform/http/faults.ts";
import { readSiteCookie } from "#lib/domains/members/index.ts";
import { fault } from "#lib/platform/words/faults.ts";

type Query = Readonly<Record<string, string | string[] | undefined>>;

/**
 * The rejected input that this browser sent with one of these forms, if the query names its draft. If the draft is gone
 * or cannot be read, the first of the forms is empty and says so.
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
