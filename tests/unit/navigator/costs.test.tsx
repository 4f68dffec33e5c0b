import { renderToStaticMarkup } from "react-dom/server";
import { AnswerCard } from "#components/countries/guide/answer-card.tsx";
import { listCountries } from "#lib/data/countries/record/index.ts";
import { pathKinds, type PathKind } from "#lib/data/countries/paths/open/path-kinds.ts";

import { makeNavigator } from "#lib/domains/navigator/make-navigator.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import { startPath } from "#lib/data/site/country-path.ts";
import { aPassage, smallCorpus } from "#tests/support/small-corpus.ts";

const bare = (html = "") =>
  html
    .replace(/<small[^>]*>/g, "; ")
    .replace(/<[^>]+>/g, "")
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")
    .trim();

/** The rows of the card that a guide begins with. */
const rowsOf = (country: Country, kind: PathKind) =>
  [
    ...renderToStaticMarkup(<AnswerCard country={country} kind={kind} />).matchAll(
      /<dt[^>]*>(.*?)<\/dt><dd data-fact="(.*?)">(.*?)<\/dd>/gs,
    ),
  ].map(([, label, facts, text]) => ({
    label: bare(label),
    text: bare(text),
    facts: facts?.split(" ") ?? [],
  }));

const asks: Record<PathKind, string> = {
  company: "What does it cost to register a company in",
  "sole-trader": "What does it cost to register as a sole trader in",
  "foreign-owner": "What does it cost a foreign owner to register a company in",
  branch: "What does it cost to register a branch in",
};

test.each(pathKinds)(
  "%s: what is known of its costs is said in whole sentences in all 54 countries",
  (kind) => {
    const fees: string[] = [];
    for (const country of listCountries()) {
      const { slug, name } = country;
      const rows = rowsOf(country, kind);
      const path = startPath(kind, slug);
      const navigator = makeNavigator(
        smallCorpus([aPassage(rows, { path, country: slug })], `${slug} ${kind}`),
      );
      const answered = navigator.answerQuestion({ ask: `${asks[kind]} ${name}?`, countries: [slug] });
      const shown = answered.does === "answer" ? answered.sentences.map(({ text }) => text) : [];
      expect([slug, ...shown.filter((text) => /[a-z] (?:We (?:know|found)|Free)\b/.test(text))]).toEqual([
        slug,
      ]);
      fees.push(...shown.filter((text) => text.startsWith(`${name}: We know the fees of `)));
    }
    if (kind === "company") expect(fees.length).toBeGreaterThan(10);
  },
);
