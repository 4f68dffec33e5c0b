import { base64 } from "@scure/base";
import { identityToRecipient } from "age-encryption";
import { sendJson, type Answer } from "#components/ui/send-json.ts";
import { deriveReceipt } from "#lib/confidential/open/derive-receipt.ts";
import { fileBytes, mostFiles, mostReach, mostWords } from "#lib/confidential/open/limits.ts";
import { packParcel, type Parcel } from "#lib/confidential/open/parcel.ts";
import { intakeCall } from "#lib/confidential/open/paths.ts";
import { newReceipt } from "#lib/confidential/open/receipt.ts";
import { sealTo } from "#lib/confidential/open/seal.ts";
import { doWork } from "#lib/proof/open/work.ts";
import type { IntakeWords } from "./intake-words.ts";

export type Recipient = { id: string; recipient: string };

/** Files are sealed, and sent as slowly as the line is. */
export const patienceMs = 10 * 60_000;

/** Packs, pads and seals something to all caseworkers, as a call carries it. */
export async function sealParcel(
  parcel: Parcel,
  recipients: readonly Recipient[],
  also: readonly string[] = [],
) {
  const sealed = await sealTo([...recipients.map(({ recipient }) => recipient), ...also], packParcel(parcel));
  return { sealed: base64.encode(sealed), keys: recipients.map(({ id }) => id) };
}

type Typed = { about: string; country: string; words: string; reach: string; files: File[] };

function typedIn(form: HTMLFormElement): Typed {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? "").trim();
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
export type Prepared = { typed: string; receipt: string; body: string };

async function prepare(
  { files, ...said }: Typed,
  recipients: readonly Recipient[],
): Promise<Omit<Prepared, "typed">> {
  const receipt = newReceipt();
  const { lookup, identity } = await deriveReceipt(receipt);
  const replyTo = await identityToRecipient(identity);
  const message = await sealParcel(said, recipients, [replyTo]);
  const sealed = [];
  for (const file of files)
    sealed.push(
      await sealParcel({ name: file.name, content: new Uint8Array(await file.arrayBuffer()) }, recipients),
    );
  const proof = await doWork(lookup);
  return { receipt, body: JSON.stringify({ lookup, replyTo, proof, message, files: sealed }) };
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
  const answer = await sendJson(intakeCall("filed"), prepared.body, words, {}, patienceMs);
  if (!("data" in answer)) {
    if (answer.code) kept.current = undefined; // refused, not lost: what is sent next is sealed anew
    return answer;
  }
  kept.current = undefined;
  return { data: prepared.receipt };
}
