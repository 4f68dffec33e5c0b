import { base64 } from "@scure/base";
import { identityToRecipient } from "age-encryption";
import { sendJson, type Answer } from "#components/ui/send-json.ts";
import { deriveReceipt } from "#lib/domains/confidential/open/derive-receipt.ts";
import { mostWords } from "#lib/domains/confidential/open/limits.ts";
import { unpackParcel } from "#lib/domains/confidential/open/parcel.ts";
import { intakeCall } from "#lib/domains/confidential/open/paths.ts";
import type { ReceiptKeys } from "#lib/domains/confidential/open/receipt-keys.ts";
import { readReceipt } from "#lib/domains/confidential/open/receipt.ts";
import type { ShownCase } from "#lib/domains/confidential/open/states.ts";
import { unseal } from "#lib/domains/confidential/open/unseal.ts";
import { clean } from "#lib/platform/text/clean.ts";
import { sealParcel, sendSealed, type Recipient, type Sealed } from "./file-sealed.ts";
import type { IntakeWords } from "./words.ts";

type Part = Omit<ShownCase["parts"][number], "sealed"> & { words?: string | undefined };
export type OpenedCase = { keys: ReceiptKeys; state: ShownCase["state"]; parts: Part[] };

const wordsIn = (identity: string, sealed: Uint8Array): Promise<string | undefined> =>
  unseal([identity], sealed).then(
    (padded) => unpackParcel(padded).words,
    () => undefined,
  );

async function look(keys: ReceiptKeys, words: IntakeWords): Promise<Answer<OpenedCase>> {
  const answer = await sendJson<ShownCase>(
    intakeCall("look"),
    JSON.stringify({ lookup: keys.lookup }),
    words,
  );
  if (!("data" in answer)) return answer;
  const { state, parts } = answer.data;
  const opened: Part[] = [];
  for (const { sealed, ...part } of parts) {
    // Messages from before messages were sealed to the receipt as well cannot be opened here.
    const text = sealed && (await wordsIn(keys.identity, base64.decode(sealed)));
    opened.push({ ...part, words: text });
  }
  return { data: { keys, state, parts: opened } };
}

const wrong = (field: string, sentence: string) => ({ problem: sentence, fields: { [field]: [sentence] } });

/** Fetches the case of a receipt. Its answers are decrypted in this browser, which alone knows the receipt. */
export async function openReceipt(form: HTMLFormElement, words: IntakeWords): Promise<Answer<OpenedCase>> {
  const receipt = readReceipt(String(new FormData(form).get("receipt") ?? ""));
  if (!receipt) return wrong("receipt", words.faults.receipt);
  return look(await deriveReceipt(receipt), words);
}

/** A message that was sealed and sent, and got no response. Sending it again is idempotent. */
export type PreparedMessage = { text: string; sealed: Sealed };

/** Seals and sends a further message, and returns the case after it. `kept` stores the last message for a retry. */
export async function writeSealed(
  form: HTMLFormElement,
  {
    keys,
    recipients,
    words,
    kept,
  }: {
    keys: ReceiptKeys;
    recipients: readonly Recipient[];
    words: IntakeWords;
    kept: { current?: PreparedMessage | undefined };
  },
): Promise<Answer<OpenedCase>> {
  const text = clean(String(new FormData(form).get("words") ?? ""));
  if (recipients.length === 0) return { problem: words.nobody, fields: {} };
  if (!text) return wrong("words", words.faults.wordsMissing);
  if (text.length > mostWords) return wrong("words", words.faults.wordsLong);
  if (kept.current?.text !== text) {
    const also = [await identityToRecipient(keys.identity)];
    const parts = [await sealParcel({ words: text }, recipients, also)];
    const head = { lookup: keys.lookup, keys: recipients.map(({ id }) => id) };
    kept.current = { text, sealed: { action: "add", head, parts } };
  }
  const answer = await sendSealed(kept.current.sealed, words);
  if (!("data" in answer)) {
    // After a key change the next attempt seals it again.
    if (answer.code === "conflict") kept.current = undefined;
    return answer;
  }
  const seen = await look(keys, words);
  if ("data" in seen) kept.current = undefined;
  return seen;
}
