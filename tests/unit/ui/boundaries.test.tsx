import { renderToStaticMarkup } from "react-dom/server";
import GlobalError from "#app/global-error.tsx";
import { pseudoLocales, wordsOf } from "#lib/platform/words/index.ts";
import { leafWords } from "#lib/platform/words/leaf-words.ts";

/** Jest has it, but its types do not declare it yet. */
type Mocks = { unstable_mockModule: (path: string, make: () => object) => unknown };

const fault = Object.assign(new Error("password=hunter2 refused"), { digest: "1234567890" });
const stay = () => undefined;

/** In a browser the words of the page load after a while; here they are loaded. */
let seen = "en";
const { unstable_mockModule } = import.meta.jest as unknown as Mocks;
unstable_mockModule("#components/words/use-boundary-words.ts", () => ({
  useBoundaryWords: () => leafWords(seen),
}));
const { PageBoundary } = await import("#components/ui/page-boundary.tsx");

/** Nothing is caught on the server, so here a boundary has caught its error already. */
unstable_mockModule("next/error", () => ({
  catchError: (fallback: (props: object, info: object) => unknown) =>
    function Caught(props: object) {
      return fallback(props, { error: fault, retry: stay });
    },
}));
const { SectionBoundary } = await import("#components/ui/section-boundary.tsx");

const section = (locale: string) => {
  seen = locale;
  return renderToStaticMarkup(<SectionBoundary title={<h1>1</h1>}>gone</SectionBoundary>);
};
const page = (locale: string) => {
  seen = locale;
  return renderToStaticMarkup(<PageBoundary error={fault} retry={stay} />);
};

test("a part that failed says so in English, under its title, with the two ways on", () => {
  expect(section("en")).toMatch(/^<h1>1<\/h1><div role="alert"/);
  expect(section("en")).toContain("<p>Something went wrong loading this section...</p>");
  expect(section("en")).toMatch(/<button type="button"[^>]*>Retry<\/button><a [^>]*href="\/">Home<\/a>/);
});

test("a page that failed says so in English, with the reference and nothing else of a fault of the server", () => {
  expect(page("en")).toMatch(/^<div role="alert"/);
  expect(page("en")).toContain(">Something went wrong. Please try again.</h1>");
  expect(page("en")).toContain("Error reference: 1234567890");
  expect(page("en")).not.toContain("hunter2");
  expect(page("en")).toMatch(/<button type="button"[^>]*>Retry<\/button><a [^>]*href="\/">Home<\/a>/);
});

test.each(pseudoLocales)("in %s boundaries speak it, and lead to its home page", (locale) => {
  const words = wordsOf("boundary", locale);
  for (const [html, keys] of [
    [section(locale), ["section", "retry", "home"]],
    [page(locale), ["page", "retry", "home"]],
  ] as const) {
    for (const key of keys) expect(html).toContain(`>${words(key)}<`);
    expect(html).toContain(`href="/${locale}"`);
    const plain = html.replace(/\u202e[^\u202c]*\u202c/g, ""); // the mirrored language's text is between marks
    expect(plain).not.toMatch(/Something|Retry|Home|reference/);
  }
  expect(page(locale)).toContain(words("reference", { digest: "1234567890" }));
});

test("when the whole document fails, one stands in English with nothing loaded", () => {
  const html = renderToStaticMarkup(<GlobalError error={undefined} retry={stay} />);
  expect(html).toMatch(/^<html lang="en" dir="ltr">/);
  expect(html).toContain("<title>Unexpected Application Error!</title>");
  expect(html).toContain("No further details are known.");
});
