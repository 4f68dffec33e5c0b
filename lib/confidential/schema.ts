import { base64 } from "@scure/base";
import { z } from "zod";
import { says } from "#lib/words/faults.ts";
import { schemaOf } from "../forms/open/schema-of.ts";
import { mostFiles } from "./open/limits.ts";
import { reasonField } from "./open/fields.ts";

const wrong = says("confidential.call");

/** Bytes as JSON carries them. */
const bytes = z
  .string(wrong)
  .max(6 * 1024 * 1024, wrong)
  .transform((text, context) => {
    try {
      return new Uint8Array(base64.decode(text));
    } catch {
      context.addIssue({ code: "custom", message: wrong.error() });
      return z.NEVER;
    }
  });

const recipient = z.string(wrong).regex(/^age1[02-9ac-hj-np-z]{58}$/, wrong);
/** A point of P-256, and a signature by it, in base64url. */
const verifier = z.string(wrong).regex(/^[\w-]{87}$/, wrong);
const signature = z.string(wrong).regex(/^[\w-]{86}$/, wrong);
const lookup = z.string(wrong).regex(/^[\w-]{43}$/, wrong);
const id = z.uuid(wrong);
const keys = z.array(id, wrong).min(1, wrong).max(100, wrong);
const sealedPart = z.object({ sealed: bytes, keys }, wrong);

/** A case that a browser has sealed: a message and files. */
export const filedInput = z.object(
  {
    lookup,
    replyTo: recipient,
    proof: z.int(wrong),
    message: sealedPart,
    files: z.array(sealedPart, wrong).max(mostFiles, wrong),
  },
  wrong,
);
export type FiledInput = z.output<typeof filedInput>;

export const lookInput = z.object({ lookup }, wrong);
export const addInput = z.object({ lookup, message: sealedPart }, wrong);

/** `parts`: how many the caseworker has seen. */
const version = z.int(wrong).min(1, wrong);
export const answerInput = z.object({ id, parts: version, answer: sealedPart }, wrong);
export type AnswerInput = z.output<typeof answerInput>;

const reason = schemaOf([reasonField]);
export const closeInput = z
  .object({ id, parts: z.coerce.number(wrong).int(wrong).min(1, wrong) }, wrong)
  .and(reason);
export type CloseInput = z.output<typeof closeInput>;

/** `carries`: whether the older private keys are in the sealed bytes too. */
export const keyInput = z.object({ recipient, verifier, sealed: bytes, carries: z.boolean(wrong) }, wrong);
export type KeyInput = z.output<typeof keyInput>;

/** `id`: of the key that was signed. */
export const signInput = z.object({ id, signature }, wrong);
export type SignInput = z.output<typeof signInput>;

export const resealInput = z.object(
  { id, from: z.array(id, wrong).max(100, wrong), part: sealedPart },
  wrong,
);
export type ResealInput = z.output<typeof resealInput>;
