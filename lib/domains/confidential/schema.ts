import { z } from "zod";
import { says } from "#lib/platform/words/faults.ts";
import { rowVersion } from "#lib/domains/fields/open/row-numbers.ts";
import { schemaOf } from "#lib/domains/fields/shared/schema-of.ts";
import { mostFiles, sealedFileBytes, sealedMessageBytes } from "./open/limits.ts";
import { reasonField } from "./open/fields.ts";

const wrong = says("confidential.call");

const isBase64 = (text: string): boolean => text.length % 4 === 0 && /^[A-Za-z\d+/]*={0,2}$/.test(text);

/**
 * Bytes as JSON carries them, decoded natively: in script, megabytes would block all other requests for tenths of a
 * second.
 */
const bytes = z
  .string(wrong)
  .max(6 * 1024 * 1024, wrong)
  .refine(isBase64, wrong)
  .transform((text) => new Uint8Array(Buffer.from(text, "base64")));

const recipient = z.string(wrong).regex(/^age1[02-9ac-hj-np-z]{58}$/, wrong);
/** A point of P-256, and a signature by its key, in base64url. */
const verifier = z.string(wrong).regex(/^[\w-]{87}$/, wrong);
const signature = z.string(wrong).regex(/^[\w-]{86}$/, wrong);
const lookup = z.string(wrong).regex(/^[\w-]{43}$/, wrong);
const id = z.uuid(wrong);
const keys = z.array(id, wrong).min(1, wrong).max(100, wrong);
const sealedPart = z.object({ sealed: bytes, keys }, wrong);

const lengthTo = (most: number) => z.int(wrong).min(1, wrong).max(most, wrong);

/** What the header of every sealed body contains: whose case it is, the work done, and how long its parts are. */
const sealedHead = {
  token: z.string(wrong).max(120, wrong),
  proof: z.int(wrong),
  lookup,
  keys,
};
/** A case that a browser has sealed: a message, followed by files. */
export const filedHead = z.object(
  {
    ...sealedHead,
    replyTo: recipient,
    lengths: z
      .tuple([lengthTo(sealedMessageBytes)], lengthTo(sealedFileBytes))
      .refine((lengths) => lengths.length <= 1 + mostFiles, wrong),
  },
  wrong,
);
export const addHead = z.object(
  { ...sealedHead, lengths: z.tuple([lengthTo(sealedMessageBytes)], wrong) },
  wrong,
);
export type SealedHead = z.output<typeof addHead> | z.output<typeof filedHead>;

export const termsInput = z.object({ keys, way: z.enum(["browser", "further"], wrong) }, wrong);
export type TermsInput = z.output<typeof termsInput>;

export const lookInput = z.object({ lookup }, wrong);

/** `parts`: how many parts the caseworker has seen. */
const partsSeen = rowVersion(wrong, 1);
export const answerInput = z.object({ id, parts: partsSeen, answer: sealedPart }, wrong);
export type AnswerInput = z.output<typeof answerInput>;

const reason = schemaOf([reasonField]);
export const closeInput = z.object({ id, parts: partsSeen }, wrong).and(reason);
export type CloseInput = z.output<typeof closeInput>;

/** `carries`: whether the sealed bytes include the older private keys. */
export const keyInput = z.object({ recipient, verifier, sealed: bytes, carries: z.boolean(wrong) }, wrong);
export type KeyInput = z.output<typeof keyInput>;

/** `id`: the key that was signed. */
export const signInput = z.object({ id, signature }, wrong);
export type SignInput = z.output<typeof signInput>;

export const resealInput = z.object(
  { id, from: z.array(id, wrong).max(100, wrong), part: sealedPart },
  wrong,
);
export type ResealInput = z.output<typeof resealInput>;
