import "server-only";
import { randomBytes, createHmac } from "node:crypto";
import { z } from "zod";
import { open, seal } from "#lib/platform/secrets/index.ts";

const purpose = "webhook secret";
const keyBytes = 32;

/** The prefix of every secret; the key follows in base64, as in Standard Webhooks. */
const secretPrefix = "whsec_";

const sealedSecret = z.object({ id: z.string(), secret: z.string().startsWith(secretPrefix) });

export const newSecret = (): string => secretPrefix + randomBytes(keyBytes).toString("base64");

/** The key that a secret contains. */
const keyOf = (secret: string): Buffer => Buffer.from(secret.slice(secretPrefix.length), "base64");

/** The secret of a webhook as it is stored, sealed. */
export const sealSecret = (id: string, secret: string): Uint8Array<ArrayBuffer> =>
  seal(purpose, { id, secret });

/** Undefined if the seal is not ours, or is another webhook's. */
export const openSecret = (id: string, sealed: Uint8Array): string | undefined =>
  sealedSecret.extend({ id: z.literal(id) }).safeParse(open(purpose, sealed)).data?.secret;

type Given = { secret: string; id: string; body: string; at: Date };

/**
 * The headers that prove to a receiver that a body is ours and new, as in Standard Webhooks: the HMAC-SHA256 of id,
 * timestamp in seconds and body. The id is the same for each try; the timestamp, and thus the signature, is that of the
 * try.
 */
export function signBody({ secret, id, body, at }: Given) {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const digest = createHmac("sha256", keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest("base64");
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${digest}` };
}
