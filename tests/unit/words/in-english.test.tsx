import { parseFragment, type DefaultTreeAdapterTypes } from "parse5";
import { renderToStaticMarkup } from "react-dom/server";
import Home from "#app/[locale]/(site)/page.tsx";
import { CountryGuide } from "#components/countries/guide/country-guide.tsx";
import { findCountry } from "#lib/data/countries/record/index.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import { withLocale } from "#lib/platform/words/index.ts";

type Node = DefaultTreeAdapterTypes.Node;

const guideIn = (locale: string) =>
  withLocale(locale, () => renderToStaticMarkup(<CountryGuide country={findCountry("ghana") as Country} />));

const homeIn = (locale: string) => withLocale(locale, () => renderToStaticMarkup(<Home />));

/** The language and direction that apply to the first element of each name, as set on an ancestor. */
function textsOf(html: string, names: readonly string[]): Record<string, string> {
  const found: Record<string, string> = {};
  const walk = (node: Node, text: string) => {
    if (!("childNodes" in node)) return;
    let now = text;
    if ("tagName" in node) {
      const of = (name: string) => node.attrs.find((one) => one.name === name)?.value;
      if (of("lang") && of("dir")) now = `${of("lang")} ${of("dir")}`;
      const fits = names.find(
        (name) => node.tagName === name || of("class") === name || of(name) !== undefined,
      );
      if (fits) found[fits] ??= now;
    }
    for (const child of node.childNodes) walk(child, now);
  };
  walk(parseFragment(html), "the page");
  return found;
}

test("a guide in another language says that its text is English, and what of it is not", () => {
  // The form of a request validates itself, hence `novalidate`; the passport field is a text of country pages.
  const names = ["h1", "crumbs", "tiles", "your-passport", "data-ratings", "novalidate", "page-end"];
  expect(textsOf(guideIn("ar-xb"), names)).toEqual({
    h1: "en ltr",
    crumbs: "en ltr",
    tiles: "en ltr",
    "your-passport": "en ltr",
    "data-ratings": "ar-xb rtl",
    novalidate: "ar-xb rtl",
    "page-end": "ar-xb rtl",
  });
});

test("so does the home page", () => {
  expect(textsOf(homeIn("ar-xb"), ["h1", "task", "page-end"])).toEqual({
    h1: "en ltr",
    task: "en ltr",
    "page-end": "ar-xb rtl",
  });
});

test("in English neither of them says anything", () => {
  expect(guideIn("en") + homeIn("en")).not.toMatch(/<div (?:lang|dir)=/);
});
