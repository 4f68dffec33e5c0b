import { expect, test } from "@playwright/test";

const everyKind = [
  "/", "/start-business", "/start-business/ghana", "/start-business/ghana/print", "/start-business?q=ghana", "/start-business/atlantis",
  "/explore/compare", "/explore/compare?c=kenya,ghana", "/contact", "/nowhere", "/api/health/live", "/api/leads", "/api/nowhere",
  "/sitemap.xml", "/robots.txt", "/manifest.webmanifest", "/.well-known/security.txt", "/patterns/kente.svg", "/brand/akoma-mark.svg",
  "/start-business/ivory-coast", "/_next/static/nothing.js",
  "/explore/compare.csv?c=kenya,ghana",
  "/quick-nav.json",
  "/menus.json",
  "/words.json",
  "/chat.json",
  "/api/country/ghana/summary",
]; // prettier-ignore

for (const path of everyKind) {
  test(`security headers stand on ${path}`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    const headers = answer.headers();
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["x-powered-by"]).toBeUndefined();
    expect(headers["set-cookie"]).toBeUndefined();
    const policy = headers["content-security-policy"] ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.split("; ").find((rule) => rule.startsWith("script-src")) ?? "").not.toContain("unsafe");
    if (!path.endsWith(".svg")) expect(policy).not.toContain("unsafe");
    for (const name of [
      "x-frame-options",
      "referrer-policy",
      "permissions-policy",
      "strict-transport-security",
    ]) {
      expect(headers[name], name).toBeTruthy();
    }
  });
}

test("no address learns from a referrer that somebody came from a confidential page or call, whatever is answered", async ({
  request,
}) => {
  const pages = ["/portal/diaspora/confidential", "/forms/detention/assistance", "/admin/confidential/keys"];
  const calls = ["filed", "file", "look", "visit", "nothing"].map((call) => `/api/confidential/${call}`);
  for (const path of [...pages, ...calls]) {
    for (const answer of [
      await request.get(path, { maxRedirects: 0 }),
      await request.post(path, { multipart: { receipt: "1234" }, maxRedirects: 0 }),
    ])
      expect([path, answer.status(), answer.headers()["referrer-policy"]]).toEqual([
        path,
        answer.status(),
        "no-referrer",
      ]);
  }
});

test("pages come precompressed, as brotli where the browser takes it and as gzip where not", async ({
  baseURL,
}) => {
  for (const coding of ["br", "gzip"]) {
    const answer = await fetch(`${baseURL}/start-business/ghana`, { headers: { "accept-encoding": coding } });
    expect(answer.headers.get("content-encoding")).toBe(coding);
    expect(await answer.text()).toContain("Ghana");
  }
});

test("all flags are one file and all small maps another, under names that change with them, kept for good", async ({
  request,
}) => {
  const drawings = new Set<string>();
  for (const path of ["/", "/start-business", "/start-business/ghana", "/start-business/kenya"]) {
    const html = await (await request.get(path)).text();
    for (const [, address = ""] of html.matchAll(/ (?:href|src)="(\/[^"#]+\.svg)#[a-z]{2}"/g))
      drawings.add(address);
  }
  expect(drawings.size).toBe(2);
  for (const address of drawings) {
    const answer = await request.get(address);
    expect(answer.headers()["content-type"]).toContain("image/svg+xml");
    expect(answer.headers()["cache-control"]).toContain("immutable");
    expect(await answer.text()).toContain('id="gh"');
  }
});

test("an unchanged page costs no bytes the second time", async ({ baseURL }) => {
  const first = await fetch(`${baseURL}/start-business/ghana`);
  const etag = first.headers.get("etag") ?? "";
  await first.text();
  const second = await fetch(`${baseURL}/start-business/ghana`, { headers: { "if-none-match": etag } });
  expect(second.status).toBe(304);
});

test("a page has one address: its file name and its odd spelling lead to it or nowhere", async ({
  request,
}) => {
  expect((await request.get("/start-business/ghana.html")).status()).toBe(404);
  const odd = await request.get("/start-business/Ghana", { maxRedirects: 0 });
  expect(odd.status()).toBe(308);
  expect(odd.headers()["location"]).toMatch(/\/start-business\/ghana$/);
  const alias = await request.get("/start-business/ivory-coast", { maxRedirects: 0 });
  expect(alias.status()).toBe(308);
  expect(alias.headers()["location"]).toMatch(/\/start-business\/cote-divoire$/);
});

test("security.txt is what RFC 9116 asks for", async ({ request }) => {
  const answer = await request.get("/.well-known/security.txt");
  expect(answer.headers()["content-type"]).toContain("text/plain");
  const text = await answer.text();
  expect(text).toMatch(/^Contact: (https?:\/\/|mailto:)\S+$/m);
  const expires = Date.parse(text.match(/^Expires: (\S+)$/m)?.[1] ?? "");
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 366 * 86_400_000);
});

test("the sitemap lists every guide by its canonical address, and each of its pages answers 200", async ({
  request,
}) => {
  const text = await (await request.get("/sitemap.xml")).text();
  const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? "");
  expect(addresses.filter((address) => /\/start-business\/[a-z-]+$/.test(address))).toHaveLength(54);
  for (const address of addresses) {
    const { pathname } = new URL(address);
    const answer = await request.get(pathname);
    expect(answer.status(), pathname).toBe(200);
    const canonical = (await answer.text()).match(/<link rel="canonical" href="([^"]+)"/)?.[1];
    expect(canonical, pathname).toBe(address);
  }
});

test("the manifest names icons that are there", async ({ request }) => {
  const manifest = (await (await request.get("/manifest.webmanifest")).json()) as {
    icons: { src: string; type: string }[];
  };
  expect(manifest.icons.length).toBeGreaterThanOrEqual(2);
  for (const icon of manifest.icons) {
    const answer = await request.get(icon.src);
    expect(answer.status(), icon.src).toBe(200);
    expect(answer.headers()["content-type"]).toBe(icon.type);
  }
});
