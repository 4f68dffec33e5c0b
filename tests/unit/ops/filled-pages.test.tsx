import { jest } from "@jest/globals";
import { once } from "node:events";
import { createServer, request as ask, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { drawnPages, type DrawPage } from "#lib/data/site/drawn-pages.ts";
import { log } from "#lib/platform/log.ts";
import { showNotices } from "#lib/domains/notices/open/shown-notices.ts";
import { openFilledPages } from "#lib/ops/serve/filled-pages.ts";

const aFrame = (text: string) => ({
  html: `<html><head><meta charset="utf-8"/></head><body>${text}<div data-notice=""></div><div data-filled=""></div>end</body></html>`,
  headers: { "cache-control": "public, max-age=0, must-revalidate", "x-frame-options": "DENY" },
});

let server: Server;
/** The renderer of the server; a test puts its own in place. */
let draw: DrawPage;

beforeAll(async () => {
  for (const page of ["/search/of", "/navigator/of"]) drawnPages.set(page, (...given) => draw(...given));
  const fill = openFilledPages({
    readFrame: (address, isLite) =>
      address === "/search/frame" ? aFrame(isLite ? "lite" : "frame") : undefined,
  });
  server = createServer((request, response) => {
    if (!fill(request, response)) response.writeHead(299).end("Next");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  draw = (query, locale, toHtml) => ({
    title: `<${String(query["q"])}>`,
    html: toHtml(
      <p lang={locale}>
        {JSON.stringify(query)}
        <i>drawn</i>
      </p>,
    ),
  });
  // Next answers the first request while the renderer loads.
  expect((await get("/search?q=a")).status).toBe(299);
  await import("react-dom/server");
});

afterAll(async () => {
  drawnPages.clear();
  server.close();
  server.closeAllConnections();
  await once(server, "close");
});

async function get(path: string, { method = "GET", ...headers }: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo;
  const request = ask({ port, path, method, headers, host: "127.0.0.1" }).end();
  const [answer] = (await once(request, "response")) as [
    { statusCode: number; headers: IncomingHttpHeaders } & NodeJS.ReadableStream,
  ];
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

test("a query is answered by the frame with what is drawn in its slot, and its title in its head", async () => {
  const { status, headers, body } = await get("/search?q=a%20%26%20b&kind=x&kind=y&q2");
  expect(status).toBe(200);
  expect(body.toString()).toBe(
    '<html><head><meta charset="utf-8"/><title>&lt;a &amp; b&gt; · Akoma</title>' +
      '<meta property="og:title" content="&lt;a &amp; b&gt;"/><meta name="twitter:title" content="&lt;a &amp; b&gt;"/></head>' +
      '<body>frame<div data-notice=""></div><div data-filled=""><p lang="en">' +
      "{&quot;q&quot;:&quot;a &amp; b&quot;,&quot;kind&quot;:[&quot;x&quot;,&quot;y&quot;],&quot;q2&quot;:&quot;&quot;}<i>drawn</i></p></div>end</body></html>",
  );
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(headers["cache-control"]).toBe("private, no-cache");
  expect(headers["x-frame-options"]).toBe("DENY");
  expect(Number(headers["content-length"])).toBe(body.length);
});

test("it is sent in the coding its visitor takes, each with a tag of its own, and not twice to whoever holds it", async () => {
  const plain = await get("/search?q=a");
  const br = await get("/search?q=a", { "accept-encoding": "gzip, br" });
  const gzip = await get("/search?q=a", { "accept-encoding": "gzip, br;q=0" });
  expect([br.headers["content-encoding"], gzip.headers["content-encoding"]]).toEqual(["br", "gzip"]);
  expect(brotliDecompressSync(br.body)).toEqual(plain.body);
  expect(gunzipSync(gzip.body)).toEqual(plain.body);
  const tags = [plain, br, gzip].map(({ headers }) => headers.etag);
  expect(new Set(tags).size).toBe(3);
  const held = await get("/search?q=a", { "accept-encoding": "br", "if-none-match": String(tags[1]) });
  expect([held.status, held.body.length, held.headers.etag]).toEqual([304, 0, tags[1]]);
  const head = await get("/search?q=a", { method: "HEAD" });
  expect([head.status, head.body.length, head.headers["content-length"]]).toEqual([
    200,
    0,
    plain.headers["content-length"],
  ]);
});

test("what is asked of another page, by another method, without what is drawn or without its frame is Next's", async () => {
  for (const path of [
    "/search",
    "/plan?c=ghana",
    "/Search?q=a",
    "/en/search?q=a",
    "/nothing?q=a",
    "//name/search?q=a",
  ])
    expect([path, (await get(path)).status]).toEqual([path, 299]);
  expect((await get("/search?q=a", { method: "POST" })).status).toBe(299);
  expect((await get("/navigator?ask=a")).status).toBe(299);
  const before = draw;
  draw = () => undefined;
  expect((await get("/search?q=a")).status).toBe(299);
  draw = before;
});

test("what cannot be drawn is logged and made by Next", async () => {
  const logged = jest.spyOn(log, "error").mockImplementation(() => undefined);
  const before = draw;
  draw = () => {
    throw new Error("no");
  };
  expect((await get("/search?q=a")).status).toBe(299);
  expect(logged).toHaveBeenCalledTimes(1);
  draw = before;
  logged.mockRestore();
});

test("who saves data gets the lite copy, and notices stand in each", async () => {
  const now = Date.now();
  const html = { en: "<aside>Closed</aside>" };
  showNotices([{ country: undefined, from: now - 1, until: now + 60_000, html }]);
  for (const [saves, copy] of [
    ["off", "frame"],
    ["on", "lite"],
  ] as const)
    expect((await get("/search?q=a", { "save-data": saves })).body.toString()).toContain(
      `<body>${copy}<div data-notice=""><aside>Closed</aside></div><div data-filled=""><p`,
    );
  showNotices([]);
});
