import { checkLink, type LinkAnswer } from "./check-link.ts";

/** So many are asked at once; each host has only a few. */
const atOnce = 6;
/** After so many addresses without one answer there is no network, and the rest is not tried. */
const enoughSilence = 12;

type Asking = {
  /** Stands in for the asking in tests. */
  ask?: (url: string) => Promise<LinkAnswer>;
  /** Is told each answer as it comes. */
  tell: (url: string, answer: LinkAnswer) => void;
};

/** Asks addresses, some at once. Undefined where nothing at all answered: that tells of the network here, not of them. */
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
