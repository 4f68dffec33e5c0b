import { base64 } from "@scure/base";
import { sendJson, type Failing } from "#components/ui/send-json.ts";
import { caseworkCall } from "#lib/domains/confidential/open/paths.ts";
import { sealTo } from "#lib/domains/confidential/open/seal.ts";
import { unseal } from "#lib/domains/confidential/open/unseal.ts";
import { patienceMs, type Recipient } from "./file-sealed.ts";
import { fetchPart } from "./open-part.ts";

/** `replyTo` is the key of the case's receipt, for messages and answers only. */
export type PartToReseal = { id: string; keys: readonly string[]; replyTo: string | null };

type Given = { identities: readonly string[]; recipients: readonly Recipient[]; words: Failing };

/** Opens each part that these keys open, and seals it again. Skips a part that somebody else has resealed meanwhile. */
export async function resealParts(parts: readonly PartToReseal[], { identities, recipients, words }: Given) {
  let done = 0;
  for (const { id, keys: from, replyTo } of parts) {
    const padded = await unseal(identities, await fetchPart(id)).catch(() => undefined);
    if (!padded) continue;
    const to = recipients.map(({ recipient }) => recipient);
    const sealed = base64.encode(await sealTo(replyTo ? [...to, replyTo] : to, padded));
    const part = { sealed, keys: recipients.map((one) => one.id) };
    const answer = await sendJson(
      caseworkCall("reseal"),
      JSON.stringify({ id, from, part }),
      words,
      {},
      patienceMs,
    );
    if ("data" in answer) done += 1;
  }
  return { done, left: parts.length - done };
}
