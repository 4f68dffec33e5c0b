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

/** The concurrency limit. Each host has only a few of the addresses. */
const atOnce = 6;
/** After this many addresses without one response there is no network, and the rest is not tried. */
const enoughSilence = 12;

type Asking = {
  /** Replaces `checkLink` in tests. */
  ask?: (url: string) => Promise<LinkAnswer>;
  /** Receives each result as it arrives. */
  report: (url: string, answer: LinkAnswer) => void;
};

/**
 * Checks addresses, several at once. Returns undefined if nothing at all responded: that says something about the
 * network here and nothing about the addresses.
 */
export async function askLinks(
  urls: readonly string[],
  { ask = checkLink, report }: Asking,
): Promise<ReadonlyMap<string, LinkAnswer> | undefined> {
  const waiting = [...urls];
  const answers = new Map<string, LinkAnswer>();
  let answered = 0;
  let asked = 0;
  const work = async () => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      const isSilent = answered === 0 && asked >= enoughSilence;
      asked += 1;
      const answer: LinkAnswer = isSilent ? { is: "not checked", why: "no network" } : await ask(url);
      if (answer.is !== "not checked") answered += 1;
      answers.set(url, answer);
      report(url, answer);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return answered > 0 ? answers : undefined;
}
