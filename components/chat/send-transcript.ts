import { bearerHeaders } from "#components/browser/token-store.ts";
import { chatKeyHeader, chatTranscriptCall } from "#lib/chat/open/paths.ts";
import type { Envelope } from "#lib/http/envelope.ts";

/** Has the transcript sent by mail: undefined once that is done, else the server's sentence, or "" where none came. */
export async function sendTranscript(key: string): Promise<string | undefined> {
  try {
    const headers = { "content-type": "application/json", [chatKeyHeader]: key, ...bearerHeaders() };
    const answer = await fetch(chatTranscriptCall, { method: "POST", headers, body: "{}" });
    const said = (await answer.json()) as Envelope<{ sent: true }>;
    return said.ok ? undefined : said.error;
  } catch {
    return "";
  }
}
