import { inlineSheets } from "#lib/ops/seal/seal-page.ts";
import { parsePage } from "#lib/ops/seal/parse-page.ts";

const link = (href: string) => `<link rel="stylesheet" href="${href}" data-precedence="next"/>`;
const pageOf = (head: string) => parsePage(`<!DOCTYPE html><html><head>${head}</head><body></body></html>`);
const sheets: Record<string, string> = {
  "/_next/static/chunks/a.css": "@font-face{src:url(../media/f.woff2)}",
  "/_next/static/chunks/b.css":
    'i{background:url("./p.svg#x"),url(data:image/png;base64,AA),url(/q.svg),url(#r)}',
};
const read = (href: string) => sheets[href] ?? "";

test("the sheets of a page stand in it, in their order, before their links, which no browser follows", () => {
  const [a = "", b = ""] = Object.keys(sheets);
  const { html, styles } = inlineSheets(pageOf(`<title>x</title>${link(a)}${link(b)}`), read);
  expect(styles).toBe(
    '@font-face{src:url(/_next/static/media/f.woff2)}i{background:url("/_next/static/chunks/p.svg#x"),url(data:image/png;base64,AA),url(/q.svg),url(#r)}',
  );
  const marked = (href: string) =>
    `<link type="inlined" rel="stylesheet" href="${href}" data-precedence="next"/>`;
  expect(html).toContain(`<title>x</title><style>${styles}</style>${marked(a)}${marked(b)}`);
});

test("a sheet cannot end the element it stands in", () => {
  const page = pageOf(link("/_next/static/chunks/a.css"));
  const { html } = inlineSheets(page, () => 'i::after{content:"</style>"}');
  expect(html).toContain('content:"<\\/style>"}</style>');
});

test("a page without sheets, and sheets that are not Next's, stay as they are", () => {
  const page = pageOf('<link rel="stylesheet" href="/own.css"/>');
  expect(inlineSheets(page, read)).toEqual({ html: page.html, styles: "" });
});
