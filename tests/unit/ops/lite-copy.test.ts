import { liteCopy, litePolicy } from "#lib/ops/seal/lite-copy.ts";
import { parsePage } from "#lib/ops/seal/parse-page.ts";
import { scriptHashes } from "#lib/ops/seal/seal-page.ts";

const data = '<script type="application/ld+json">{"@type":"WebPage","name":"a <!-- b --> c"}</script>';

/** A page as the build writes it, shortened: every kind of thing that lite mode removes, and what it must leave. */
const full = `<!DOCTYPE html><html lang="en" dir="ltr" class="mwsfga_variable"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><link rel="preload" href="/_next/static/media/familjen-s.p.287ws1xprzb4v.woff2" as="font" crossorigin="" type="font/woff2"/><link rel="preload" href="/_next/static/media/africa.2gje66n9k1gq3.svg#gh" as="image"/><link rel="stylesheet" href="/_next/static/chunks/0_-4ub.css" data-precedence="next"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/2pze4evomzj8t.js"/><link rel="modulepreload" href="/_next/static/chunks/later.js"/><link rel="expect" href="#_R_" blocking="render"/><script src="/_next/static/chunks/0ta28mo753mlm.js" async=""></script><title>Ghana · Akoma</title><link rel="manifest" href="/manifest.webmanifest"/><link rel="canonical" href="https://example.org/start-business/ghana"/><meta name="next-size-adjust" content=""/><script src="/_next/static/chunks/a6dad97d9634a72d.js" noModule=""></script></head><body><div hidden=""><!--$--><!--/$--></div><div class="site"><header class="site-header"></header><main id="main" tabindex="-1">${data}<!--$--><h1>Ghana</h1><p>Step <!-- -->1<!-- --> of <!-- -->10</p><form method="post" action="/api/leads"><button>Send</button></form><!--/$--></main></div><script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({})</script><script>self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n<\\u002fscript>"])</script></body></html>`;

const copyOf = (html: string, name = "ghana.html") => liteCopy(parsePage(html), name);
const lite = copyOf(full);

test("a lite copy holds no script but the data blocks, which are kept to the letter", () => {
  expect(lite.match(/<script\b/g)).toHaveLength(1);
  expect(lite).toContain(data);
  expect(lite).not.toMatch(/__next_f|TURBOPACK|\.js\b/);
  expect(scriptHashes(parsePage(lite))).toEqual([]);
});

test("a lite copy asks for no font and fetches no script ahead", () => {
  expect(lite).not.toMatch(/woff2|modulepreload|as="script"|rel="expect"|next-size-adjust/);
  expect(lite).toContain('<html lang="en" dir="ltr" data-lite="">');
});

test("keys of facts are not sent", () => {
  const keyed = full.replace("<p>Step", '<p data-fact="steps.0">Step');
  expect(copyOf(keyed)).toBe(lite);
});

test("other classes of the root stay", () => {
  expect(copyOf('<html class="mwsfga_variable wide"><body>')).toContain('<html class="wide" data-lite="">');
});

test("words, forms, styles, pictures, the manifest and the canonical address stay; React's marks do not", () => {
  expect(lite).toContain("<h1>Ghana</h1><p>Step 1 of 10</p>");
  expect(lite).toContain('<form method="post" action="/api/leads"><button>Send</button></form>');
  expect(lite).toContain('<link rel="stylesheet" href="/_next/static/chunks/0_-4ub.css"/>');
  expect(lite).toContain(
    '<link rel="preload" href="/_next/static/media/africa.2gje66n9k1gq3.svg#gh" as="image"/>',
  );
  expect(lite).toMatch(/rel="manifest".*rel="canonical"/);
  expect(lite.replace(data, "")).not.toContain("<!--");
  expect(lite).not.toContain("<div hidden");
});

test("flags and signs go, other drawings stay", () => {
  const drawn = copyOf(
    '<svg class="flag" width="24"><use href="/f.svg#gh"/></svg><svg class="sign-art tone-west"><path d="M0 0"/></svg><svg class="sign-mark tone-east"><path d="M0 0"/></svg> Ghana <svg class="map"><use href="/m.svg#gh"/></svg>',
  );
  expect(drawn).toBe(' Ghana <svg class="map"><use href="/m.svg#gh"/></svg>');
});

test("a line before the content says that lite mode is on and leads to its page", () => {
  expect(lite).toMatch(/<\/header><aside [^>]*>Lite mode is on\. <a href="\/lite">[^<]+<\/a><\/aside><main /);
});

test("a page of which its script would show a part is refused by name", () => {
  const streamed = full.replace("<h1>", '<template id="B:0"></template><h1>');
  expect(() => copyOf(streamed)).toThrow("ghana.html");
  expect(() => copyOf('<html><div hidden="" id="S:0">', "x.html")).toThrow("x.html");
});

test("the policy of a lite copy lets nothing run or connect", () => {
  expect(litePolicy).toContain("default-src 'none'");
  expect(litePolicy).toContain("script-src 'none'");
  expect(litePolicy).toContain("form-action 'self'");
  expect(litePolicy).not.toMatch(/sha256|unsafe|nonce|connect-src/);
});
