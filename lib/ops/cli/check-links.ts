import { parseArgs } from "node:util";
import { env } from "#lib/platform/env.ts";
import { forTerminal } from "#lib/platform/text/escape.ts";
import { onSite } from "../on-site.ts";
import { Refusal, endWith } from "../say.ts";

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

const usage = "Use it like this: npm run links -- [--country ghana]";
/** A source that more countries than this share is printed with their number instead of their names. */
const mostNames = 3;

function readCountry(): string | undefined {
  try {
    return parseArgs({ options: { country: { type: "string" } } }).values.country;
  } catch (thrown) {
    throw new Refusal(usage, { cause: thrown });
  }
}

const describe = (answer: LinkAnswer): string => {
  if (answer.is === "moved") return `moved to ${answer.to}`;
  if (answer.is === "broken" || answer.is === "refused") return `${answer.is} (${answer.status})`;
  return answer.is === "not checked" ? `not checked (${answer.why})` : answer.is;
};

/** As it is stored. Where other addresses responded, one that did not is silent. */
const kept = (url: string, answer: LinkAnswer) => ({
  url,
  answer: answer.is === "not checked" ? ("silent" as const) : answer.is,
  status: "status" in answer ? answer.status : null,
  movedTo: answer.is === "moved" ? answer.to : null,
});

async function check(country: string | undefined): Promise<number> {
  const facts = await import("#lib/domains/fact-edits/index.ts"); // it reads the settings as it loads
  if (env.DATABASE_URL) await facts.refreshVersion(); // sources of approved changes are checked too
  const named = facts
    .listAddresses()
    .filter(({ countries }) => country === undefined || countries.includes(country));
  if (named.length === 0) throw new Refusal(`There is no country "${country}". Name it as in its address.`);
  const byUrl = new Map(named.map((one) => [one.url, one]));
  const counts = new Map<string, number>();
  const report = (url: string, answer: LinkAnswer) => {
    counts.set(answer.is, (counts.get(answer.is) ?? 0) + 1);
    if (answer.is === "ok") return;
    const { of, countries } = byUrl.get(url)!;
    const where = countries.length > mostNames ? `${countries.length} countries` : countries.join(", ");
    console.log(forTerminal(`${where}  ${of}  ${url}  ${describe(answer)}`));
  };
  const answers = await askLinks([...byUrl.keys()], { report });
  console.log([...counts].map(([is, count]) => `${count} ${is}`).join(", "));
  if (!env.DATABASE_URL) return counts.has("broken") ? 1 : 0;
  if (!answers) {
    console.log("Nothing answered, so nothing is kept.");
    return 0;
  }
  const checks = [...answers].map(([url, answer]) => kept(url, answer));
  await facts.saveLinkChecks(checks, { isWhole: country === undefined });
  console.log("Staff see it at /admin/facts.");
  return counts.has("broken") ? 1 : 0;
}

async function run(): Promise<number> {
  const country = readCountry();
  return onSite(() => check(country));
}

run().then((code) => process.exit(code), endWith);
