import "server-only";
import { atMost } from "#lib/at-most.ts";
import { AppError } from "../../errors.ts";
import { readPost } from "#lib/forms/open/read-post.ts";
import { schemaOf } from "#lib/forms/open/schema-of.ts";
import { checkOrigin } from "../../http/check-origin.ts";
import { clientAddress } from "../../http/client-address.ts";
import { toAppError } from "../../http/faults.ts";
import { localeOf } from "../../http/locale-of.ts";
import { fault } from "#lib/words/faults.ts";
import { speakIn } from "../../words/index.ts";
import { identityToRecipient } from "age-encryption";
import { fileCase } from "../file-case.ts";
import { furtherField, intakeFields, receiptField } from "../open/fields.ts";
import type { Field } from "#lib/forms/open/fields.ts";
import { unpackParcel } from "../open/parcel.ts";
import { intakePageOf } from "../open/paths.ts";
import { newReceipt, readReceipt } from "../open/receipt.ts";
import { unseal } from "../open/unseal.ts";
import { findOwnCase } from "../own-case.ts";
import { writeFurther } from "../write-further.ts";
import { deriveHere } from "./derive-here.ts";
import { casePage, problemPage, receiptPage } from "./pages.ts";
import { readFormToken } from "./read-form-token.ts";
import { readPlain, type PlainPost } from "./read-plain.ts";
import { receiptOfPost } from "./receipt-of-post.ts";
import { sealHere } from "./seal-here.ts";

export type PlainDeed = "file" | "visit" | "write";

/** One after the other, each a second later: who has no script proves no work, and a flood of them waits. */
const inTurn = atMost(1);
const turnMs = 1_000;

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

async function file(post: PlainPost, page: `/${string}`): Promise<Response> {
  const answers = check(intakeFields, post);
  return inTurn(async () => {
    await new Promise((go) => setTimeout(go, turnMs));
    const token = readFormToken(post.fields);
    const receipt = token ? receiptOfPost(token, answers, post.files) : newReceipt();
    const { lookup, identity } = await deriveHere(receipt);
    const files = post.files.map(({ name, bytes }) => ({ name, content: bytes }));
    const replyTo = await identityToRecipient(identity);
    const [message, ...sealed] = await sealHere([answers, ...files], replyTo);
    await fileCase({ lookup, replyTo, message: message!, files: sealed }, "server");
    return receiptPage(receipt, { page });
  });
}

/** What a part says; undefined where it is not sealed to this receipt. */
const wordsIn = (identity: string, sealed: Uint8Array): Promise<string | undefined> =>
  unseal([identity], sealed).then(
    (padded) => unpackParcel(padded).words,
    () => undefined,
  );

async function open(receipt: string, address: string, page: `/${string}`): Promise<Response> {
  const { lookup, identity } = await deriveHere(receipt);
  const { state, parts } = await findOwnCase(lookup, address);
  const opened = [];
  for (const { sealed, ...part } of parts) {
    const words = sealed && (await wordsIn(identity, sealed));
    opened.push({ ...part, ...(words !== undefined && { words }) });
  }
  return casePage({ state, parts: opened }, receipt, { page });
}

async function write(post: PlainPost, address: string, page: `/${string}`): Promise<Response> {
  const { receipt: typed, words } = check([receiptField, furtherField], post);
  const receipt = receiptIn(typed);
  const { lookup, identity } = await deriveHere(receipt);
  const [message] = await sealHere([{ words }], await identityToRecipient(identity));
  await writeFurther(lookup, message!, address);
  return open(receipt, address, page);
}

async function does(
  deed: PlainDeed,
  post: PlainPost,
  address: string,
  page: `/${string}`,
): Promise<Response> {
  if (deed === "file") return file(post, page);
  if (deed === "write") return write(post, address, page);
  return open(receiptIn(check([receiptField], post).receipt), address, page);
}

/**
 * A post from a page without script, answered with a page and not with 303: nothing of it stands in an address, a cookie or a draft.
 * What was typed is in memory alone, until the answer has gone.
 */
export const answerPlain = (deed: PlainDeed, request: Request): Promise<Response> =>
  speakIn(localeOf(request), async () => {
    let post: PlainPost = { fields: new URLSearchParams(), files: [], faults: {} };
    try {
      checkOrigin(request);
      post = await readPlain(request);
      const page = intakePageOf(post.fields.get("page"));
      return await does(deed, post, clientAddress(request.headers), page);
    } catch (thrown) {
      const error = toAppError(thrown, `confidential.${deed}`);
      return problemPage(deed, error, { fields: post.fields, page: intakePageOf(post.fields.get("page")) });
    }
  });
