import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { db } from "#lib/platform/db.ts";
import { env } from "#lib/platform/env.ts";
import {
  keepUploadsOf,
  listUploadsOf,
  purgeUploads,
  removeUploadsOf,
  scanUpload,
  setKeepUntil,
} from "#lib/services/uploads/index.ts";
import { stopJobs } from "#lib/services/jobs/index.ts";
import { aJpeg } from "#tests/support/a-file.ts";
import { harmful, startClamd } from "#tests/support/clamd-server.ts";
import { forgetLimits } from "#tests/support/forget-limits.ts";
import { useOwnDatabase } from "#tests/support/own-database.ts";
import { startS3 } from "#tests/support/s3-server.ts";
import { uploadClient } from "#tests/support/upload-client.ts";

let drop: () => Promise<void>;
const folder = mkdtempSync(path.join(tmpdir(), "uploads-"));

beforeAll(async () => {
  drop = await useOwnDatabase();
  env.UPLOADS_DIR = folder;
});
beforeEach(forgetLimits);
afterEach(() => {
  delete env.CLAMD_URL;
});
afterAll(async () => {
  await stopJobs();
  await drop();
  rmSync(folder, { recursive: true });
});

const client = uploadClient();
const photo = aJpeg({ pixels: Buffer.alloc(300_000, 7) });
const add = async (draft: string, bytes = photo) => (await client.send(bytes, { draft })).id;
const stateOf = async (id: string) => (await db().upload.findUnique({ where: { id } }))?.state;
const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
const jobsOf = (id: string) =>
  db().$queryRaw<{ name: string }[]>`SELECT name FROM pgboss.job WHERE data ->> 'id' = ${id}`;

test("files of a form are kept with what is sent, all or none, once", async () => {
  const draft = randomUUID();
  const submission = randomUUID();
  const [first, second, other] = [await add(draft), await add(draft), await add(randomUUID())];
  const begun = await client.begin(photo.length, { draft });
  const keep = (ids: readonly string[], to = submission) =>
    db().$transaction((tx) => keepUploadsOf(tx, draft, to, ids));
  for (const ids of [
    [first, other],
    [first, begun],
    [first, randomUUID()],
  ])
    await expect(keep(ids)).rejects.toMatchObject({ code: "invalid_input" });
  expect(await listUploadsOf({ submissionId: submission })).toEqual([]);
  await keep([first, second, first]);
  await keep([first, second]); // the same form sent twice
  await expect(keep([first], randomUUID())).rejects.toMatchObject({ code: "invalid_input" });
  expect((await listUploadsOf({ submissionId: submission })).map(({ id }) => id)).toEqual([first, second]);
  expect(await listUploadsOf({ draftId: draft })).toEqual([]);
  // The sender can no longer remove what has been sent.
  expect((await client.remove(first)).status).toBe(404);
  expect((await client.read(first)).status).toBe(200);
});

test("what one takes away while it is sent is either kept whole or gone", async () => {
  for (let round = 0; round < 6; round += 1) {
    const draft = randomUUID();
    const id = await add(draft);
    const kept = db()
      .$transaction((tx) => keepUploadsOf(tx, draft, randomUUID(), [id]))
      .then(
        () => true,
        () => false,
      );
    const [isKept] = await Promise.all([kept, client.remove(id)]);
    expect((await client.read(id)).status).toBe(isKept ? 200 : 404);
    expect((await stateOf(id)) !== undefined).toBe(isKept);
  }
});

test("all files of a form go with it, and those of another stay", async () => {
  const [draft, other] = [randomUUID(), randomUUID()];
  const mine = [await add(draft), await client.begin(photo.length, { draft })];
  const theirs = await add(other);
  const before = files().length;
  expect(await removeUploadsOf({ draftId: draft })).toBe(2);
  expect(await Promise.all(mine.map(stateOf))).toEqual([undefined, undefined]);
  expect(files().length).toBe(before - 1);
  expect(await stateOf(theirs)).toBe("unscanned");
});

const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60_000);

test("what is not sent goes after a day, what was sent 90 days after its case is over, and neither before", async () => {
  await db().upload.deleteMany();
  const draft = randomUUID();
  const { id: submission } = await db().submission.create({
    data: {
      reference: randomUUID(),
      form: "grower",
      startedId: draft,
      addressHash: "",
      sealed: new Uint8Array(1),
    },
    select: { id: true },
  });
  const [kept, unsent] = [await add(draft), await add(draft)];
  await db().$transaction((tx) => keepUploadsOf(tx, draft, submission, [kept]));
  const before = files().length;
  expect(await purgeUploads(days(0.9))).toEqual({ unsentUploads: 0, uploads: 0 });
  expect(await purgeUploads(days(1.1))).toEqual({ unsentUploads: 1, uploads: 0 });
  expect([await stateOf(kept), await stateOf(unsent)]).toEqual(["unscanned", undefined]);
  expect(files().length).toBe(before - 1);
  expect(await purgeUploads(days(1_000))).toEqual({ unsentUploads: 0, uploads: 0 });
  await db().$transaction((tx) => setKeepUntil(tx, submission, days(10)));
  expect(await purgeUploads(days(99))).toEqual({ unsentUploads: 0, uploads: 0 });
  expect(await purgeUploads(days(101))).toEqual({ unsentUploads: 0, uploads: 1 });
  expect(files().length).toBe(before - 2);
});

test("a file is scanned by a job that is there once it is complete; a clean one can then be read", async () => {
  const clamd = await startClamd();
  env.CLAMD_URL = clamd.url;
  const id = await add(randomUUID());
  expect(await stateOf(id)).toBe("scanning");
  expect(await jobsOf(id)).toEqual([{ name: "scanUpload" }]);
  expect((await client.read(id)).status).toBe(409);
  await scanUpload(id);
  await scanUpload(id); // as a retried job does
  expect(await stateOf(id)).toBe("clean");
  expect(clamd.scanned.map((one) => one.equals(photo))).toEqual([true]);
  expect((await client.read(id)).status).toBe(200);
  await clamd.stop();
});

test("of an infected file the bytes go at once, the row says so, and it is neither read nor sent", async () => {
  const clamd = await startClamd();
  env.CLAMD_URL = clamd.url;
  const draft = randomUUID();
  const before = files().length;
  const id = await add(draft, aJpeg({ pixels: Buffer.from(harmful) }));
  expect(files().length).toBe(before + 1);
  await scanUpload(id);
  expect(await stateOf(id)).toBe("infected");
  expect(files().length).toBe(before);
  expect((await client.read(id)).status).toBe(404);
  const keep = db().$transaction((tx) => keepUploadsOf(tx, draft, randomUUID(), [id]));
  await expect(keep).rejects.toMatchObject({ code: "invalid_input" });
  await clamd.stop();
});

test("a scanner that is away, full or breaks off leaves the file to be scanned again", async () => {
  const small = await startClamd({ most: 1_000 });
  env.CLAMD_URL = small.url;
  const id = await add(randomUUID());
  await expect(scanUpload(id)).rejects.toThrow("no verdict");
  await small.stop();
  await expect(scanUpload(id)).rejects.toThrow();
  const silent = await startClamd({ isSilent: true });
  env.CLAMD_URL = silent.url;
  const given = scanUpload(id, AbortSignal.timeout(100));
  await expect(given).rejects.toThrow();
  await silent.stop();
  expect(await stateOf(id)).toBe("scanning");

  const well = await startClamd();
  env.CLAMD_URL = well.url;
  await db().$executeRaw`DELETE FROM pgboss.job`; // its attempts are used up
  await purgeUploads(new Date(Date.now() + 3 * 60 * 60_000));
  expect(await jobsOf(id)).toEqual([{ name: "scanUpload" }]);
  await scanUpload(id);
  expect(await stateOf(id)).toBe("clean");
  await well.stop();
});

test("in a bucket all of it goes the same way, and a bucket that is away loses nothing of what came", async () => {
  const s3 = await startS3();
  const { endpoint, bucket, region, keyId, secret } = s3.place;
  Object.assign(env, {
    STORAGE_ENDPOINT: endpoint,
    STORAGE_BUCKET: bucket,
    STORAGE_REGION: region,
    STORAGE_KEY_ID: keyId,
    STORAGE_SECRET: secret,
  });
  const id = await add(randomUUID());
  expect([...s3.objects.keys()]).toEqual([`${bucket}/uploads/${id}`]);
  expect(Buffer.from(await (await client.read(id)).arrayBuffer()).equals(photo)).toBe(true);

  s3.fail(true);
  const under = await client.begin(photo.length);
  const failed = await client.patch(under, 0, new Uint8Array(photo));
  expect(failed.status).toBe(503);
  expect(failed.headers.get("retry-after")).toBe("10");
  expect((await client.remove(id)).status).toBe(503);
  expect(await stateOf(id)).toBe("unscanned"); // it is still there, with its bytes
  s3.fail(false);
  expect((await client.head(under)).headers.get("upload-offset")).toBe(String(photo.length));
  expect((await client.patch(under, photo.length, null)).status).toBe(204);
  expect(Buffer.from(await (await client.read(under)).arrayBuffer()).equals(photo)).toBe(true);
  expect((await client.remove(id)).status).toBe(204);
  expect([...s3.objects.keys()]).toEqual([`${bucket}/uploads/${under}`]);
  delete env.STORAGE_ENDPOINT;
  await s3.stop();
});
