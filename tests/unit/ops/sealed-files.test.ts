import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import {
  createServer,
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from "node:zlib";
import { showNotices } from "#lib/domains/notices/open/shown-notices.ts";
import { openSealedFiles, type SealedFiles } from "#lib/ops/serve/sealed-files.ts";

const root = mkdtempSync(path.join(tmpdir(), "akoma-sealed-"));
const places = {
  folder: path.join(root, "full"),
  lite: path.join(root, "lite"),
  frames: path.join(root, "frames"),
  headers: path.join(root, "headers.json"),
};
const payload = "_next/static/payload/0123.js";
const texts = { full: "<p>the whole page</p>", lite: "<p>the lite page</p>" };
let sealed: SealedFiles;
let server: Server;
let port: number;

function lay(folder: string, name: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, name);
  writeFileSync(file, text);
  writeFileSync(`${file}.br`, brotliCompressSync(text));
  writeFileSync(`${file}.gz`, gzipSync(text));
}

beforeAll(async () => {
  lay(places.folder, "index.html", texts.full);
  lay(places.lite, "index.html", texts.lite);
  lay(places.folder, "noticed.html", '<div data-notice=""></div>whole');
  lay(places.lite, "noticed.html", '<div data-notice=""></div>lite');
  lay(places.folder, "robots.txt", "User-agent: *");
  for (const name of ["og", "_next/static/chunks", "_next/static/media", path.dirname(payload)])
    mkdirSync(path.join(places.folder, name), { recursive: true });
  lay(places.folder, "_next/static/chunks/one.css", "a{}");
  lay(places.folder, payload, texts.full);
  lay(places.folder, "_next/static/media/one.svg", "<svg/>");
  writeFileSync(path.join(places.folder, "og/home.png"), "a picture");
  const page = { "content-security-policy": "script-src 'self' 'sha256-x'", "cache-control": "max-age=0" };
  writeFileSync(
    places.headers,
    JSON.stringify({
      common: { "x-content-type-options": "nosniff", "x-frame-options": "DENY" },
      paths: { "/": page, "/noticed": page },
      lite: { "content-security-policy": "script-src 'none'" },
    }),
  );
  sealed = openSealedFiles(places);
  server = createServer((request, response) => {
    if (!sealed.answer(request, response, request.url ?? "/")) response.writeHead(404).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
  rmSync(root, { recursive: true });
});

type Got = { status: number | undefined; headers: IncomingHttpHeaders; text: string };

async function get(url: string, headers: Record<string, string> = {}, method = "GET"): Promise<Got> {
  const sent = ask({ host: "127.0.0.1", port, path: url, method, headers });
  sent.end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  const body = await buffer(answer);
  const coding = answer.headers["content-encoding"];
  const unpack = new Map([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ]).get(coding ?? "");
  const text = (unpack && body.length > 0 ? unpack(body) : body).toString();
  return { status: answer.statusCode, headers: answer.headers, text };
}

test.each([
  [undefined, undefined, "full"],
  [undefined, "on", "lite"],
  [undefined, "On", "lite"],
  [undefined, "off", "full"],
  [undefined, "only", "full"],
  ["ak_lite_v1=1", undefined, "lite"],
  ["ak_lite_v1=1", "on", "lite"],
  ["ak_lite_v1=0", undefined, "full"],
  ["ak_lite_v1=0", "on", "full"],
  ["a=b; ak_lite_v1=1; c=d", undefined, "lite"],
  ["a=b; ak_lite_v1=0", "on", "full"],
  ["ak_lite_v1=yes", undefined, "full"],
  ["ak_lite_v1=", "on", "lite"],
  ["xak_lite_v1=1", undefined, "full"],
] as const)("cookie %s and Save-Data %s get the %s copy", async (cookie, saveData, copy) => {
  const headers = { ...(cookie && { cookie }), ...(saveData && { "save-data": saveData }) };
  for (const coding of ["br", "gzip", "identity"]) {
    const { status, text, headers: got } = await get("/", { ...headers, "accept-encoding": coding });
    expect([status, text]).toEqual([200, texts[copy]]);
    expect(got["content-encoding"]).toBe(coding === "identity" ? undefined : coding);
  }
});

test("a picture for previews is read from the disk when it is asked for, with its length and ETag", async () => {
  const { status, text, headers } = await get("/og/home.png");
  expect([status, text, headers["content-type"], headers["content-length"]]).toEqual([
    200,
    "a picture",
    "image/png",
    "9",
  ]);
  expect((await get("/og/home.png", { "if-none-match": headers["etag"] ?? "" })).status).toBe(304);
  expect((await get("/og/home.png", {}, "HEAD")).text).toBe("");
});

test("a style sheet carries what it needs itself; a drawing, which can be opened, all there is", async () => {
  const sheet = await get("/_next/static/chunks/one.css");
  const drawing = await get("/_next/static/media/one.svg");
  for (const { status, headers } of [sheet, drawing]) {
    expect([status, headers["x-content-type-options"]]).toEqual([200, "nosniff"]);
    expect(headers["cache-control"]).toContain("immutable");
  }
  expect([sheet.headers["x-frame-options"], sheet.headers["content-security-policy"]]).toEqual([
    undefined,
    undefined,
  ]);
  expect(drawing.headers["x-frame-options"]).toBe("DENY");
  expect(drawing.headers["content-security-policy"]).toContain("default-src 'none'");
});

test("each copy has its own policy and ETag, both name what they depend on", async () => {
  const full = await get("/");
  const lite = await get("/", { "save-data": "on" });
  expect(full.headers["content-security-policy"]).toContain("sha256-x");
  expect(lite.headers["content-security-policy"]).toBe("script-src 'none'");
  expect(lite.headers["etag"]).not.toBe(full.headers["etag"]);
  for (const { headers } of [full, lite]) {
    expect(headers["vary"]).toBe("accept-encoding, save-data");
    expect(headers["cache-control"]).toBe("max-age=0");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  }
});

test.each(["br", "gzip", "identity"])(
  "held copies are confirmed, and only to whom they are for (%s)",
  async (coding) => {
    const plain = { "accept-encoding": coding };
    const saving = { ...plain, "save-data": "on" };
    const full = (await get("/", plain)).headers["etag"] ?? "";
    const lite = (await get("/", saving)).headers["etag"] ?? "";
    expect((await get("/", { ...plain, "if-none-match": full })).status).toBe(304);
    const held = await get("/", { ...saving, "if-none-match": `${full}, ${lite}` });
    expect([held.status, held.headers["etag"], held.headers["vary"], held.text]).toEqual([
      304,
      lite,
      "accept-encoding, save-data",
      "",
    ]);
    expect(await get("/", { ...saving, "if-none-match": full })).toMatchObject({
      status: 200,
      text: texts.lite,
    });
    expect(await get("/", { ...plain, "if-none-match": lite })).toMatchObject({
      status: 200,
      text: texts.full,
    });
  },
);

test("copies that are made smaller while they are served are sent with their own length, then and after they are read anew", async () => {
  const long = "the same words again and again; ".repeat(200);
  const quickly = (text: string) =>
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });
  const files = [path.join(places.folder, "quick.html"), path.join(places.folder, payload)];
  const copies = files.map((file) => `${file}.br`);
  lay(places.folder, "quick.html", long);
  lay(places.folder, payload, long);
  for (const copy of copies) writeFileSync(copy, quickly(long));
  sealed.reread();
  for (const copy of copies) writeFileSync(copy, brotliCompressSync(long));
  const [small, quick] = [brotliCompressSync(long).length, quickly(long).length];
  expect(small).toBeLessThan(quick);
  const lengthOf = async (url: string) => {
    const { headers, text } = await get(url, { "accept-encoding": "br" });
    expect(text).toBe(long);
    return Number(headers["content-length"]);
  };
  expect(await lengthOf(`/${payload}`)).toBe(small);
  expect(await lengthOf("/quick")).toBe(quick);
  sealed.reread();
  expect(await lengthOf("/quick")).toBe(small);
});

test("HEAD has the length of what GET sends, and no body", async () => {
  for (const coding of ["br", "identity"]) {
    const headers = { "save-data": "on", "accept-encoding": coding };
    const [head, whole] = [await get("/", headers, "HEAD"), await get("/", headers)];
    expect(head.text).toBe("");
    expect(head.headers["content-length"]).toBe(whole.headers["content-length"]);
  }
});

test("what is no page is the same for everybody", async () => {
  const { text, headers } = await get("/robots.txt", { "save-data": "on", cookie: "ak_lite_v1=1" });
  expect([text, headers["vary"]]).toEqual(["User-agent: *", "accept-encoding"]);
  expect((await get("/nothing")).status).toBe(404);
});

test("a notice stands in both copies of a page for as long as it is shown, and nowhere else", async () => {
  const until = Date.now() + 60_000;
  const notice = { country: undefined, from: 0, until, html: { en: "<aside>Closed</aside>" } };
  const before = await get("/noticed");
  expect(before.text).toBe('<div data-notice=""></div>whole');
  showNotices([notice]);
  try {
    for (const coding of ["br", "gzip", "identity"]) {
      const full = await get("/noticed", { "accept-encoding": coding });
      const lite = await get("/noticed", { "accept-encoding": coding, "save-data": "on" });
      expect([full.text, lite.text]).toEqual([
        '<div data-notice=""><aside>Closed</aside></div>whole',
        '<div data-notice=""><aside>Closed</aside></div>lite',
      ]);
      expect(full.headers["content-security-policy"]).toBe("script-src 'self' 'sha256-x'");
      expect(lite.headers["content-security-policy"]).toBe("script-src 'none'");
      const etag = full.headers["etag"] ?? "";
      expect(etag).not.toBe(before.headers["etag"]);
      const held = { "accept-encoding": coding, "if-none-match": etag };
      expect((await get("/noticed", held)).status).toBe(304);
      const head = await get("/noticed", { "accept-encoding": coding }, "HEAD");
      expect([head.text, head.headers["content-length"]]).toEqual(["", full.headers["content-length"]]);
    }
    expect((await get("/noticed", { "if-none-match": before.headers["etag"] ?? "" })).status).toBe(200);
    expect((await get("/")).text).toBe(texts.full);
    expect((await get("/robots.txt")).text).toBe("User-agent: *");
    showNotices([{ ...notice, until: Date.now() }]);
    expect(await get("/noticed")).toMatchObject({
      text: before.text,
      headers: { etag: before.headers["etag"] },
    });
  } finally {
    showNotices([]);
  }
  expect((await get("/noticed")).text).toBe(before.text);
});
