import { parseArgs } from "node:util";
import { officialLinks, type OfficialLink } from "#lib/countries/profiles/official-links.ts";
import { forTerminal } from "#lib/text/for-terminal.ts";
import { checkLink, type LinkAnswer } from "./check-link.ts";
import { Refusal, endWith } from "../say.ts";

const usage = "Use it like this: npm run links -- [--country ghana]";
/** So many are asked at once; each host has only a few. */
const atOnce = 6;
/** After so many addresses without one answer there is no network, and the rest is not tried. */
const enoughSilence = 12;

function chosen(): OfficialLink[] {
  let country: string | undefined;
  try {
    ({ country } = parseArgs({ options: { country: { type: "string" } } }).values);
  } catch (thrown) {
    throw new Refusal(usage, { cause: thrown });
  }
  const links = officialLinks().filter((link) => country === undefined || link.country === country);
  if (links.length === 0) throw new Refusal(`There is no country "${country}". Name it as in its address.`);
  return links;
}

const describe = (answer: LinkAnswer): string => {
  if (answer.is === "moved") return `moved to ${answer.to}`;
  if (answer.is === "broken" || answer.is === "refused") return `${answer.is} (${answer.status})`;
  return answer.is === "not checked" ? `not checked (${answer.why})` : answer.is;
};

/** `npm run links`: asks every official address of the 54 countries and reports it; ends with 1 when one is gone. */
async function main(): Promise<number> {
  const waiting = chosen();
  const counts = new Map<string, number>();
  let answered = 0;
  let asked = 0;
  const work = async () => {
    for (let link = waiting.shift(); link; link = waiting.shift()) {
      const isSilent = answered === 0 && asked >= enoughSilence;
      asked += 1;
      const answer: LinkAnswer = isSilent
        ? { is: "not checked", why: "no network" }
        : await checkLink(link.url);
      if (answer.is !== "not checked") answered += 1;
      counts.set(answer.is, (counts.get(answer.is) ?? 0) + 1);
      if (answer.is !== "ok") {
        console.log(forTerminal(`${link.country}  ${link.of}  ${link.url}  ${describe(answer)}`));
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  console.log([...counts].map(([is, count]) => `${count} ${is}`).join(", "));
  return counts.has("broken") ? 1 : 0;
}

main().then((code) => process.exit(code), endWith);
