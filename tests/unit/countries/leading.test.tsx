import { renderToStaticMarkup } from "react-dom/server";
import { findPicture } from "#app/og/content.ts";
import { AnswerCard } from "#components/countries/guide/answer-card.tsx";
import { AtAGlance } from "#components/countries/guide/at-a-glance.tsx";
import { Tax } from "#components/countries/guide/tax.tsx";
import { ProfileFacts } from "#components/countries/profile/profile-facts.tsx";
import {
  compareCountries,
  comparisonCsv,
  formatFigure,
  medianOf,
  rankCountries,
} from "#lib/data/countries/index.ts";
import { listCountries, whyHeld } from "#lib/data/countries/record/index.ts";
import { pathKinds } from "#lib/data/countries/paths/open/path-kinds.ts";
import { doubted } from "#lib/data/countries/words/open/guide-words.ts";
import { figureKeys, figureKind, type FigureKey } from "#lib/data/countries/record/open/figures.ts";
import type { Country, Figure } from "#lib/data/countries/record/open/schema.ts";
import { countriesJson } from "#lib/domains/downloads/country-files.ts";
import { wordsOfHtml } from "../../support/page-html.ts";

const countries = listCountries();
const each = countries.map((country) => [country.slug, country] as const);
const rates = ["corporate_tax_rate_pct", "vat_standard_rate_pct"] as const;

/** The oldest year that a leading figure may have, written out here instead of read from the rule it tests. */
const oldest: Partial<Record<FigureKey, number>> = {
  corporate_tax_rate_pct: 2024,
  vat_standard_rate_pct: 2024,
  policy_rate_pct: 2024,
  inflation_pct: 2023,
  public_debt_pct_gdp: 2023,
};

const mustWait = (figure: Figure, key: FigureKey): boolean =>
  Boolean(figure.lowConfidence || figure.review || figure.stale || figure.indicative) ||
  figure.year < (oldest[key] ?? 0);

/** Doing Business has been discontinued. */
const hasEnded = ({ source }: Figure) => source === "worldbank-db2020";

const held = (country: Country) =>
  figureKeys.flatMap((key) => {
    const figure = country.figures[key];
    return figure && mustWait(figure, key) ? [{ key, figure }] : [];
  });

const html = renderToStaticMarkup;

test("there are values that must wait, so that the tests below can fail", () => {
  const all = countries.flatMap((country) => held(country).map(({ key }) => key));
  expect(all).toEqual(
    expect.arrayContaining(["corporate_tax_rate_pct", "vat_standard_rate_pct", "roads_km"]),
  );
});

test.each(each)("%s: what is flagged, old for its kind or of a count that ended is held", (_, country) => {
  for (const key of figureKeys) {
    const figure = country.figures[key];
    if (!figure) continue;
    expect([key, whyHeld(figure, key) !== null]).toEqual([key, mustWait(figure, key) || hasEnded(figure)]);
  }
});

test.each(each)(
  "%s: the card says the rates that may lead, those in doubt with that mark, and none that is old",
  (_, country) => {
    for (const kind of pathKinds) {
      const card = html(<AnswerCard country={country} kind={kind} />);
      const then = wordsOfHtml(/<p class="answer-then">.*?<a/.exec(card)?.[0] ?? "");
      // A sole trader pays no company tax.
      const own = kind === "sole-trader" ? rates.slice(1) : rates;
      const led = own.flatMap((key) => {
        const figure = country.figures[key];
        const held = figure && whyHeld(figure, key);
        if (!figure || held === "old" || held === "discontinued") return [];
        const text = formatFigure(key, figure.value);
        return held === "doubt" ? [doubted(text, figure)] : [text];
      });
      expect(then.match(/[\d.]+%(?: \((?:indicative|in doubt)\))?/g) ?? []).toEqual(led);
      expect(then.length).toBeGreaterThan(10);
    }
  },
);

test.each(each)(
  "%s: what must wait opens neither facts at a glance, profile nor picture",
  (slug, country) => {
    const tops = [html(<AtAGlance country={country} />), html(<ProfileFacts country={country} />)].map(
      wordsOfHtml,
    );
    const stats = findPicture(["start-business", `${slug}.png`])?.stats.map(
      ({ label, value }) => label + value,
    );
    expect(stats?.length).toBeGreaterThan(0);
    for (const { key, figure } of held(country)) {
      const text = formatFigure(key, figure.value);
      for (const top of tops) expect(top).not.toContain(`${figureKind(key).label} ${text}`);
      if (key === "internet_users_pct") expect(stats).not.toContain(`online, ${figure.year}${text}`);
    }
  },
);

test.each(figureKeys)("%s: what must wait has no place in an order and no share in a middle", (key) => {
  for (const { country, known, place, apart } of rankCountries(key, countries).rows)
    if (known.fact && mustWait(known.fact, key))
      expect([country.slug, place, apart]).toEqual([country.slug, null, "doubt"]);
  const counted = countries.filter(({ figures }) => {
    const figure = figures[key];
    return figure && !mustWait(figure, key);
  }).length;
  expect(medianOf(key)?.of ?? 0).toBe(counted < 4 ? 0 : counted);
});

test("no sentence of a comparison names a value that must wait, or Doing Business", () => {
  for (const [index, first] of countries.entries()) {
    const second = countries[(index + 7) % countries.length] as Country;
    const { sentences, tradeOffs } = compareCountries([first, second]);
    const shown = [...sentences, ...tradeOffs.flatMap(({ against }) => against)].join(" ");
    expect(shown).not.toContain("Doing Business");
    for (const country of [first, second])
      for (const { key } of held(country)) expect(shown).not.toContain(`“${figureKind(key).label}”`);
  }
});

test.each(each)("%s: tax and VAT are one fact in guide, comparison and ranking", (_, country) => {
  const guide = wordsOfHtml(html(<Tax country={country} />));
  const other = countries.find((one) => one !== country) as Country;
  const rows = compareCountries([country, other]).groups.flatMap((group) => group.rows);
  for (const key of rates) {
    const figure = country.figures[key];
    const ranked = rankCountries(key, countries).rows.find((row) => row.country === country);
    expect(ranked?.known.fact).toBe(figure);
    expect(rows.find((row) => row.key === key)?.cells[0]?.known.fact).toBe(figure);
    expect(guide).toContain(figure ? formatFigure(key, figure.value) : "No data");
  }
});

test("no download has a figure on taxes", () => {
  const taxes = figureKeys.filter((key) => figureKind(key).group === "tax");
  expect(taxes).toEqual(expect.arrayContaining([...rates]));
  const [json, csv] = [countriesJson(), comparisonCsv(countries)];
  for (const key of taxes) {
    expect(json).not.toContain(`"${key}"`);
    expect(csv).not.toContain(figureKind(key).label);
  }
});

type Block = { status: string; sources: readonly string[] };

/** Every value in a part of a record that has a status and sources. */
function blocks(value: unknown, path: string): [string, Block][] {
  if (typeof value !== "object" || value === null) return [];
  const own: [string, Block][] = "status" in value && "sources" in value ? [[path, value as Block]] : [];
  return [...own, ...Object.entries(value).flatMap(([key, part]) => blocks(part, `${path}.${key}`))];
}

test.each(each)("%s: each value on taxes, hiring and imports has a source or is indicative", (_, country) => {
  const { tax, hiring, importing } = country;
  const all = blocks({ tax, hiring, importing }, country.slug);
  expect(all.length).toBeGreaterThan(0);
  // The date of a tax may have its source in its duty: those are in the registration's own list.
  const isOfDuty = (path: string) =>
    country.registration.duties.some(
      ({ of, sources }) =>
        of &&
        sources.length > 0 &&
        // A balance that is paid with the return belongs to the same duty.
        (path.endsWith(`tax.dates.${of}`) ||
          (of === "companyReturn" && path.endsWith("dates.companyPayment"))),
    );
  const bare = all.filter(
    ([path, { status, sources }]) => sources.length === 0 && status !== "indicative" && !isOfDuty(path),
  );
  expect(bare.map(([path]) => path)).toEqual([]);
});
