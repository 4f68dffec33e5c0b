import { identityToRecipient } from "age-encryption";
import { sendJson, type Answer, type Failing } from "#components/ui/send-json.ts";
import { deriveReceipt } from "#lib/confidential/open/derive-receipt.ts";
import { fileBytes, mostFiles, mostReach, mostWords } from "#lib/confidential/open/limits.ts";
import { packParcel, type Parcel } from "#lib/confidential/open/parcel.ts";
import { intakeCall } from "#lib/confidential/open/paths.ts";
import { newReceipt } from "#lib/confidential/open/receipt.ts";
import { sealTo } from "#lib/confidential/open/seal.ts";
import { headName, sealedType, workName } from "#lib/confidential/open/sealed-call.ts";
import { doWork } from "#lib/proof/open/work.ts";
import { clean } from "#lib/text/clean.ts";
import type { IntakeWords } from "./intake-words.ts";

export type Recipient = { id: string; recipient: string };

/** Files are sealed, and sent as slowly as the line is. */
export const patienceMs = 10 * 60_000;

/** Packs, pads and seals something to all caseworkers. */
export const sealParcel = (
  parcel: Parcel,
  recipients: readonly Recipient[],
  also: readonly string[] = [],
): Promise<Uint8Array> =>
  sealTo([...recipients.map(({ recipient }) => recipient), ...also], packParcel(parcel));

/** What was sealed, as the call sends it: the parts, and what the head says of them. `work` is what was done for it. */
export type Sealed = {
  deed: "filed" | "add";
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

/** Asks what the call has to bring now, and does the work that is asked for. */
async function workFor(
  { deed, head }: Sealed,
  words: Failing,
): Promise<Answer<{ token: string; proof: number }>> {
  const way = deed === "filed" ? "browser" : "further";
  const terms = await sendJson<Terms>(intakeCall("terms"), JSON.stringify({ keys: head.keys, way }), words);
  if (!("data" in terms)) return terms;
  const { token, bits } = terms.data;
  return { data: { token, proof: await doWork(workName(token, head.lookup), bits) } };
}

/**
 * Sends what was sealed, with the work done for it: sent again, it is the same call as before. Where the work is not enough, because
 * many filed meanwhile, it is done anew, once.
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
    intakeCall(sealed.deed),
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

/** A case that was sealed and sent, and to which no answer came: the same again is the same case. */
export type Prepared = { typed: string; receipt: string; sealed: Sealed };

async function prepare(
  { files, ...said }: Typed,
  recipients: readonly Recipient[],
): Promise<Omit<Prepared, "typed">> {
  const receipt = newReceipt();
  const { lookup, identity } = await deriveReceipt(receipt);
  const replyTo = await identityToRecipient(identity);
  const parts = [await sealParcel(said, recipients, [replyTo])];
  for (const file of files)
    parts.push(
      await sealParcel({ name: file.name, content: new Uint8Array(await file.arrayBuffer()) }, recipients),
    );
  const keys = recipients.map(({ id }) => id);
  return { receipt, sealed: { deed: "filed", head: { lookup, replyTo, keys }, parts } };
}

/**
 * Seals in this browser what was typed, and sends that: what leaves it nobody but caseworkers can read. The receipt is made here
 * too; the server gets what is derived from it. `kept` holds what was sent last.
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
    // Where the keys have changed, what is sent next is sealed anew. All else is sent again as it is: it may be stored already.
    if (answer.code === "conflict") kept.current = undefined;
    return answer;
  }
  kept.current = undefined;
  return { data: prepared.receipt };
}
