import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { createHash } from "node:crypto";
import { identityToRecipient } from "age-encryption";
import { AppError } from "#lib/platform/errors.ts";
import { readPost } from "#lib/domains/fields/open/read-post.ts";
import { schemaOf } from "#lib/domains/fields/shared/schema-of.ts";
import { checkOrigin, withholdsOrigin } from "#lib/platform/http/check-origin.ts";
import type { Hand } from "#lib/platform/http/bodies-in-hand.ts";
import { callerKey, clientAddress } from "#lib/platform/http/client-address.ts";
import type { SlotRequest } from "#lib/platform/http/fair-semaphore.ts";
import { toAppError } from "#lib/platform/http/faults.ts";
import { localeOf } from "#lib/platform/http/endpoint.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { withLocale } from "#lib/platform/words/index.ts";
import type { Field } from "#lib/domains/fields/open/fields.ts";
import { keyedHash } from "#lib/platform/secrets/index.ts";
import { bodyRefusals } from "../body-refusals.ts";
import { fileCase } from "../file-case.ts";
import { isFormToken } from "../form-token.ts";
import { requireGuessesLeft, requireCapacity } from "../hourly-limits.ts";
import { furtherField, intakeFields, receiptField } from "../open/fields.ts";
import { unpackParcel } from "../open/parcel.ts";
import { formTokenName, intakePageOf } from "../open/paths.ts";
import { newReceipt, readReceipt } from "../open/receipt.ts";
import { unseal } from "../open/unseal.ts";
import { findOwnCase, findOwnId } from "../own-case.ts";
import { unlessFiled, partId } from "../resent.ts";
import { writeFurther } from "../add-part.ts";
import { deriveHere, sealHere } from "./sealing.ts";
import { casePage, problemPage, receiptPage } from "./pages.ts";
import { readPlain, type PlainPost, type PlainFile } from "./read-plain.ts";
import { receiptDigits } from "../open/limits.ts";
import { filingSlots, plainHands, slotRequestOf } from "./slots.ts";

/**
 * The receipt of a post without script. The same post of the same form gives the same receipt, so that a double submit
 * makes one case; a change of one letter gives another. It is derived from a key outside the database and a token that
 * is not stored, so nobody can compute it from what was filed. 256 bits are so many more than 16 digits that each
 * receipt is as likely as any other.
 */
function receiptOfPost(token: string, answers: object, files: readonly PlainFile[]): string {
  const contents = files.flatMap(({ name, bytes }) => [
    name,
    createHash("sha256").update(bytes).digest("base64url"),
  ]);
  const hash = keyedHash("confidential post", token, JSON.stringify(answers), ...contents);
  const number = BigInt(`0x${Buffer.from(hash, "base64url").toString("hex")}`) % 10n ** BigInt(receiptDigits);
  return String(number).padStart(receiptDigits, "0");
}

type PlainAction = "file" | "visit" | "write";

/** Each filing takes at least this long, so that a flood of them stays small. */
const turnMs = 1_000;

/** What is needed to answer a post. */
type Asked = { post: PlainPost; page: `/${string}`; address: string; slot: SlotRequest; hand: Hand };

function check<const F extends readonly Field[]>(asked: F, { fields, faults }: PlainPost) {
  const parsed = schemaOf(asked).safeParse(readPost(asked, fields));
  if (parsed.success && Object.keys(faults).length === 0) return parsed.data;
  const marked: Record<string, string[]> = { ...faults };
  for (const { path, message } of parsed.error?.issues ?? []) (marked[path.join(".")] ??= []).push(message);
  throw new AppError("invalid_input", fault("checkFields"), { fields: marked });
}

function receiptIn(typed: string): string {
  const receipt = readReceipt(typed);
  if (receipt) return receipt;
  const sentence = fault("confidential.receiptShape");
  throw new AppError("invalid_input", sentence, { fields: { receipt: [sentence] } });
}

async function file({ post, page, address, slot, hand }: Asked): Promise<Response> {
  const answers = check(intakeFields, post);
  return filingSlots(slot, async () => {
    hand.keep();
    await pause(turnMs);
    const token = post.fields.get(formTokenName) ?? "";
    const receipt = isFormToken(token) ? receiptOfPost(token, answers, post.files) : newReceipt();
    const { lookup, identity } = await deriveHere(receipt, slot);
    const isHere = await unlessFiled(lookup, address, () => requireCapacity(address, "server"));
    if (isHere) return receiptPage(receipt, { page });
    const files = post.files.map(({ name, bytes }) => ({ name, content: bytes }));
    const replyTo = await identityToRecipient(identity);
    const [message, ...sealed] = await sealHere([answers, ...files], replyTo);
    slot.signal.throwIfAborted(); // nobody would see the receipt
    await fileCase({ lookup, replyTo, message: message!, files: sealed }, { channel: "server", address });
    return receiptPage(receipt, { page });
  });
}

/** The words of a part; undefined if it is not sealed to this receipt. */
const wordsIn = (identity: string, sealed: Uint8Array): Promise<string | undefined> =>
  unseal([identity], sealed).then(
    (padded) => unpackParcel(padded).words,
    () => undefined,
  );

async function open(receipt: string, { page, address, slot }: Asked): Promise<Response> {
  const { lookup, identity } = await deriveHere(receipt, slot);
  const { state, parts } = await findOwnCase(lookup, address);
  const opened = [];
  for (const { sealed, ...part } of parts) {
    const words = sealed && (await wordsIn(identity, sealed));
    opened.push({ ...part, ...(words !== undefined && { words }) });
  }
  return casePage({ state, parts: opened }, receipt, { page });
}

async function write(asked: Asked): Promise<Response> {
  const { receipt: typed, words } = check([receiptField, furtherField], asked.post);
  const receipt = receiptIn(typed);
  const { lookup, identity } = await deriveHere(receipt, asked.slot);
  const id = await findOwnId(lookup, asked.address);
  const [message] = await sealHere([{ words }], await identityToRecipient(identity));
  const token = asked.post.fields.get(formTokenName) ?? "";
  const known = isFormToken(token) ? partId(token, receipt, words) : undefined;
  await writeFurther(id, { ...message!, id: known }, asked.address);
  return open(receipt, asked);
}

function does(action: PlainAction, asked: Asked): Promise<Response> {
  if (action === "file") return file(asked);
  if (action === "write") return write(asked);
  return open(receiptIn(check([receiptField], asked.post).receipt), asked);
}

/** Throws for the limits that can be checked before a post is read or a receipt's keys are derived for it. */
async function requireLimits(action: PlainAction, address: string): Promise<void> {
  if (action !== "file") await requireGuessesLeft(address);
  if (action === "write") await requireCapacity(address, "further");
}

/** Reads a post and answers it. Whatever it throws, `post` then contains what was typed. */
function readAndAnswer(action: PlainAction, request: Request, post: PlainPost): Promise<Response> {
  const address = clientAddress(request.headers);
  return plainHands(address, bodyRefusals(), async (hand) => {
    const refused = await requireLimits(action, address).then(
      () => undefined,
      (thrown: Error) => thrown,
    );
    await readPlain(request, post, { hand, keepsFiles: action === "file" });
    if (refused) throw refused;
    if (withholdsOrigin(request) && !isFormToken(post.fields.get(formTokenName) ?? ""))
      throw new AppError("forbidden", fault("otherSite"));
    const page = intakePageOf(post.fields.get("page"));
    const slot = slotRequestOf(callerKey(address), AbortSignal.any([hand.signal, request.signal]));
    return does(action, { post, page, address, slot, hand });
  });
}

/**
 * Answers a post from a page without script with a page and not with 303, so that nothing of it is in an address, a
 * cookie or a draft. What was typed is only in memory, until the answer has been sent.
 */
export const answerPlain = (action: PlainAction, request: Request): Promise<Response> =>
  withLocale(localeOf(request), async () => {
    const post: PlainPost = { fields: new URLSearchParams(), files: [], faults: {} };
    try {
      if (!withholdsOrigin(request)) checkOrigin(request);
      return await readAndAnswer(action, request, post);
    } catch (thrown) {
      if (request.signal.aborted) return new Response(null, { status: 503 }); // the client has disconnected
      const error = toAppError(thrown, `confidential.${action}`);
      return problemPage(action, error, { fields: post.fields, page: intakePageOf(post.fields.get("page")) });
    }
  });
