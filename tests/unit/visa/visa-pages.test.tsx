import { brotliCompressSync } from "node:zlib";
import { renderToStaticMarkup } from "react-dom/server";
import { CompareResult } from "#components/countries/compare/compare-result.tsx";
import { ComparePage } from "#components/countries/compare/compare-page.tsx";
import { parseCompare } from "#components/countries/compare/parse-compare.ts";
import { RankingPage } from "#components/countries/ranking/ranking-page.tsx";
import { PassportIndex } from "#components/countries/visa/passport-index.tsx";
import { PassportLine } from "#components/countries/visa/passport-line.tsx";
import { PassportPage } from "#components/countries/visa/passport-page.tsx";
import { VisaMap } from "#components/countries/visa/visa-map.tsx";
import { crumbsOf } from "#lib/data/content/pages.ts";
import {
  defaultCompare,
  entryWords,
  parsePassportQuery,
  parseRankingQuery,
  passportDescription,
  passportTitle,
  summarisePassport,
} from "#lib/data/countries/index.ts";
import { findCountry } from "#lib/data/countries/record/index.ts";
import { areas, areaWords } from "#lib/data/countries/record/open/areas.ts";
import { ruleWords } from "#lib/data/countries/visa/open/visa-rules.ts";
import {
  findPassport,
  nearPassports,
  listPassports,
  type Passport,
} from "#lib/data/countries/visa/open/passport-names.ts";
import { expectedVisas } from "#tests/support/expected-visas.ts";
import { leaks, wordsOfHtml } from "#tests/support/page-html.ts";

const passport = (code: string) => findPassport(code) as Passport;
const drawPage = (code: string) => renderToStaticMarkup(<PassportPage passport={passport(code)} />);
const rowOf = (html: string, slug: string) => new RegExp(`<tr id="${slug}">.*?</tr>`).exec(html)?.[0] ?? "";

/** What holds on every page: one h1, unique ids, working links within it, and no artefacts such as "undefined". */
function expectSound(html: string): void {
  expect(html.match(/<h1/g)).toHaveLength(1);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
  expect(wordsOfHtml(html).match(leaks)).toBeNull();
  expect(html).not.toContain(" style=");
}

test.each(Object.entries(expectedVisas))(
  "the page of the passport %s says what the research says",
  (code, rows) => {
    const html = drawPage(code);
    for (const [slug, rule, days] of rows ?? []) {
      const words = wordsOfHtml(rowOf(html, slug));
      expect(words).toContain(ruleWords[rule].label);
      expect(rowOf(html, slug)).toContain(
        `<td class="num">${days ?? (rule === "own" ? "no limit" : "No data")}</td>`,
      );
      expect(html).toContain(
        `aria-label="${findCountry(slug)?.name.replace("'", "&#x27;")}: ${entryWords({ rule, days })}"`,
      );
    }
  },
);

/** All passports' pages link to the same queries; crawl.spec.ts reads the results for one of them. */
test("every passport offers the same areas of the map, and is drawn for each of them", () => {
  const offered = (html: string) =>
    [...html.matchAll(/href="\/explore\/passport\/\w\w(\?[^"]*)"/g)].map(([, ask]) => ask);
  const expected = offered(drawPage("US"));
  expect(expected).toHaveLength(areas.length);
  for (const { code } of listPassports()) {
    expect([code, offered(drawPage(code))]).toEqual([code, expected]);
    const { rows } = summarisePassport(code);
    // Nothing else on the page depends on the area.
    for (const area of areas) {
      const html = renderToStaticMarkup(<VisaMap rows={rows} area={area} title={areaWords(area)} />);
      expect([code, area, leaks.test(wordsOfHtml(html)), html.includes("NaN")]).toEqual([
        code,
        area,
        false,
        false,
      ]);
      expect(html).toContain(areaWords(area));
    }
  }
});

test.each(["FR", "US", "NG", "XK", "VC"])("the page of the passport %s is sound, and light", (code) => {
  const html = drawPage(code);
  expectSound(html);
  expect(html.match(/<tr id="/g)).toHaveLength(54);
  expect(html.match(/<use href="[^"]*#[a-z]{2}"/g)).toHaveLength(54);
  expect(wordsOfHtml(html)).toContain("State of 17 February 2026");
  expect(wordsOfHtml(html)).toMatch(/no legal advice/);
  expect(brotliCompressSync(html).length).toBeLessThan(8 * 1024);
});

test("a change is dated on the page, with how sure it is, what was listed and where it was read", () => {
  const row = rowOf(drawPage("US"), "mali");
  expect(wordsOfHtml(row)).toContain("No admission");
  expect(wordsOfHtml(row)).toMatch(
    /Since 30 December 2025 \(confirmed by press\); the list of 17 February 2026 says: Visa from an embassy/,
  );
  expect(row).toContain('href="#src-sahel-newsghana-2025"');
});

test("the title is what people search for, and no description is longer than search results show", () => {
  expect(passportTitle(passport("FR"))).toBe(
    "Visa with the French passport: all 54 African countries (2026)",
  );
  const descriptions = listPassports().map(passportDescription);
  expect(descriptions.filter((text) => text.length > 155)).toEqual([]);
  expect(new Set(descriptions).size).toBe(199);
  expect(
    crumbsOf("/explore/passport/fr")
      .map(({ label }) => label)
      .slice(-2),
  ).toEqual(["Visa by passport", "French passport"]);
});

test("the list names all 199 passports; with a country to enter, each leads to its line", () => {
  const html = renderToStaticMarkup(<PassportIndex />);
  expectSound(html);
  expect(html.match(/href="\/explore\/passport\/[a-z]{2}"/g)).toHaveLength(199);
  const ghana = renderToStaticMarkup(<PassportIndex to={findCountry("ghana")} />);
  expect(ghana.match(/href="\/explore\/passport\/[a-z]{2}#ghana"/g)).toHaveLength(199);
  expect(ghana).toContain('<input type="hidden" name="to" value="ghana"/>');
});

test("a passport that is none is ignored and said, with those of a like name", () => {
  const { problems } = parsePassportQuery("Nigria");
  const html = renderToStaticMarkup(
    <PassportIndex problems={problems} asked="Nigria" near={nearPassports("Nigria")} />,
  );
  expect(html).toContain("“Nigria” is no passport of this site");
  expect(html).toContain('<a href="/explore/passport/ng">Nigerian passport</a>');
});

test("the line of a guide is a form that works without script", () => {
  const html = renderToStaticMarkup(<PassportLine slug="ghana" />);
  expect(html).toContain('<form action="/explore/passport">');
  expect(html).toContain('<input type="hidden" name="to" value="ghana"/>');
  expect(html).toContain('data-wakes="ak_passport_v1"');
  expect(brotliCompressSync(html).length).toBeLessThan(400);
});

function drawCompare(c: string, asked?: string): string {
  const selection = parseCompare(c, (slug) => findCountry(slug) !== undefined);
  const query = parsePassportQuery(asked);
  return renderToStaticMarkup(
    <ComparePage selection={selection} asked={query}>
      <CompareResult
        countries={selection.slugs.flatMap((slug) => findCountry(slug) ?? [])}
        passport={query.passport}
        query={defaultCompare}
        toOneMoney={() => undefined}
        siteUrl="https://example.org"
      />
    </ComparePage>,
  );
}

test.each(Object.entries(expectedVisas))(
  "the comparison says of the passport %s what the research says",
  (code, rows) => {
    for (let at = 0; at < 12; at += 4) {
      const four = rows?.slice(at, at + 4) ?? [];
      const html = drawCompare(four.map(([slug]) => slug).join(","), code);
      const section = wordsOfHtml(/<section id="visa".*?<\/section>/.exec(html)?.[0] ?? "");
      for (const [slug, rule, days] of four) {
        const name = findCountry(slug)?.name ?? slug;
        expect(section.replace(/\s+/g, " ")).toContain(
          `${name} ${entryWords({ rule, days })} State of 17 February 2026.`,
        );
      }
      expect(html).toContain(`&amp;passport=${code}`);
    }
  },
);

test("a comparison without a passport asks for one and says nothing; one that is none is said", () => {
  const html = drawCompare("kenya,ghana");
  expectSound(html);
  expect(html).toContain('<input type="hidden" name="c" value="kenya,ghana"/>');
  expect(html).not.toContain("State of 17 February 2026");
  expect(drawCompare("kenya,ghana", "atlantis")).toContain("“atlantis” is no passport of this site");
});

const drawRanking = (params: Record<string, string>) =>
  renderToStaticMarkup(
    <RankingPage query={parseRankingQuery(params)} asked={parsePassportQuery(params["passport"])} />,
  );

test.each(Object.entries(expectedVisas))(
  "the ranking says of the passport %s what the research says",
  (code, rows) => {
    const html = drawRanking({ passport: code });
    expectSound(html);
    for (const [slug, rule, days] of rows ?? [])
      expect(html).toContain(
        `<a href="/explore/passport/${code.toLowerCase()}#${slug}">${entryWords({ rule, days })}</a>`,
      );
    expect(html).toContain("state of 17 February 2026");
    expect(html).toContain(`&amp;passport=${code}`);
  },
);

test("a ranking without a passport has no such column; one that is none, or beside a ready-made ranking, is said", () => {
  expect(drawRanking({})).not.toContain("/explore/passport/");
  expect(drawRanking({ passport: "atlantis" })).toContain("“atlantis” is no passport of this site");
  expect(drawRanking({ preset: "easiest-to-reach", passport: "FR" })).toContain("shows no visas");
});
