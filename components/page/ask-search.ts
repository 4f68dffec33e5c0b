import type { Envelope } from "#lib/platform/http/envelope.ts";
import type { Hit, SearchResults } from "#lib/services/search/open/search-answer.ts";
import { searchCall } from "#lib/services/search/open/search-href.ts";

const longestWaitMs = 10_000;

type Asked = {
  /** At most this many places. */
  most: number;
  /** Whether the last word may be incomplete. */
  isTyping?: boolean;
  signal?: AbortSignal;
};

/** The first results of the site search; rejects if the request fails. */
export async function askSearch(text: string, { most, isTyping, signal }: Asked): Promise<readonly Hit[]> {
  const gone = new AbortController();
  const leave = () => gone.abort();
  const timer = setTimeout(leave, longestWaitMs);
  signal?.addEventListener("abort", leave, { once: true });
  try {
    const answer = await fetch(searchCall(text, most, isTyping), { signal: gone.signal });
    const envelope = (await answer.json()) as Envelope<SearchResults>;
    if (!envelope.ok) throw new Error(envelope.error);
    return envelope.data.hits;
  } finally {
    clearTimeout(timer);
  }
}
