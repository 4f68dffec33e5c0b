import { base64 } from "@scure/base";
import { sendJson, type Answer } from "#components/ui/send-json.ts";
import { mostAnswer } from "#lib/domains/confidential/open/limits.ts";
import type { Parcel } from "#lib/domains/confidential/open/parcel.ts";
import { caseworkCall } from "#lib/domains/confidential/open/paths.ts";
import { clean } from "#lib/platform/text/clean.ts";
import type { CaseWords } from "./words.ts";
import { patienceMs, sealParcel, type Recipient } from "./file-sealed.ts";

type Given = {
  id: string;
  parts: number;
  replyTo: string;
  recipients: readonly Recipient[];
  words: CaseWords;
};

/** Seals an answer to all caseworkers and to the receipt, and sends it. Returns the answer in plain text. */
export async function sendAnswer(
  form: HTMLFormElement,
  { id, parts, replyTo, recipients, words }: Given,
): Promise<Answer<Parcel>> {
  const text = clean(String(new FormData(form).get("words") ?? ""));
  const fault = !text ? words.answerMissing : text.length > mostAnswer ? words.answerLong : undefined;
  if (fault) return { problem: fault, fields: { words: [fault] } };
  const parcel = { words: text };
  try {
    const sealed = await sealParcel(parcel, recipients, [replyTo]);
    const answer = { sealed: base64.encode(sealed), keys: recipients.map((one) => one.id) };
    const sent = await sendJson(
      caseworkCall("answer"),
      JSON.stringify({ id, parts, answer }),
      words,
      {},
      patienceMs,
    );
    return "data" in sent ? { data: parcel } : sent;
  } catch {
    return { problem: words.lost, fields: {} };
  }
}
