import { partsId, type Parts } from "#lib/platform/next/open/page-parts.ts";
import { parsePage } from "#lib/ops/seal/parse-page.ts";
import { isPayloadFile, splitPage } from "#lib/ops/seal/split-page.ts";

const loader = "(()=>{})();";
const build = "0123456789bcdefg0123";
const json = '<script type="application/ld+json">{"@type":"WebPage"}</script>';

/** A page as the build writes it, shortened. */
const page = (
  words = "<h1>Ghana</h1>",
  payload = `self.__next_f.push([1,"\\"b\\":\\"${build}\\" \\u003c/p>"])`,
) =>
  `<!DOCTYPE html><html lang="en"><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/><link rel="preload" href="/_next/static/media/f.woff2" as="font"/><link rel="stylesheet" href="/_next/static/chunks/s.css"/><script src="/_next/static/chunks/b.js" async=""></script><script src="/_next/static/chunks/b.js" async=""></script><script src="/_next/static/chunks/old.js" noModule=""></script></head><body><script defer="" src="/_next/static/media/early.1.js"></script>${words}${json}<script id="_R_">first()</script><script src="/_next/static/chunks/a.js" async=""></script><script>${payload}</script></body></html>`;

const split = (html: string) => splitPage(parsePage(html), loader);
const { html, payload } = split(page());

test("what is read stays to the letter: words, styles, fonts, data for search engines, the page's own script", () => {
  expect(html).toContain(`<h1>Ghana</h1>${json}`);
  expect(html).toContain('<script defer="" src="/_next/static/media/early.1.js"></script>');
  expect(html).toContain('as="font"/><link rel="stylesheet" href="/_next/static/chunks/s.css"/>');
  expect(html).toMatch(/<\/body><\/html>$/);
});

test("keys of facts are read before a page is sealed, and are not sent", () => {
  const keyed = split(page('<dl><dt>Tax</dt><dd class="num" data-fact="tax.company.rate">25 %</dd></dl>'));
  expect(keyed.html).toContain('<dl><dt>Tax</dt><dd class="num">25 %</dd></dl>');
});

test("Next's script is gone: chunks, payload, hints, and what is for old browsers", () => {
  expect(html).not.toMatch(
    /<script[^>]* src="\/_next\/static\/chunks|__next_f|first\(\)|noModule|as="script"/,
  );
});

test("the loader stands last, after the names of what it brings: the payload, then each chunk once, in order", () => {
  const text = html.split(`<script type="application/json" id="${partsId}">`)[1] ?? "";
  const [block = "", after] = text.split("</script>", 2);
  expect(after).toBe(`<script>${loader}`);
  expect(JSON.parse(block) as Parts).toEqual({
    b: build,
    files: [`/${payload.name}`, "/_next/static/chunks/b.js", "/_next/static/chunks/a.js"],
  });
});

test("the payload is every inline script in its order, under a name that its content gives it", () => {
  expect(payload.text).toBe(`first();\nself.__next_f.push([1,"\\"b\\":\\"${build}\\" \\u003c/p>"]);\n`);
  expect(payload.name).toMatch(/^_next\/static\/payload\/[\w-]{16}\.js$/);
  expect(isPayloadFile(payload.name)).toBe(true);
  expect(split(page("<h1>Togo</h1>")).payload.name).toBe(payload.name);
  expect(split(page("<h1>Ghana</h1>", "other()")).payload.name).not.toBe(payload.name);
});

test("a page whose script is not where it should be stops the build", () => {
  expect(() => split("<html><body><p>Words</p></body></html>")).toThrow(/no script/);
});
