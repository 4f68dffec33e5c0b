import { renderToStaticMarkup } from "react-dom/server";
import { PrivacyByRegion } from "#components/shell/footer/privacy-by-region.tsx";
import { regionOf } from "#components/shell/footer/start-privacy.ts";
import { copyrightYears, SiteFooter } from "#components/shell/site-footer.tsx";
import { footerColumns, listSocialLinks } from "#lib/data/content/navigation.ts";
import { privacyRegions } from "#lib/data/content/privacy-regions.ts";
import { leadRetentionMonths } from "#lib/data/retention/open/periods.ts";
import { wordsOf } from "#lib/platform/words/index.ts";

const shell = wordsOf("shell");
const leaf = wordsOf("leaf");
const noteOf = (region: (typeof privacyRegions)[number]) =>
  leaf(`privacy.note.${region}`, { months: leadRetentionMonths });

test("each column with links stands in the footer under its title, and every link of the registry once", () => {
  const html = renderToStaticMarkup(<SiteFooter />);
  for (const { id, links } of footerColumns) {
    expect(html.includes(`<h2>${shell(`footer.column.${id}`)}</h2>`)).toBe(links.length > 0);
    for (const { href } of links)
      expect(html.split(`<li><a href="${href}"`).length - 1).toBeLessThanOrEqual(1);
    for (const { href } of links) expect(html).toContain(`href="${href}"`);
  }
  expect(html).not.toContain("<ul></ul>");
});

test("installing is offered once, as a link that works without script", () => {
  const html = renderToStaticMarkup(<SiteFooter />);
  expect(html.split('href="/install"')).toHaveLength(2);
  expect(html).toContain('<a href="/install" data-opens="install">Install app</a>');
});

test("the seal says what it stands for, leads to the explanation and claims no certificate", () => {
  const html = renderToStaticMarkup(<SiteFooter />);
  expect(html).toContain('<a href="/home#summary">Every figure says how it is known</a>');
  expect(html).toContain("not a certificate");
});

test("copyright begins with the founding year", () => {
  expect(copyrightYears(2025, 2025)).toBe("2025");
  expect(copyrightYears(2025, 2031)).toBe("2025–2031");
});

test("nobody is linked elsewhere until an account is configured, and then only to that", () => {
  expect(listSocialLinks({})).toEqual([]);
  expect(renderToStaticMarkup(<SiteFooter />)).not.toContain('rel="me');
  const social = listSocialLinks({
    SOCIAL_FACEBOOK: "https://facebook.example/akoma",
    SOCIAL_TWITTER: "https://twitter.example/akoma",
  });
  expect(social.map(({ name }) => name)).toEqual(["Twitter", "Facebook"]);
  const html = renderToStaticMarkup(<SiteFooter social={social} />);
  expect(html).toContain('<a href="https://twitter.example/akoma" rel="me noopener">Twitter</a>');
  expect(html).not.toContain("LinkedIn");
});

test("a page carries one privacy note and a way to all four", () => {
  const html = renderToStaticMarkup(<SiteFooter />);
  expect(html).toContain(`<p>${noteOf("other")}</p>`);
  expect(html).not.toContain("GDPR");
  expect(html).toContain('href="/on-this-device#privacy-by-region"');
  const all = renderToStaticMarkup(<PrivacyByRegion />);
  expect(all).toContain('id="privacy-by-region"');
  for (const region of privacyRegions) {
    expect(all).toContain(`<dt>${leaf(`privacy.region.${region}`)}</dt>`);
    expect(all).toContain(noteOf(region));
  }
});

test.each([
  ["de", "eea"],
  ["de-DE", "eea"],
  ["de-CH", "other"],
  ["fr-FR", "eea"],
  ["fr-RE", "eea"],
  ["pl", "eea"],
  ["nn-NO", "eea"],
  ["pt-PT", "eea"],
  ["pt-AO", "other"],
  ["en-GB", "uk"],
  ["cy-GB", "uk"],
  ["en-US", "us"],
  ["es-US", "us"],
  ["zh-Hant-TW", "other"],
  ["es-419", "other"],
  ["en-NG", "other"],
  ["sw", "other"],
  ["fr", "other"],
  ["en", "other"],
  ["pt", "other"],
  ["es", "other"],
])("a browser in %s reads the note for %s", (language, region) => {
  expect(regionOf([language])).toBe(region);
});

test("the first language decides; what else somebody reads does not", () => {
  expect(regionOf(["fr", "fr-FR", "en-US", "en"])).toBe("eea");
  expect(regionOf(["fr", "en-US", "en"])).toBe("other");
  expect(regionOf(["en", "de-DE"])).toBe("other");
});

test("no language, or one that is none, is everywhere else", () => {
  expect(regionOf([])).toBe("other");
  expect(regionOf(["not a language", ""])).toBe("other");
  expect(regionOf(["en_US"])).toBe("other");
});
