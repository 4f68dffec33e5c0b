import { checkLink, type LinkAnswer } from "./check-link.ts";

/** The concurrency limit. Each host has only a few of the addresses. */
const atOnce = 6;
/** After this many addresses without one response there is no network, and the rest is not tried. */
const enoughSilence = 12;

type Asking = {
  /** Replaces `checkLink` in tests. */
  ask?: (url: string) => Promise<LinkAnswer>;
  /** Receives each result as it arrives. */
  tell: (url: string, answer: LinkAnswer) => void;
};

/**
 * Checks addresses, several at once. Returns undefined if nothing at all responded: that says something about the
 * network here and nothing about the addresses.
 */
export async function askLinks(
  urls: readonly string[],
  { ask = checkLink, tell }: Asking,
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
      tell(url, answer);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return answered > 0 ? answers : undefined;
}
