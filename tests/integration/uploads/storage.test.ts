import { createHash, randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { localFolder } from "#lib/services/uploads/storage/local-folder.ts";
import { s3Bucket } from "#lib/services/uploads/storage/s3-bucket.ts";
import type { Storage } from "#lib/services/uploads/storage/storage.ts";
import { inPieces } from "#tests/support/a-file.ts";
import { startS3 } from "#tests/support/s3-server.ts";

const bytes = Buffer.alloc(700_000, "a photo ");
const facts = { size: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };

async function readAll(storage: Storage, id: string): Promise<Buffer | undefined> {
  const stream = await storage.open(id);
  return stream && Buffer.from(await new Response(stream).arrayBuffer());
}

async function* brokenOff(): AsyncGenerator<Uint8Array> {
  yield bytes.subarray(0, 100_000);
  throw new Error("broken off");
}

const folder = mkdtempSync(path.join(tmpdir(), "storage-"));
let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true });
});

const storages = [
  ["a folder", () => localFolder(path.join(folder, "made/when/needed"))],
  ["a bucket", () => s3Bucket(s3.place)],
] as const;

test.each(storages)(
  "%s gives back what was put into it, and nothing once that is removed",
  async (_, open) => {
    const storage = open();
    const id = randomUUID();
    expect(await readAll(storage, id)).toBeUndefined();
    await storage.put(id, inPieces(bytes)(), facts);
    expect((await readAll(storage, id))!.equals(bytes)).toBe(true);
    await storage.put(id, inPieces(bytes, 999)(), facts); // again, as after a lost connection
    expect((await readAll(storage, id))!.equals(bytes)).toBe(true);
    await storage.remove(id);
    await storage.remove(id);
    expect(await readAll(storage, id)).toBeUndefined();
  },
);

test.each(storages)("%s keeps nothing of what breaks off", async (_, open) => {
  const storage = open();
  const id = randomUUID();
  await expect(storage.put(id, brokenOff(), facts)).rejects.toThrow();
  expect(await readAll(storage, id)).toBeUndefined();
});

test("files of a folder are for the site alone, and nothing unfinished is left", async () => {
  const own = path.join(folder, "own");
  const storage = localFolder(own);
  const id = randomUUID();
  await expect(storage.put(id, brokenOff(), facts)).rejects.toThrow();
  await storage.put(id, inPieces(bytes)(), facts);
  const files = readdirSync(own, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  expect(files.map(({ name }) => name)).toEqual([id]);
  expect(statSync(path.join(own, id.slice(0, 2), id)).mode & 0o777).toBe(0o600);
});

test("a folder that cannot be written to fails, whatever was put", async () => {
  const file = path.join(folder, "a-file");
  writeFileSync(file, "");
  await expect(localFolder(file).put(randomUUID(), inPieces(bytes)(), facts)).rejects.toThrow();
});

test("a bucket is asked with a signature over what is sent, which nothing else passes", async () => {
  const id = randomUUID();
  await s3Bucket(s3.place).put(id, inPieces(bytes)(), facts);
  expect([...s3.objects.keys()]).toContain(`files/uploads/${id}`);
  expect(s3.refused).toEqual([]);
  const wrong = [
    { place: { secret: "another" }, says: "SignatureDoesNotMatch" },
    { place: { keyId: "another" }, says: "InvalidAccessKeyId" },
    { place: { region: "eu-west-1" }, says: "AuthorizationHeaderMalformed" },
  ];
  for (const { place, says } of wrong) {
    await expect(s3Bucket({ ...s3.place, ...place }).open(id)).rejects.toThrow("answered 403");
    expect(s3.refused.at(-1)).toBe(says);
  }
  const other = { ...facts, sha256: createHash("sha256").update("other").digest("hex") };
  await expect(s3Bucket(s3.place).put(randomUUID(), inPieces(bytes)(), other)).rejects.toThrow(
    "answered 403",
  );
  expect(s3.refused.at(-1)).toBe("XAmzContentSHA256Mismatch");
});

test("a bucket that is away or full fails, and a missing one is no missing file when it is put", async () => {
  s3.fail(true);
  await expect(s3Bucket(s3.place).open(randomUUID())).rejects.toThrow("answered 503");
  s3.fail(false);
  const elsewhere = s3Bucket({ ...s3.place, bucket: "none" });
  await expect(elsewhere.put(randomUUID(), inPieces(bytes)(), facts)).rejects.toThrow("answered 404");
  const nobody = s3Bucket({ ...s3.place, endpoint: "http://127.0.0.1:9" });
  await expect(nobody.open(randomUUID())).rejects.toThrow();
});
