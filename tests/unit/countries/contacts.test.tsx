import { renderToStaticMarkup } from "react-dom/server";
import { HelpDeskPage } from "#components/countries/help-desk/help-desk-page.tsx";
import { SupportPage } from "#components/countries/support/support-page.tsx";
import { contactsOf } from "#lib/data/countries/index.ts";
import { findCountry, findMobility, listCountries } from "#lib/data/countries/record/index.ts";
import { isSameOffice } from "#lib/data/countries/words/contacts-of.ts";
import type { ContactPurpose } from "#lib/data/countries/words/open/support-topics.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import { wordsOfHtml } from "#tests/support/page-html.ts";

const officesOf = (slug: string, purpose: ContactPurpose) =>
  contactsOf(findCountry(slug)!).find((row) => row.purpose === purpose)!.offices;

/** Every name of an office in a record, from all its lists. */
function namesIn(country: Country): string[] {
  const { agencies, agenciesByNameOnly, registration, tax, importing, slug } = country;
  const mobility = findMobility(slug)!;
  return [
    ...agencies.map(({ name }) => name),
    ...agenciesByNameOnly.map(({ name }) => name),
    ...registration.steps.map(({ institution }) => institution),
    ...registration.duties.map(({ institution }) => institution),
    ...registration.offices.map(({ name }) => name),
    ...importing.rows.filter(({ topic }) => topic === "conformity").map(({ text }) => text),
    ...mobility.permits.map(({ institution }) => institution),
    registration.oneStopShop?.name ?? "",
    mobility.recognitionBody?.name ?? "",
    tax.authority.name,
  ];
}

/** The names that show an office's purpose; wider than the patterns of the contacts. */
const named: Partial<Record<ContactPurpose, RegExp>> = {
  register: /regist|guichet|guich[eé]/i,
  invest: /invest/i,
  tax: /\btax\b|imp[ôo]t|impost|impuesto|revenue/i,
  work: /labou?r\b|ministry of employment|inspection du travail|trabalho/i,
  insurance: /social (?:security|insurance)|sécurité sociale|segur\w+ social|provident|prévoyance|pension/i,
  customs: /custom|douane|alf[âa]ndega|aduana/i,
  standards: /normali[sz]ation|bureau of standards|standards (?:institut|and|organi)/i,
  chamber: /chamber of commerce|chambre de commerce|câmara de comércio/i,
  statistics: /statisti|estatística/i,
};

test.each(listCountries().map((country) => [country.slug, country] as const))(
  "%s: no purpose is without an office that another list of the record names",
  (_, country) => {
    const names = namesIn(country);
    for (const { purpose, offices } of contactsOf(country)) {
      if (offices.length > 0) continue;
      const pattern = named[purpose];
      expect([purpose, pattern ? names.filter((name) => pattern.test(name)) : []]).toEqual([purpose, []]);
    }
  },
);

test("the authority of taxes and the office that registers are known everywhere", () => {
  for (const { slug } of listCountries())
    for (const purpose of ["register", "tax", "customs"] as const)
      expect([slug, purpose, officesOf(slug, purpose).length > 0]).toEqual([slug, purpose, true]);
});

test("no office stands twice in a row", () => {
  for (const country of listCountries())
    for (const { purpose, offices } of contactsOf(country))
      offices.forEach((office, at) =>
        expect([
          country.slug,
          purpose,
          offices
            .slice(at + 1)
            .filter((other) => isSameOffice(office, other))
            .map(({ name }) => name),
        ]).toEqual([country.slug, purpose, []]),
      );
});

test.each([
  ["CFE, in the chamber of commerce (CCIT)", "Centre de Formalités des Entreprises (CFE)", true],
  ["Direction Générale des Impôts (DGI), local inspectorate", "Direction Générale des Impôts (DGI)", true],
  ["SME", "Serviço de Migração e Estrangeiros (SME)", true],
  ["Ministry of Labour", "Ministry of Labour and Home Affairs", true],
  ["Ministry of Labour", "Ministry of the Interior", false],
  ["Banque Centrale (BC)", "Banque Commerciale (BCO)", false],
])("%s and %s: the same office is %s", (name, other, isSame) => {
  expect(isSameOffice({ name }, { name: other })).toBe(isSame);
});

test("a visa portal is named only where a source gives its address, and an address in doubt is not linked", () => {
  for (const country of listCountries()) {
    const portal = officesOf(country.slug, "visas").find(({ name }) => name === "E-visa portal");
    expect([country.slug, portal?.url ?? null]).toEqual([
      country.slug,
      findMobility(country.slug)?.evisa?.urlStatus === "sourced"
        ? findMobility(country.slug)!.evisa!.url
        : null,
    ]);
    const html = renderToStaticMarkup(<SupportPage country={country} />);
    for (const { offices } of contactsOf(country))
      for (const { url, trust } of offices)
        if (url) expect([url, html.includes(`href="${url}"`)]).toEqual([url, trust !== "doubtful"]);
  }
});

test("what no source names is said once on a page, and the help desk names the same office", () => {
  for (const country of listCountries()) {
    const page = wordsOfHtml(renderToStaticMarkup(<SupportPage country={country} />));
    expect(page.match(/No source names/g)?.length ?? 0).toBeLessThanOrEqual(1);
    const desk = wordsOfHtml(
      renderToStaticMarkup(<HelpDeskPage country={country} reviewedOn="2026-11-22" />),
    );
    expect(desk).not.toMatch(/No source names|No office is known/);
  }
  expect(wordsOfHtml(renderToStaticMarkup(<SupportPage country={findCountry("eritrea")!} />))).toContain("No source gives an official site"); // prettier-ignore
});
