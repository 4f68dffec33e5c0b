import { statSync } from "node:fs";
import { countrySlugs } from "#lib/data/countries/record/open/slugs.ts";
import { corpusFile } from "#lib/services/search/engine/corpus-file.ts";
import { inRoot } from "../../lib/ops/paths.ts";
import { barePaths } from "./bare-app.ts";
import { inMs, median, ratioOf, type Round } from "./figures.ts";
import { loadAlone } from "./load.ts";
import { timeOfPage } from "./one-by-one.ts";
import { kb } from "./pages.ts";
import { inRounds } from "./rounds.ts";
import { costInMs, costOf, costRatio, loadServer, type Cost, type Served } from "./served.ts";
import { residentMb, startSite, type Running } from "./servers.ts";
import type { Subject } from "./subject.ts";

const subjects = [
  "company tax", "minimum wage", "register a company", "public holidays", "import duty", "work permit", "cocoa", "VAT",
  "tva", "opening hours of the registry", "sociedade por quotas", "mobile money", "visa on arrival", "ports",
  "coperative regstration", "social security", "electricity", "dual nationality",
]; // prettier-ignore
const variants = ["", "how much is ", "where is "];
/** All different, and more than are ever asked here, so that no answer comes from a cache. */
const questions = subjects.flatMap((subject) =>
  countrySlugs.flatMap((slug) =>
    variants.map((variant) => `${variant}${subject} ${slug.replaceAll("-", " ")}`),
  ),
);

const connections = 16;
const bounds = { least: 3, most: 5, seconds: 10 };
/** Each process that is started gives one first answer. */
const starts = 3;
/** Asked before measuring, so that the site is warm. */
const warm = 200;
const callsPerRound = 400;
const pagesPerRound = 100;
const barePages = 300;

const call = (question: string): string => `/api/search?${new URLSearchParams({ q: question }).toString()}`;
const pageOf = (path: string, key: string) => (question: string) =>
  `${path}?${new URLSearchParams({ [key]: question }).toString()}`;

type First = { round: Round; own: Cost; bare: Cost; memoryMb: number };

/**
 * The first search of a site that has just started and the first response of a bare one, with the memory that the
 * search took.
 */
async function measureFirst(site: Running, startBare: () => Promise<Running>): Promise<First> {
  // A rejected call loads the code of the API route; the first real answer then loads only the corpus.
  await (await fetch(`${site.url}/api/search`)).arrayBuffer();
  const before = residentMb(site.pid ?? 0);
  const own = await costOf([site.pid], 1, () => timeOfPage(site.url + call("ghana")));
  const memoryMb = residentMb(site.pid ?? 0) - before;
  const bare = await startBare();
  try {
    const beside = await costOf([bare.pid], 1, () => timeOfPage(bare.url + barePaths.nothing));
    return { round: { own: own.result, bare: beside.result }, own, bare: beside, memoryMb };
  } finally {
    await bare.stop();
  }
}

type Asked = { own: Served; bare: Served };

/** Requests pages in rounds, all different, with a bare page after each. */
async function askInRounds(
  { url, pid }: Running,
  bare: Running,
  { amount, path }: { amount: number; path: (question: string) => string },
): Promise<Asked[]> {
  const paths = questions.map(path);
  await loadAlone(url, { paths: paths.slice(0, warm), connections, amount: warm });
  return inRounds(bounds, async (round) => {
    const at = warm + round * amount;
    return {
      own: await loadServer(url, [pid], { paths: paths.slice(at, at + amount), connections, amount }),
      bare: await loadServer(bare.url, [bare.pid], {
        paths: [barePaths.nothing],
        connections,
        amount: barePages,
      }),
    };
  });
}

const p95s = (asked: readonly Asked[]): Round[] =>
  asked.map(({ own, bare }) => ({ own: own.p95Ms, bare: bare.p95Ms }));
const costs = (of: readonly { own: Cost; bare: Cost }[]) =>
  [of.map(({ own }) => own), of.map(({ bare }) => bare)] as const;

/** How fast sites that have just started answer searches and navigator questions, and the memory that takes. */
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
      const answers = await askInRounds(site, bare, {
        amount: pagesPerRound,
        path: pageOf("/navigator", "ask"),
      });
      const first = firsts.map(({ round }) => round);
      return {
        values: {
          "processor time of a search against a bare page": costRatio(...costs(calls)),
          "processor time of an answer of the navigator against a bare page": costRatio(...costs(answers)),
          "processor time of the first search against the first answer of a bare site": costRatio(
            ...costs(firsts),
          ),
          "p95 of a search against a bare page, 16 connections": ratioOf(p95s(calls)),
          "p95 of an answer of the navigator against a bare page, 16 connections": ratioOf(p95s(answers)),
          "memory that the first search takes": median(firsts.map(({ memoryMb }) => memoryMb)),
          "the first search, which loads the corpus, against the first answer of a bare site": ratioOf(first),
        },
        notes: [
          `${kb(statSync(inRoot(corpusFile)).size)} of passages`,
          costInMs("a search", ...costs(calls)),
          inMs("p95 of a search", p95s(calls)),
          costInMs("an answer of the navigator", ...costs(answers)),
          inMs("p95 of an answer of the navigator", p95s(answers)),
          costInMs("the first search", ...costs(firsts)),
          inMs("the first search", first),
        ],
      };
    } finally {
      await site.stop();
    }
  },
};
