import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { db } from "#lib/platform/db.ts";
import { env } from "#lib/platform/env.ts";
import { createUpload } from "#lib/services/uploads/create-upload.ts";
import { unfinished, uploadBytes } from "#lib/services/uploads/open/limits.ts";
import { aJpeg } from "#tests/support/a-file.ts";
import { forgetLimits } from "#tests/support/forget-limits.ts";
import { useOwnDatabase } from "#tests/support/own-database.ts";
import { aNetwork } from "#tests/support/sign-in.ts";
import { uploadClient } from "#tests/support/upload-client.ts";

let drop: () => Promise<void>;
const folder = mkdtempSync(path.join(tmpdir(), "uploads-"));
beforeAll(async () => {
  drop = await useOwnDatabase();
  env.UPLOADS_DIR = folder;
});
beforeEach(async () => {
  await forgetLimits();
  await db().upload.deleteMany();
});
afterAll(async () => {
  await drop();
  rmSync(folder, { recursive: true });
});

/** Begins an upload in a form of its own; returns its id, or the code of the error. */
const begin = (address: string, length = 1_000): Promise<string> =>
  createUpload(
    { draft: randomUUID(), field: "photos", name: "photo.jpg", length },
    { upTo: 4, address },
  ).catch(({ code }: { code: string }) => code);
const beginMany = (count: number, address: string, length?: number): Promise<string[]> =>
  Promise.all(Array.from({ length: count }, () => begin(address, length)));
const begun = (ids: readonly string[]): number => ids.filter((id) => id.length === 36).length;
/** Unfinished uploads of somebody else: `count` rows of `bytes` bytes. */
const fillWith = (count: number, bytes: number, caller: string) =>
  db().$executeRaw`
    INSERT INTO uploads (draft_id, field, sealed_name, length, received, caller_hash)
    SELECT gen_random_uuid(), 'photos', '', ${bytes}::int, 1, ${caller} FROM generate_series(1, ${count}::int)`;
const isThere = async (id: string) => (await db().upload.count({ where: { id } })) === 1;

test("one caller has so many files on their way, however many come at once, and others have theirs", async () => {
  const address = aNetwork();
  const { files } = unfinished.caller;
  expect(begun(await beginMany(files + 20, address))).toBe(files);
  expect(await begin(address)).toBe("unavailable");
  expect(begun([await begin(aNetwork())])).toBe(1);
});

test("one caller has so many bytes on their way, by what they are said to be", async () => {
  const address = aNetwork();
  const most = Math.floor(unfinished.caller.bytes / uploadBytes);
  expect(begun(await beginMany(most + 3, address, uploadBytes))).toBe(most);
});

test("what is complete counts no more, and names nobody's network", async () => {
  const client = uploadClient();
  const { id, answer } = await client.send(aJpeg({ pixels: Buffer.alloc(1_000, 7) }));
  expect(answer.status).toBe(204);
  expect(await db().upload.findUniqueOrThrow({ where: { id } })).toMatchObject({
    state: "unscanned",
    callerHash: null,
  });
});

test("a caller who gave files up begins others once they have stood still for a while", async () => {
  const address = aNetwork();
  const ids = await beginMany(unfinished.caller.files, address);
  expect(await begin(address)).toBe("unavailable");
  await db()
    .$executeRaw`UPDATE uploads SET touched_at = now() - interval '4 minutes' WHERE id = ${ids[0]}::uuid`;
  expect(begun([await begin(address)])).toBe(1);
  expect(await isThere(ids[0]!)).toBe(false);
  // An upload that has received bytes is kept longer, because a phone may be out of reach.
  await db().$executeRaw`
    UPDATE uploads SET touched_at = now() - interval '4 minutes', received = 10 WHERE id = ${ids[1]}::uuid`;
  expect([await begin(address), await isThere(ids[1]!)]).toEqual(["unavailable", true]);
});

test("where the site is full, the oldest of whoever holds most makes room", async () => {
  const { bytes } = unfinished.site;
  await fillWith(Math.floor(bytes / uploadBytes) - 1, uploadBytes, "greedy");
  await fillWith(1, uploadBytes, "modest");
  const before = await db().upload.count({ where: { callerHash: "greedy" } });
  expect(begun(await beginMany(3, aNetwork(), uploadBytes))).toBe(3);
  expect(await db().upload.count({ where: { callerHash: "greedy" } })).toBeLessThanOrEqual(before - 2);
  expect(await db().upload.count({ where: { callerHash: "modest" } })).toBe(1);
  const [held] = await db().$queryRaw<{ bytes: bigint }[]>`
    SELECT sum(length) AS bytes FROM uploads WHERE state = 'receiving'`;
  expect(Number(held?.bytes)).toBeLessThanOrEqual(bytes);
});
