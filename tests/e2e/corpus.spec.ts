import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { corpusFile } from "#lib/services/search/engine/corpus-file.ts";
import { openCorpus } from "#lib/services/search/engine/open-corpus.ts";
import { isSearched } from "#lib/services/search/passages/is-searched.ts";
import { confidentialPaths } from "#lib/data/site/open/confidential.ts";
import { sealedFolder } from "#lib/ops/seal/folders.ts";
import { parsePage } from "#lib/ops/seal/parse-page.ts";
import { fold } from "#lib/platform/text/fold.ts";
import { listPages } from "#lib/data/content/pages.ts";

const corpus = openCorpus(readFileSync(corpusFile));
const passagesOf = (page: string) => (corpus.passagesOfPage.get(page) ?? []).map(corpus.passageAt);

const fileOf = (page: string) => path.join(sealedFolder, page === "/" ? "index.html" : `${page}.html`);
const searched = listPages()
  .map((page): string => page.path)
  .filter(isSearched);
const built = searched.filter((page) => existsSync(fileOf(page)));

/** The words of a page, without controls and without text that is on another page too. */
function wordsOf(html: string): string[] {
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? "";
  const shown = main
    .replace(/<(script|style|svg|nav|form|button|template)\b[\s\S]*?<\/\1>/g, " ")
    .replace(/<li id="src-[\s\S]*?<\/li>/g, " ")
    .replace(/<a href="#src-[\s\S]*?<\/a>/g, " ")
    .replace(/<!--[\s\S]*?-->/g, "")
    // Lines of links to other pages, which contain that text themselves, and letters that stand for a kind of entry.
    .replace(/<i\b[^>]*>\w<\/i>/g, " ")
    .replace(
      /<(li|p|div|td|small|span)\b[^>]*>\s*(?:<a\b[^>]*href="[/#][^>]*>(?:(?!<\/a>)[\s\S])*<\/a>[\s·,]*)+<\/\1>/g,
      " ",
    )
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"');
  return fold(shown).split(" ");
}

test("every page of the registry that anybody may find is in the corpus, and nothing else", () => {
  const missing = searched.filter((page) => passagesOf(page).length === 0);
  expect(missing).toEqual([]);
  const known = new Set(searched);
  expect(corpus.pages.filter((page) => !known.has(page))).toEqual([]);
  for (const page of confidentialPaths) expect(passagesOf(page), page).toHaveLength(1);
});

test("each passage leads to a place that its page has", () => {
  const nowhere: string[] = [];
  for (const page of built) {
    const ids = new Set(
      parsePage(readFileSync(fileOf(page), "utf8")).elements.map(({ attributes }) => attributes["id"]),
    );
    for (const { anchor } of passagesOf(page))
      if (anchor !== "" && !ids.has(anchor)) nowhere.push(`${page}#${anchor}`);
  }
  expect(nowhere).toEqual([]);
});

test("the corpus holds what pages say: at least nine words of ten of each, and no word that its page does not have", () => {
  const thin: string[] = [];
  const foreign: string[] = [];
  for (const page of built) {
    const html = readFileSync(fileOf(page), "utf8");
    const shown = wordsOf(html);
    const everything = new Set(fold(html.replace(/<[^>]*>/g, " ").replace(/&#?\w+;/g, " ")).split(" "));
    const held = new Set(
      passagesOf(page).flatMap(({ title, heading, units }) =>
        fold(
          [
            title,
            heading,
            ...units.flatMap(({ label, text, date, marks, links }) => [
              label,
              text,
              date,
              ...(marks ?? []),
              ...(links ?? []).map((link) => link.text),
            ]),
          ].join(" "),
        ).split(" "),
      ),
    );
    const share = shown.filter((word) => held.has(word)).length / shown.length;
    if (share < 0.9) thin.push(`${page} ${share.toFixed(2)}`);
    const strange = [...held].filter((word) => !everything.has(word) && !shown.includes(word));
    if (strange.length > 0) foreign.push(`${page} ${strange.slice(0, 5).join(" ")}`);
  }
  expect(thin).toEqual([]);
  expect(foreign).toEqual([]);
});
