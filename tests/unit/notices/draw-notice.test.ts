import { drawNotice } from "#lib/domains/notices/follow-notices.ts";
import { withNotices } from "#lib/domains/notices/open/with-notices.ts";

const aNotice = {
  countrySlug: null,
  level: "information" as const,
  words: "Offices are closed on Friday.",
  linkTo: null,
  linkLabel: null,
};

test("what staff wrote stands in a landmark with a name, as text", () => {
  expect(drawNotice(aNotice, "en")).toBe(
    '<aside class="site-notice notice-info" aria-label="Notice"><p class="container-page py-4">Offices are closed on Friday.</p></aside>',
  );
});

test("nothing that was typed becomes a tag or an attribute", () => {
  const html = drawNotice(
    {
      ...aNotice,
      words: `<script>alert(1)</script> & "so"`,
      linkTo: `/contact?a="onmouseover="b`,
      linkLabel: "<b>here</b>",
    },
    "en",
  );
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;so&quot;");
  expect(html).toContain(
    '<a class="link" href="/contact?a=&quot;onmouseover=&quot;b">&lt;b&gt;here&lt;/b&gt;</a>',
  );
  expect(html.match(/<[a-z]+/g)).toEqual(["<aside", "<p", "<a"]);
});

test("an important one says so in a word, one of a country has another name, a link away from the site shows it", () => {
  const html = drawNotice(
    {
      ...aNotice,
      countrySlug: "togo",
      level: "important",
      linkTo: "https://example.org/",
      linkLabel: "More",
    },
    "en",
  );
  expect(html).toContain('class="site-notice notice-caution" aria-label="Notice for this country"');
  expect(html).toContain("<strong>Important:</strong> Offices");
  expect(html).toContain('<a class="ext" href="https://example.org/">More</a>');
});

test("in a page of another language what was typed says that it is English, and the rest speaks that language", () => {
  const html = drawNotice({ ...aNotice, level: "important" }, "ar-xb");
  expect(html).toContain('<span lang="en" dir="ltr">Offices are closed on Friday.</span>');
  expect(html).not.toContain("<strong>Important:</strong>");
  expect(html).not.toContain('aria-label="Notice"');
});

test("a slot takes what is to stand in it in place of what stands there; a page without one stays", () => {
  const page = '<body><header></header><div data-notice=""></div><main><div>rest</div></main>';
  const html = drawNotice({ ...aNotice, words: "It costs $& and $1." }, "en");
  const noticed = withNotices(page, html);
  expect(noticed).toBe(
    `<body><header></header><div data-notice="">${html}</div><main><div>rest</div></main>`,
  );
  expect(withNotices(noticed, "<aside>Other</aside>")).toContain(
    '<div data-notice=""><aside>Other</aside></div><main>',
  );
  expect(withNotices(noticed, "")).toBe(page);
  expect(withNotices("<main><div>print</div></main>", html)).toBe("<main><div>print</div></main>");
});
