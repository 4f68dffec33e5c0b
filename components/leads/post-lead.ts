import type { Envelope } from "#lib/http/envelope.ts";
import { leadBody } from "#lib/leads/lead-body.ts";

export type Outcome = { reference: string } | { problem: string; fields: Partial<Record<string, string[]>> };

/** Slow lines are common; a line that says nothing for this long is broken. */
const patienceMs = 45_000;

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );

/**
 * Makes the function that sends one form. The same words sent again carry the same key, so that a resend after a
 * lost answer files nothing twice; other words get a key of their own.
 */
export function leadPoster(): (form: HTMLFormElement) => Promise<Outcome> {
  let last = { body: "", key: "" };
  return async (form) => {
    const data = new FormData(form);
    const body = JSON.stringify(leadBody((name) => String(data.get(name) ?? "")));
    if (body !== last.body) last = { body, key: newKey() };
    let response: Response;
    try {
      response = await fetch(form.action, {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": last.key },
        body,
        // Older browsers have no such limit of their own making.
        signal: AbortSignal.timeout?.(patienceMs),
      });
    } catch {
      return {
        problem:
          "Request failed: the connection was lost. What you typed is still here. Send it again when you are back online; it will not be filed twice.",
        fields: {},
      };
    }
    const answer = (await response.json().catch(() => undefined)) as
      Envelope<{ reference: string }> | undefined;
    if (answer?.ok) return { reference: answer.data.reference };
    return { problem: answer?.error ?? `Request failed: ${response.status}`, fields: answer?.fields ?? {} };
  };
}
