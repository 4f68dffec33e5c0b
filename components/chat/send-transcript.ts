import { bearerHeaders } from "#components/browser/token-store.ts";
import { chatKeyHeader, chatTranscriptCall } from "#lib/domains/chat/open/paths.ts";
import type { Envelope } from "#lib/platform/http/envelope.ts";

/** Requests the transcript by mail, and resolves to the server's response: undefined if none came. */
export async function sendTranscript(key: string): Promise<Envelope<{ sent: true }> | undefined> {
  try {
    const headers = { "content-type": "application/json", [chatKeyHeader]: key, ...bearerHeaders() };
    const answer = await fetch(chatTranscriptCall, { method: "POST", headers, body: "{}" });
    return (await answer.json()) as Envelope<{ sent: true }>;
  } catch {
    return undefined;
  }
}
