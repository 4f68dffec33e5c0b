import { readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { countrySlugs } from "#lib/countries/record/open/slugs.ts";
import { corpusFile } from "#lib/search/engine/corpus-file.ts";
import { inRoot } from "../../lib/ops/paths.ts";
import { loadAlone } from "./load.ts";
import { residentMb, startSite } from "./servers.ts";

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
/** Asked first, so that what is measured is a site at work. */
const warm = 200;

export type SearchMeasured = {
  callP95Ms: number;
  pageP95Ms: number;
  navigatorP95Ms: number;
  memoryMb: number;
  firstMs: number;
  corpusMb: number;
};

/** How fast search and navigator answer, and what they hold in memory, by a site just started. */
export async function measureSearch(): Promise<SearchMeasured> {
  const site = await startSite();
  try {
    const ask = async (path: string) => {
      const begun = performance.now();
      const answer = await fetch(site.url + path);
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
      await answer.arrayBuffer();
      return performance.now() - begun;
    };
    const call = (question: string) => `/api/search?${new URLSearchParams({ q: question }).toString()}`;
    // The way to a call is loaded by one that is refused; what comes with the first answer is the corpus.
    await fetch(`${site.url}/api/search`);
    const before = residentMb(site.pid ?? 0);
    const firstMs = await ask(call("ghana"));
    const memoryMb = residentMb(site.pid ?? 0) - before;
    const p95Of = async (paths: readonly string[], amount: number) => {
      await loadAlone(site.url, { paths: paths.slice(0, warm), connections, amount: warm });
      return (await loadAlone(site.url, { paths: paths.slice(warm), connections, amount })).p95Ms;
    };
    const asked = (path: string, key: string) =>
      questions.map((question) => `${path}?${new URLSearchParams({ [key]: question }).toString()}`);
    return {
      callP95Ms: await p95Of(questions.map(call), 2_000),
      pageP95Ms: await p95Of(asked("/search", "q"), 1_000),
      navigatorP95Ms: await p95Of(asked("/navigator", "ask"), 1_000),
      memoryMb,
      firstMs,
      corpusMb: readFileSync(inRoot(corpusFile)).length / 1024 / 1024,
    };
  } finally {
    await site.stop();
  }
}
