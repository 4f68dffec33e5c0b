import "server-only";
import { createHmac } from "node:crypto";
import { keyOf } from "./webhook-secret.ts";

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
