import type { Envelope } from "#lib/http/envelope.ts";

export type Refusal = { problem: string; fields: Partial<Record<string, string[]>> };
export type Answer<T> = { data: T } | Refusal;

/** Slow lines are common; a line that says nothing for this long is broken. */
const patienceMs = 45_000;

/**
 * Posts JSON and reads the envelope. Never throws: a refusal carries the server's own sentence, `Request failed:` and
 * the status when there is none, or `lost` when the line broke.
 */
export async function sendJson<T>(
  url: string,
  body: string,
  lost: string,
  headers: Record<string, string> = {},
): Promise<Answer<T>> {
  let response: Response;
  try {
    response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body,
      // Older browsers have no such limit of their own making.
      signal: AbortSignal.timeout?.(patienceMs),
    });
  } catch {
    return { problem: lost, fields: {} };
  }
  const answer = (await response.json().catch(() => undefined)) as Envelope<T> | undefined;
  if (answer?.ok) return { data: answer.data };
  return { problem: answer?.error ?? `Request failed: ${response.status}`, fields: answer?.fields ?? {} };
}
