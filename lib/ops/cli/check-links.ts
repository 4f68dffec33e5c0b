import { parseArgs } from "node:util";
import { env } from "#lib/platform/env.ts";
import { forTerminal } from "#lib/platform/text/escape.ts";
import { onSite } from "../on-site.ts";
import { Refusal, endWith } from "../say.ts";
import { askLinks, type LinkAnswer } from "./ask-links.ts";

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
