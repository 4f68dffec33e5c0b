import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { openPackedCache, prunePackedCache } from "#lib/ops/seal/pack.ts";

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), "akoma-packed-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const text = "Registering a company in Ghana. ".repeat(200);
const bytes = Buffer.from(text);
const entries = (): string[] => readdirSync(folder).map((name) => path.join(folder, name));

async function expectWhole(): Promise<void> {
  const { br, gz } = await openPackedCache(folder, "build").pack(bytes);
  expect([brotliDecompressSync(br).toString(), gunzipSync(gz).toString()]).toEqual([text, text]);
}

test("what was compressed once is read from the cache, until its content changes", async () => {
  const cache = openPackedCache(folder, "build");
  const first = await cache.pack(bytes);
  const [entry = ""] = entries();
  const written = readFileSync(entry);
  expect(await cache.pack(bytes)).toEqual(first);
  expect(readFileSync(entry)).toEqual(written);
  await cache.pack(Buffer.from(`${text}Changed.`));
  expect(entries()).toHaveLength(2);
});

test("what was compressed in haste is not taken for what was compressed as small as it can be", async () => {
  const lock = readFileSync("package-lock.json").subarray(0, 100_000);
  const quick = await openPackedCache(folder, "awaited").pack(lock);
  const small = await openPackedCache(folder, "build").pack(lock);
  expect(small.br.length).toBeLessThan(quick.br.length);
});

test.each([
  ["emptied", () => Buffer.alloc(0)],
  ["cut short", (entry: Buffer) => entry.subarray(0, entry.length - 3)],
  ["changed in one bit", (entry: Buffer) => (entry.writeUInt8(entry.readUInt8(50) ^ 1, 50), entry)],
])("an entry that was %s is noticed and made anew", async (_, damage) => {
  await expectWhole();
  const [entry = ""] = entries();
  const whole = readFileSync(entry);
  writeFileSync(entry, damage(Buffer.from(whole)));
  await expectWhole();
  expect(readFileSync(entry)).toEqual(whole);
});

test("where nothing can be kept, copies are made all the same", async () => {
  rmSync(folder, { recursive: true });
  writeFileSync(folder, "a file where the folder should be");
  await expectWhole();
});

test("what no build has used for a week is removed, what was read meanwhile stays", async () => {
  const cache = openPackedCache(folder, "build");
  await cache.pack(bytes);
  const [used = ""] = entries();
  await cache.pack(Buffer.from("Used no more."));
  const longAgo = new Date("2026-01-01");
  for (const entry of entries()) utimesSync(entry, longAgo, longAgo);
  await cache.pack(bytes);
  await prunePackedCache(folder, Date.now());
  expect(entries()).toEqual([used]);
});
