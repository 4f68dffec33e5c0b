export type LinkAnswer =
  | { is: "ok" }
  | { is: "moved"; to: string }
  | { is: "broken"; status: number }
  | { is: "refused"; status: number }
  /** There was no response: no network here, or none there. */
  | { is: "not checked"; why: string };

const longestWaitMs = 15_000;
const gone = new Set([404, 410]);

const reasonOf = (thrown: unknown): string => {
  const cause = thrown instanceof Error ? (thrown.cause ?? thrown) : thrown;
  const { code, name } = cause as { code?: string; name?: string };
  return code ?? name ?? "no answer";
};

/**
 * Requests one address, once. A site that refuses programs (401, 403, 429, 5xx) does not count as broken; only "not
 * found" and "gone" do. `ask` replaces fetch in tests.
 */
export async function checkLink(url: string, ask: typeof fetch = fetch): Promise<LinkAnswer> {
  try {
    const answer = await ask(url, { redirect: "manual", signal: AbortSignal.timeout(longestWaitMs) });
    await answer.body?.cancel();
    const to = answer.headers.get("location");
    if (answer.status >= 300 && answer.status < 400 && to) return { is: "moved", to: new URL(to, url).href };
    if (answer.ok) return { is: "ok" };
    return { is: gone.has(answer.status) ? "broken" : "refused", status: answer.status };
  } catch (thrown) {
    return { is: "not checked", why: reasonOf(thrown) };
  }
}
