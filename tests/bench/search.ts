import { statSync } from "node:fs";
import { countrySlugs } from "#lib/countries/record/open/slugs.ts";
import { corpusFile } from "#lib/search/engine/corpus-file.ts";
import { inRoot } from "../../lib/ops/paths.ts";
import { barePaths } from "./bare-app.ts";
import { inMs, median, ratioOf, type Round } from "./figures.ts";
import { loadAlone } from "./load.ts";
import { timeOfPage } from "./one-by-one.ts";
import { kb } from "./pages.ts";
import { inRounds } from "./rounds.ts";
import { residentMb, startSite, type Running } from "./servers.ts";
import type { Subject } from "./subject.ts";

const subjects = [
  "company tax", "minimum wage", "register a company", "public holidays", "import duty", "work permit", "cocoa", "VAT",
  "tva", "opening hours of the registry", "sociedade por quotas", "mobile money", "visa on arrival", "ports",
  "coperative regstration", "social security", "electricity", "dual nationality",
]; // prettier-ignore
const ways = ["", "how much is ", "where is "];
/** No two alike, and more than are ever asked here, so that no answer is one that was kept. */
const questions = subjects.flatMap((subject) =>
  countrySlugs.flatMap((slug) => ways.map((way) => `${way}${subject} ${slug.replaceAll("-", " ")}`)),
);

const connections = 16;
const bounds = { least: 3, most: 5, seconds: 8 };
/** A first answer comes once for each process that is started. */
const starts = 3;
/** Asked first, so that what is measured is a site at work. */
const warm = 200;
const callsPerRound = 400;
const pagesPerRound = 100;

const call = (question: string): string => `/api/search?${new URLSearchParams({ q: question }).toString()}`;
const pageOf = (path: string, key: string) => (question: string) =>
  `${path}?${new URLSearchParams({ [key]: question }).toString()}`;

type First = { round: Round; memoryMb: number };

/** The first search of a site just started, and the first answer of a bare one, with the memory that the search took. */
async function measureFirst(site: Running, startBare: () => Promise<Running>): Promise<First> {
  // The way to a call is loaded by one that is refused; what comes with the first answer is the corpus.
  await (await fetch(`${site.url}/api/search`)).arrayBuffer();
  const before = residentMb(site.pid ?? 0);
  const own = await timeOfPage(site.url + call("ghana"));
  const memoryMb = residentMb(site.pid ?? 0) - before;
  const bare = await startBare();
  try {
    return { round: { own, bare: await timeOfPage(bare.url + barePaths.nothing) }, memoryMb };
  } finally {
    await bare.stop();
  }
}

/** Asks for pages, no two alike, in rounds, with a bare page after each. */
async function askInRounds(
  { url }: Running,
  bare: Running,
  { amount, path }: { amount: number; path: (question: string) => string },
): Promise<Round[]> {
  const paths = questions.map(path);
  await loadAlone(url, { paths: paths.slice(0, warm), connections, amount: warm });
  return inRounds(bounds, async (round) => {
    const at = warm + round * amount;
    const { p95Ms } = await loadAlone(url, { paths: paths.slice(at, at + amount), connections, amount });
    const beside = await loadAlone(bare.url, { paths: [barePaths.nothing], connections, amount: 400 });
    return { own: p95Ms, bare: beside.p95Ms };
  });
}

/** How fast searches and answers of the navigator are found, and what they hold in memory, by sites just started. */
export const search: Subject<"search"> = {
  title: "Search and navigator",
  isTimed: true,
  measure: async ({ bare, startBare }) => {
    const firsts: First[] = [];
    for (let start = 1; start < starts; start += 1) {
      const another = await startSite();
      firsts.push(await measureFirst(another, startBare).finally(another.stop));
    }
    const site = await startSite();
    try {
      firsts.push(await measureFirst(site, startBare));
      const calls = await askInRounds(site, bare, { amount: callsPerRound, path: call });
      const pages = await askInRounds(site, bare, { amount: pagesPerRound, path: pageOf("/search", "q") });
      const answers = await askInRounds(site, bare, {
        amount: pagesPerRound,
        path: pageOf("/navigator", "ask"),
      });
      const first = firsts.map(({ round }) => round);
      return {
        values: {
          "p95 of a search against a bare page, 16 connections": ratioOf(calls),
          "p95 of an answer of the navigator against a bare page, 16 connections": ratioOf(answers),
          "memory that the first search takes": median(firsts.map(({ memoryMb }) => memoryMb)),
          "the first search, which loads the corpus, against the first answer of a bare site": ratioOf(first),
        },
        notes: [
          `${kb(statSync(inRoot(corpusFile)).size)} of passages`,
          inMs("p95 of a search", calls),
          inMs("p95 of the page of its results", pages),
          inMs("p95 of an answer of the navigator", answers),
          inMs("the first search", first),
        ],
      };
    } finally {
      await site.stop();
    }
  },
};
