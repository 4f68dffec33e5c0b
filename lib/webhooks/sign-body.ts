import "server-only";
import { createHmac } from "node:crypto";
import { keyOf } from "./webhook-secret.ts";

type Given = { secret: string; id: string; body: string; at: Date };

/**
 * The headers by which a receiver knows that a body is ours and new, in the manner of Standard Webhooks: the HMAC-SHA256 of id,
 * second and body. The id is the same at each try, the time and with it the signature are those of the try.
 */
export function signBody({ secret, id, body, at }: Given) {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const digest = createHmac("sha256", keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest("base64");
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${digest}` };
}
