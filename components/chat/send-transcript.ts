import { bearerHeaders } from "#components/browser/token-store.ts";
import { chatKeyHeader, chatTranscriptCall } from "#lib/chat/open/paths.ts";
import type { Envelope } from "#lib/http/envelope.ts";

/** Has the transcript sent by mail, and answers what the server says to it: undefined where no answer came. */
export async function sendTranscript(key: string): Promise<Envelope<{ sent: true }> | undefined> {
  try {
    const headers = { "content-type": "application/json", [chatKeyHeader]: key, ...bearerHeaders() };
    const answer = await fetch(chatTranscriptCall, { method: "POST", headers, body: "{}" });
    return (await answer.json()) as Envelope<{ sent: true }>;
  } catch {
    return undefined;
  }
}
