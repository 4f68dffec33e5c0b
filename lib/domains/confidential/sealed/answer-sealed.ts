import "server-only";
import type { z } from "zod";
import { AppError } from "#lib/platform/errors.ts";
import { bodiesInHand, bodyPace, type Hand } from "#lib/platform/http/bodies-in-hand.ts";
import { checkInput, localeOf } from "#lib/platform/http/endpoint.ts";
import { checkOrigin } from "#lib/platform/http/check-origin.ts";
import { clientAddress } from "#lib/platform/http/client-address.ts";
import { fail, succeed } from "#lib/platform/http/envelope.ts";
import { toAppError } from "#lib/platform/http/faults.ts";
import { mediaType, readBytes } from "#lib/platform/http/read-body.ts";
import { oncePerProcess } from "#lib/platform/cache/per-process.ts";
import { isWorkDone } from "#lib/services/proof/open/work.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { withLocale } from "#lib/platform/words/index.ts";
import { bodyRefusals } from "../body-refusals.ts";
import { fileCase, type SealedPart } from "../file-case.ts";
import { isFormToken, newFormToken } from "../form-token.ts";
import { sealedCaseBytes } from "../open/limits.ts";
import { headName, sealedType, workName } from "../open/sealed-call.ts";
import { findOwnId } from "../own-case.ts";
import { requireLiveKeys } from "../live-keys.ts";
import { addHead, filedHead, type SealedHead, type TermsInput } from "../schema.ts";
import { requireCapacity, workBits } from "../hourly-limits.ts";
import { unlessFiled, partId } from "../resent.ts";
import { writeFurther } from "../add-part.ts";

const sealedHands = oncePerProcess("sealed bodies in hand", () =>
  bodiesInHand({
    ...bodyPace,
    most: 32,
    mostOfCaller: 6,
    mostBytes: 16 * 1024 * 1024,
  }),
);

/** By how many bits the difficulty may grow between the terms and the call. */
const bitsOfGrace = 1;

type Parts = [SealedPart, ...SealedPart[]];

const incomplete = () => new AppError("invalid_input", fault("confidential.call"));

function headOf<S extends z.ZodType>(request: Request, schema: S): z.output<S> {
  if (mediaType(request) !== sealedType)
    throw new AppError("unsupported_media_type", fault("confidential.call"));
  let head: unknown;
  try {
    head = JSON.parse(request.headers.get(headName) ?? "");
  } catch {
    throw incomplete();
  }
  return checkInput(schema, head);
}

/** Makes the cheap checks: that the length fits, that the token is ours and that the work is done for it. */
function checkHead(request: Request, { token, proof, lookup, lengths }: SealedHead): void {
  const announced = request.headers.get("content-length");
  const total = lengths.reduce((sum, length) => sum + length, 0);
  if (total > sealedCaseBytes) throw new AppError("too_large", fault("confidential.large"));
  if (announced !== null && Number(announced) !== total) throw incomplete();
  if (!isFormToken(token) || !isWorkDone(workName(token, lookup), proof))
    throw new AppError("invalid_input", fault("confidential.work"));
}

/** Reads the body and splits it into its parts, without copies. */
async function readParts(request: Request, { lengths, keys }: SealedHead, hand: Hand): Promise<Parts> {
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const sentence = () => fault("confidential.large");
  const bytes = await readBytes(request, { bytes: total, sentence, watch: hand });
  if (bytes.byteLength !== total) throw incomplete();
  hand.arrived();
  hand.keep();
  let at = 0;
  const parts = lengths.map((length) => ({ sealed: bytes.subarray(at, (at += length)), keys }));
  return parts as unknown as Parts;
}

/**
 * Makes a call whose `judge` decides by the head whether the body is read at all, and returns what stores its parts. It
 * returns undefined if they were stored before and the answer did not arrive.
 */
function sealedCall<S extends z.ZodType<SealedHead>>(
  name: string,
  schema: S,
  judge: (head: z.output<S>, address: string) => Promise<((parts: Parts) => Promise<void>) | undefined>,
) {
  const answer = async (request: Request): Promise<Response> => {
    try {
      checkOrigin(request);
      const head = headOf(request, schema);
      checkHead(request, head);
      const address = clientAddress(request.headers);
      const store = await judge(head, address);
      if (store)
        await sealedHands(address, bodyRefusals(), async (hand) =>
          store(await readParts(request, head, hand)),
        );
      return succeed({});
    } catch (thrown) {
      return fail(toAppError(thrown, name));
    }
  };
  return (request: Request): Promise<Response> => withLocale(localeOf(request), () => answer(request));
}

/** What a call must contain at this moment, sent before a browser does its work or sends anything large. */
export async function findTerms(
  { keys, way: channel }: TermsInput,
  address: string,
): Promise<{ token: string; bits: number }> {
  await requireLiveKeys(keys);
  return { token: newFormToken(), bits: workBits(await requireCapacity(address, channel)) };
}

/** Checks the work against today's difficulty, which is higher than on an empty day. */
function checkWork({ token, lookup, proof }: SealedHead, filed: number): void {
  if (!isWorkDone(workName(token, lookup), proof, workBits(filed) - bitsOfGrace))
    throw new AppError("invalid_input", fault("confidential.work"));
}

/** Accepts a case that a browser has sealed. */
export const answerFiled = sealedCall("confidential.filed", filedHead, async (head, address) => {
  const { lookup, replyTo } = head;
  const isHere = await unlessFiled(lookup, address, async () => {
    await requireLiveKeys(head.keys);
    checkWork(head, await requireCapacity(address, "browser"));
  });
  if (isHere) return undefined;
  return ([message, ...files]) =>
    fileCase({ lookup, replyTo, message, files }, { channel: "browser", address });
});

/** Accepts a further message from somebody who has the receipt; the same bytes sent again are the same message. */
export const answerAdd = sealedCall("confidential.add", addHead, async (head, address) => {
  await requireLiveKeys(head.keys);
  checkWork(head, await requireCapacity(address, "further"));
  const id = await findOwnId(head.lookup, address);
  return ([message]) => {
    const sent = Buffer.from(message.sealed).toString("base64");
    return writeFurther(id, { ...message, id: partId(head.lookup, sent) }, address);
  };
});
