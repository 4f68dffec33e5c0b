import "server-only";
import { z } from "zod";
import { ModelFailure } from "./failure.ts";
import { readEvents } from "./read-events.ts";

export type Model = { url: string; key: string; name: string };
export type Message = { role: "system" | "user"; content: string };

/** Enough for six sentences. */
const mostTokens = 400;

const piece = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).optional(),
        finish_reason: z.string().nullish(),
      }),
    )
    .default([]),
});

/** The chat completions endpoint of a configured address, which may be a host, its `/v1` or the endpoint itself. */
export function completionsOf(url: string): string {
  const address = new URL(url);
  const path = address.pathname.replace(/\/+$/, "").replace(/\/chat\/completions$/, "");
  address.pathname = `${path || "/v1"}/chat/completions`;
  return address.href;
}

async function openStream({ url, key, name }: Model, messages: readonly Message[], signal: AbortSignal) {
  const response = await fetch(completionsOf(url), {
    method: "POST",
    cache: "no-store",
    redirect: "manual",
    headers: {
      accept: "text/event-stream",
      authorization: `Bearer ${key}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ model: name, messages, stream: true, temperature: 0, max_tokens: mostTokens }),
    signal,
  });
  const isStream = response.headers.get("content-type")?.toLowerCase().startsWith("text/event-stream");
  if (response.status === 200 && isStream && response.body) return response.body;
  await response.body?.cancel();
  throw new ModelFailure(response.status === 200 ? "no event stream" : `status ${response.status}`);
}

function parse(data: string): z.output<typeof piece> {
  try {
    return piece.parse(JSON.parse(data));
  } catch (cause) {
    throw new ModelFailure("unreadable", { cause });
  }
}

/**
 * Streams a model's response in pieces. Throws a ModelFailure for anything but a complete answer: one that breaks off
 * before it signals its end may lack the word that reverses its last sentence.
 */
export async function* askModel(
  model: Model,
  messages: readonly Message[],
  signal: AbortSignal,
): AsyncGenerator<string> {
  try {
    for await (const data of readEvents(await openStream(model, messages, signal))) {
      if (data === "[DONE]") return;
      const [choice] = parse(data).choices;
      if (choice?.delta?.content) yield choice.delta.content;
      if (choice?.finish_reason === "length") throw new ModelFailure("too long");
      if (choice?.finish_reason) return;
    }
  } catch (cause) {
    if (cause instanceof ModelFailure) throw cause;
    throw new ModelFailure(signal.aborted ? "too slow" : "unreachable", { cause });
  }
  throw new ModelFailure("broken off");
}
