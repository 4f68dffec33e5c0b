import { renderToStaticMarkup } from "react-dom/server";
import { compareHref } from "#components/countries/compare/parse-compare.ts";
import { CountryGuide } from "#components/countries/guide/country-guide.tsx";
import { PathGuide } from "#components/countries/guide/path-guide.tsx";
import { GuidePrint } from "#components/countries/guide/guide-print.tsx";
import { guideSections } from "#lib/data/countries/words/open/guide-topics.ts";
import { datasetJsonLd, howToJsonLd } from "#lib/data/countries/words/shared/guide-json-ld.ts";
import { inSentence } from "#lib/data/countries/words/open/guide-words.ts";
import { addressTrust, stepsOfPath } from "#lib/data/countries/index.ts";
import { listCountries } from "#lib/data/countries/record/index.ts";
import { pathKinds } from "#lib/data/countries/paths/open/path-kinds.ts";
import { leaks, wordsOfHtml } from "#tests/support/page-html.ts";

const countries = listCountries();
const guides = new Map<string, string>(
  countries.map((country) => [country.slug, renderToStaticMarkup(<CountryGuide country={country} />)]),
);
const guideOf = (slug: string) => guides.get(slug) ?? "";

describe.each(countries.map((country) => [country.slug, country] as const))("%s", (slug, country) => {
  const html = guideOf(slug);

  test("shows no missing value as a word of the machine", () => {
    expect(wordsOfHtml(html).match(leaks)).toBeNull();
    expect(
      wordsOfHtml(renderToStaticMarkup(<GuidePrint country={country} kind="company" />)).match(leaks),
    ).toBeNull();
  });

  test("has every id once, and every link inside the page arrives", () => {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, target]) => target);
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
    expect(targets.filter((target) => target?.startsWith("src-")).length).toBeGreaterThan(60);
  });

  test("has one h1 that names the country, and headings that skip no level", () => {
    const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    expect(wordsOfHtml(/<h1.*?<\/h1>/.exec(html)?.[0] ?? "")).toContain(
      `Register a company in ${inSentence(country)}`,
    );
  });

  test("lists its sections in the promised order", () => {
    const found = [...html.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id);
    const own = slug === "liberia" ? ["pilot"] : []; // the pilot country's plan is after its steps
    expect(found).toEqual(guideSections.flatMap(({ id }) => (id === "register" ? [id, ...own] : [id])));
  });

  test.each(pathKinds)("has a box to tick for every step of the path of a %s, in its order", (kind) => {
    const page =
      kind === "company" ? html : renderToStaticMarkup(<PathGuide country={country} kind={kind} />);
    const boxes = [...page.matchAll(/<label><input type="checkbox"[^>]*value="(\d+)"/g)].map(
      ([, value]) => value,
    );
    const { main, optional, employers } = stepsOfPath(country.registration, kind);
    const steps = [...main.map(({ step }) => step), ...optional, ...employers];
    expect(boxes).toEqual(steps.map(({ order }) => String(order)));
    expect(main.map(({ number }) => number)).toEqual(main.map((_, index) => index + 1));
  });

  test.each(pathKinds.slice(1))(
    "the page of a %s is whole: ids once, links arrive, one h1, nothing leaks",
    (kind) => {
      const page = renderToStaticMarkup(<PathGuide country={country} kind={kind} />);
      const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, target]) => target);
      expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
      expect(page.match(/<h1/g)).toHaveLength(1);
      expect(wordsOfHtml(page).match(leaks)).toBeNull();
      const sheet = renderToStaticMarkup(<GuidePrint country={country} kind={kind} />);
      expect(wordsOfHtml(sheet).match(leaks)).toBeNull();
    },
  );

  test("every path answers what it costs, how long, where, online and what capital, or says that it is not known", () => {
    for (const kind of pathKinds) {
      const page =
        kind === "company" ? html : renderToStaticMarkup(<PathGuide country={country} kind={kind} />);
      const card = /<section class="answer"[\s\S]*?<\/section>/.exec(page)?.[0] ?? "";
      const parts = [...card.matchAll(/<dd\b[^>]*>([\s\S]*?)<\/dd>/g)].map(([, part]) => part ?? "");
      const isOneAnswer = card.includes("Cost, time and capital");
      expect(parts).toHaveLength(kind === "foreign-owner" ? 3 : isOneAnswer ? 2 : 4);
      // The fees of some steps are a sentence and not a figure, so there is no total.
      for (const part of parts)
        expect(part).toMatch(
          card.includes("What differs") ? /<b[ >]|<small>/ : /<b[ >]|^We know the fees of .* total/,
        );
      expect(card).toMatch(/[Oo]nline/);
    }
  });

  test("the comparison that each path leads to is of that path", () => {
    for (const kind of pathKinds) {
      const page =
        kind === "company" ? html : renderToStaticMarkup(<PathGuide country={country} kind={kind} />);
      expect(page).toContain(`href="${compareHref([country.slug], { path: kind }).replace("&", "&amp;")}"`);
    }
  });

  test("the card of a foreign owner copies no figure of a local company, and says what differs", () => {
    const page = renderToStaticMarkup(<PathGuide country={country} kind="foreign-owner" />);
    const card = wordsOfHtml(/<section class="answer"[\s\S]*?<\/section>/.exec(page)?.[0] ?? "");
    expect(card).toContain("No total is known for a foreign owner");
    expect(card).toContain("What differs from a local company");
    expect(card).not.toMatch(/Capital you must show|It takes|It costs/);
    const bare = (text: string) => text.replaceAll(/\s+/g, "").toLowerCase();
    for (const { what, for: whom, branch } of country.registration.steps)
      if (whom === "foreigners" && !branch) expect(bare(card)).toContain(bare(what));
  });

  test("links no address that is in doubt, and says of every other whether it is confirmed", () => {
    for (const [link, url] of html.matchAll(
      /<a href="(https?:[^"]+)"(?: lang="\w+")?>[^<]*<\/a>[^<]*(?:<small> ?[^<]*)?/g,
    )) {
      const trust = addressTrust(country.agencies, url!);
      expect(trust).not.toBe("doubtful");
      if (trust === "needed") expect(link).toMatch(/address not confirmed$/);
    }
  });

  test("carries no inline style and stays light", () => {
    expect(html).not.toMatch(/ style="/);
    const heaviest = 95_000;
    expect(html.length).toBeLessThan(heaviest);
  });

  test("tells machines the steps of a company and the licence of its figures", () => {
    expect(howToJsonLd(country)).toMatchObject({
      "@type": "HowTo",
      step: {
        length: country.registration.steps.filter(({ for: who }) => who === "all" || who === "companies")
          .length,
      },
    });
    expect(howToJsonLd(country)).not.toHaveProperty("totalTime");
    expect(howToJsonLd(country)).not.toHaveProperty("estimatedCost");
    expect(datasetJsonLd(country)).toMatchObject({
      "@type": "Dataset",
      license: "https://opendatacommons.org/licenses/odbl/1-0/",
      temporalCoverage: expect.stringMatching(/^\d{4}\/\d{4}$/),
    });
  });
});

test("a source that is switched off reads No data with the reason", () => {
  const risk = /<section id="risk"[\s\S]*?<\/section>/.exec(guideOf("nigeria"))?.[0] ?? "";
  expect(wordsOfHtml(risk)).toMatch(/No data .*Global Peace Index.*switched off/);
});

test("a fee whose newest source is old is marked as last known", () => {
  expect(wordsOfHtml(guideOf("eritrea"))).toContain("last known");
});
