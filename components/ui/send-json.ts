import { fill } from "#lib/platform/words/open/leaf-words.ts";
import type { ErrorCode } from "#lib/platform/errors.ts";
import type { Envelope } from "#lib/platform/http/envelope.ts";

/** `code` is present if the server answered. */
export type Refusal = { problem: string; fields: Partial<Record<string, string[]>>; code?: ErrorCode };
/** Messages for when the server sends none: the connection broke, or the response is not one of ours (`{status}`). */
export type Failing = Readonly<Record<"lost" | "failed", string>>;
export type Answer<T> = { data: T } | Refusal;

/** Slow connections are common; one that is silent for this long is treated as broken. */
export const patienceMs = 45_000;

/**
 * Posts JSON, or bytes whose type `headers` names, and reads the response envelope. Never throws: a refusal has the
 * server's own message, or one of `words` if there is none.
 */
export async function sendJson<T>(
  url: string,
  body: string | Uint8Array<ArrayBuffer>,
  words: Failing,
  headers: Record<string, string> = {},
  patience = patienceMs,
): Promise<Answer<T>> {
  let response: Response;
  try {
    response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body,
      // Older browsers do not support `AbortSignal.timeout`.
      signal: AbortSignal.timeout?.(patience),
    });
  } catch {
    return { problem: words.lost, fields: {} };
  }
  const answer = (await response.json().catch(() => undefined)) as Envelope<T> | undefined;
  if (answer?.ok) return { data: answer.data };
  return {
    problem: answer?.error ?? fill(words.failed, { status: response.status }),
    fields: answer?.fields ?? {},
    ...(answer && { code: answer.code }),
  };
}
