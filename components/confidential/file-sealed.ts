import { identityToRecipient } from "age-encryption";
import { sendJson, type Answer, type Failing } from "#components/ui/send-json.ts";
import { deriveReceipt } from "#lib/domains/confidential/open/derive-receipt.ts";
import { fileBytes, mostFiles, mostReach, mostWords } from "#lib/domains/confidential/open/limits.ts";
import { packParcel, type Parcel } from "#lib/domains/confidential/open/parcel.ts";
import { intakeCall } from "#lib/domains/confidential/open/paths.ts";
import { newReceipt } from "#lib/domains/confidential/open/receipt.ts";
import { sealTo } from "#lib/domains/confidential/open/seal.ts";
import { headName, sealedType, workName } from "#lib/domains/confidential/open/sealed-call.ts";
import { doWork } from "#lib/services/proof/open/work.ts";
import { clean } from "#lib/platform/text/clean.ts";
import type { IntakeWords } from "./words.ts";

export type Recipient = { id: string; recipient: string };

/** The timeout of a request. It is long because sealed files may be sent over a slow connection. */
export const patienceMs = 10 * 60_000;

/** Packs, pads and seals a parcel to all caseworkers, and to the recipients in `also`. */
export const sealParcel = (
  parcel: Parcel,
  recipients: readonly Recipient[],
  also: readonly string[] = [],
): Promise<Uint8Array> =>
  sealTo([...recipients.map(({ recipient }) => recipient), ...also], packParcel(parcel));

/** A sealed request: its parts, and its header. `work` is the proof of work, once it is done. */
export type Sealed = {
  action: "filed" | "add";
  head: { lookup: string; replyTo?: string; keys: readonly string[] };
  parts: readonly Uint8Array[];
  work?: { token: string; proof: number } | undefined;
};
type Terms = { token: string; bits: number };

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

/** Fetches the current terms and does the proof of work they require. */
async function workFor(
  { action, head }: Sealed,
  words: Failing,
): Promise<Answer<{ token: string; proof: number }>> {
  const channel = action === "filed" ? "browser" : "further";
  const terms = await sendJson<Terms>(
    intakeCall("terms"),
    JSON.stringify({ keys: head.keys, way: channel }),
    words,
  );
  if (!("data" in terms)) return terms;
  const { token, bits } = terms.data;
  return { data: { token, proof: await doWork(workName(token, head.lookup), bits) } };
}

/**
 * Sends a sealed request with its proof of work. A retry sends the same request again. If the proof is no longer
 * enough, because many cases were filed in the meantime, it is done again once.
 */
export async function sendSealed(sealed: Sealed, words: Failing, tries = 2): Promise<Answer<unknown>> {
  if (!sealed.work) {
    const work = await workFor(sealed, words);
    if (!("data" in work)) return work;
    sealed.work = work.data;
  }
  const lengths = sealed.parts.map(({ byteLength }) => byteLength);
  const headers = {
    "content-type": sealedType,
    [headName]: JSON.stringify({ ...sealed.head, ...sealed.work, lengths }),
  };
  const answer = await sendJson<object>(
    intakeCall(sealed.action),
    joined(sealed.parts),
    words,
    headers,
    patienceMs,
  );
  if ("data" in answer || answer.code !== "invalid_input") return answer;
  sealed.work = undefined;
  return tries > 1 ? sendSealed(sealed, words, tries - 1) : answer;
}

type Typed = { about: string; country: string; words: string; reach: string; files: File[] };

function typedIn(form: HTMLFormElement): Typed {
  const data = new FormData(form);
  const text = (name: string) => clean(String(data.get(name) ?? ""));
  const files = data.getAll("files").filter((one): one is File => one instanceof File && one.size > 0);
  return {
    about: text("about"),
    country: text("country"),
    words: text("words"),
    reach: text("reach"),
    files,
  };
}

function faultsIn({ about, words, reach, files }: Typed, { faults }: IntakeWords): Record<string, string[]> {
  const checks: [field: string, isWrong: boolean, sentence: string][] = [
    ["about", !about, faults.aboutMissing],
    ["words", !words, faults.wordsMissing],
    ["words", words.length > mostWords, faults.wordsLong],
    ["reach", reach.length > mostReach, faults.reachLong],
    ["files", files.length > mostFiles, faults.manyFiles],
    ["files", files.some(({ size }) => size > fileBytes), faults.largeFile],
  ];
  return Object.fromEntries(
    checks.flatMap(([field, isWrong, sentence]) => (isWrong ? [[field, [sentence]]] : [])),
  );
}

/** A case that was sealed and sent, and got no response. Sending it again is idempotent. */
export type Prepared = { typed: string; receipt: string; sealed: Sealed };

async function prepare(
  { files, ...answers }: Typed,
  recipients: readonly Recipient[],
): Promise<Omit<Prepared, "typed">> {
  const receipt = newReceipt();
  const { lookup, identity } = await deriveReceipt(receipt);
  const replyTo = await identityToRecipient(identity);
  const parts = [await sealParcel(answers, recipients, [replyTo])];
  for (const file of files)
    parts.push(
      await sealParcel({ name: file.name, content: new Uint8Array(await file.arrayBuffer()) }, recipients),
    );
  const keys = recipients.map(({ id }) => id);
  return { receipt, sealed: { action: "filed", head: { lookup, replyTo, keys }, parts } };
}

/**
 * Seals the form in this browser and sends it, so that only caseworkers can read it. The receipt is generated here too;
 * the server gets only values derived from it. `kept` stores the last request for a retry.
 */
export async function fileSealed(
  form: HTMLFormElement,
  {
    recipients,
    words,
    kept,
  }: { recipients: readonly Recipient[]; words: IntakeWords; kept: { current?: Prepared | undefined } },
): Promise<Answer<string>> {
  const given = typedIn(form);
  const fields = faultsIn(given, words);
  if (Object.keys(fields).length > 0) return { problem: words.problem, fields };
  const files = given.files.map(({ name, size, lastModified }) => [name, size, lastModified]);
  const typed = JSON.stringify([given, files]);
  const prepared =
    kept.current?.typed === typed ? kept.current : { typed, ...(await prepare(given, recipients)) };
  kept.current = prepared;
  const answer = await sendSealed(prepared.sealed, words);
  if (!("data" in answer)) {
    // After a key change the next attempt seals it again. Any other failure resends the same request, because the
    // server may already have stored it.
    if (answer.code === "conflict") kept.current = undefined;
    return answer;
  }
  kept.current = undefined;
  return { data: prepared.receipt };
}
