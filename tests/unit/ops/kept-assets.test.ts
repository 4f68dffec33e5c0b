import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { openKeptAssets } from "#lib/ops/serve/kept-assets.ts";

const root = mkdtempSync(path.join(tmpdir(), "akoma-kept-"));
const folder = path.join(root, "shared");
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A build with one script, compressed, and one font, which is not. */
function aBuild(build: string) {
  const assets = path.join(root, build);
  mkdirSync(path.join(assets, "chunks"), { recursive: true });
  const script = path.join(assets, `chunks/of-${build}.js`);
  const text = `"${build}";`.repeat(50);
  writeFileSync(script, text);
  writeFileSync(`${script}.br`, brotliCompressSync(text));
  writeFileSync(`${script}.gz`, gzipSync(text));
  writeFileSync(path.join(assets, `font-${build}.woff2`), build);
  return openKeptAssets({ assets, folder, build }, () => ({ "cache-control": "immutable" }));
}

const [old, now] = [aBuild("old"), aBuild("now")];

/** The response of an instance of the new build to an address that it has not sealed. */
async function ask(address: string, accepted = "br") {
  const server = createServer((request, response) => {
    now.answer(request, response, request.url ?? "").then(
      (isThere) => isThere || response.writeHead(404).end(),
      () => response.writeHead(500).end(),
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${address}`, {
    headers: { "accept-encoding": accepted, connection: "close" },
  });
  const text = await answer.text();
  server.close();
  return { status: answer.status, headers: answer.headers, text };
}

test("where nothing is kept yet, nothing is found", async () => {
  expect((await ask("/_next/static/chunks/of-old.js")).status).toBe(404);
});

test("what an instance of another build has laid there is answered, in each coding, as it was sealed", async () => {
  await Promise.all([old.keep(), old.keep(), now.keep()]);
  expect(readdirSync(folder).toSorted()).toEqual(["now", "old"]);
  for (const [accepted, coding] of [
    ["br", "br"],
    ["gzip", "gzip"],
    ["identity", null],
  ] as const) {
    const { status, headers, text } = await ask("/_next/static/chunks/of-old.js", accepted);
    expect([status, headers.get("content-encoding"), headers.get("cache-control")]).toEqual([
      200,
      coding,
      "immutable",
    ]);
    expect(headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(text).toBe('"old";'.repeat(50));
  }
  expect((await ask("/_next/static/font-old.woff2")).text).toBe("old");
});

test("nothing outside the folder is answered", async () => {
  writeFileSync(path.join(root, "secret.js"), "secret");
  for (const address of [
    "/_next/static/../../secret.js",
    "/_next/static/..%2f..%2fsecret.js",
    "/_next/static/%2e%2e/secret.js",
    "/_next/static//etc/passwd",
    "/_next/static/",
    "/_next/static/chunks",
  ])
    expect([address, (await ask(address)).status]).toEqual([address, 404]);
});

test("a day after the last instance of a build was seen, its assets go; those of a build that is served stay", async () => {
  const dayAgo = new Date(Date.now() - 25 * 60 * 60 * 1000);
  for (const build of ["old", "now"]) utimesSync(path.join(folder, build), dayAgo, dayAgo);
  await now.keep();
  expect(readdirSync(folder)).toEqual(["now"]);
});

test("a build that is still being laid is not answered from", async () => {
  const unfinished = path.join(folder, "new.6cbcde35-3d03-4154-b288-ba52ce50a473");
  mkdirSync(unfinished, { recursive: true });
  writeFileSync(path.join(unfinished, "early.js"), "half");
  expect((await ask("/_next/static/early.js")).status).toBe(404);
  rmSync(unfinished, { recursive: true });
});
