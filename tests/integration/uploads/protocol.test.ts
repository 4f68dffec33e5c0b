import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { db } from "#lib/platform/db.ts";
import { env } from "#lib/platform/env.ts";
import { listUploadsOf } from "#lib/services/uploads/index.ts";
import { aJpeg, aPdf, aPng, exifSegment } from "#tests/support/a-file.ts";
import { forgetLimits } from "#tests/support/forget-limits.ts";
import { useOwnDatabase } from "#tests/support/own-database.ts";
import { uploadClient } from "#tests/support/upload-client.ts";

let drop: () => Promise<void>;
const folder = mkdtempSync(path.join(tmpdir(), "uploads-"));

beforeAll(async () => {
  drop = await useOwnDatabase();
  env.UPLOADS_DIR = folder;
});
beforeEach(forgetLimits);
afterAll(async () => {
  await drop();
  rmSync(folder, { recursive: true });
});

const client = uploadClient();
const status = async (answer: Promise<Response> | Response) => (await answer).status;
const errorOf = async (answer: Response) => ((await answer.json()) as { error: string }).error;
const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
const rowOf = (id: string) => db().upload.findUnique({ where: { id }, include: { chunks: true } });
/** A photo of this length, which takes several chunks. */
const long = (bytes: number) => aJpeg({ pixels: Buffer.alloc(bytes, 7) });

test("what the server speaks of tus, it says", async () => {
  const { status: code, headers } = await client.options();
  expect(code).toBe(204);
  expect(headers.get("tus-version")).toBe("1.0.0");
  expect(headers.get("tus-extension")).toBe("creation,termination");
  expect(headers.get("tus-max-size")).toBe(String(7 * 1024 * 1024));
});

test("a photo that comes in parts is kept without its place, and is handed out as a file alone", async () => {
  const draft = randomUUID();
  const photo = aJpeg({ extra: [exifSegment(6, "5.1 N")], pixels: Buffer.alloc(700_000, 7) });
  const name = "C:\\fakepath\\Amas Feld \u202egpj.html";
  const { id, answer } = await client.send(photo, { draft, name });
  expect(answer.status).toBe(204);
  expect(answer.headers.get("upload-offset")).toBe(String(photo.length));
  const row = (await rowOf(id))!;
  expect(row).toMatchObject({ state: "unscanned", kind: "jpeg", chunks: [], pieces: 3, draftId: draft });
  expect(Buffer.from(row.sealedName).includes("Feld")).toBe(false);
  const [listed] = await listUploadsOf({ draftId: draft });
  expect(listed).toMatchObject({ id, name: "Amas Feld gpj.jpg", kind: "jpeg", state: "unscanned" });

  const got = await client.read(id);
  expect(Object.fromEntries(got.headers)).toMatchObject({
    "content-type": "image/jpeg",
    "content-disposition":
      "attachment; filename=\"Amas Feld gpj.jpg\"; filename*=UTF-8''Amas%20Feld%20gpj.jpg",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
    "cache-control": "private, no-store",
    "content-length": String(listed!.size),
  });
  const bytes = Buffer.from(await got.arrayBuffer());
  expect(bytes.length).toBe(listed!.size);
  expect(bytes.includes("5.1 N")).toBe(false);
});

test("after a cut a client asks how much is here and goes on from there", async () => {
  const photo = long(600_000);
  const id = await client.begin(photo.length);
  let sent = 0;
  const cut = new ReadableStream<Uint8Array>({
    pull: (into) => {
      if (sent >= 300_000) return into.error(new Error("cut"));
      into.enqueue(photo.subarray(sent, (sent += 50_000)));
    },
  });
  expect(await status(client.patch(id, 0, cut))).toBe(400);
  const asked = await client.head(id);
  expect(asked.headers.get("upload-length")).toBe(String(photo.length));
  expect(asked.headers.get("cache-control")).toBe("no-store");
  const offset = Number(asked.headers.get("upload-offset"));
  expect(offset).toBe(300_000);
  expect(await status(client.patch(id, offset, new Uint8Array(photo.subarray(offset))))).toBe(204);
  expect((await rowOf(id))!.state).toBe("unscanned");
});

test("of two that write at one offset exactly one is stored, whatever the order", async () => {
  const photo = long(500_000);
  for (let round = 0; round < 5; round += 1) {
    const id = await client.begin(photo.length);
    const answers = await Promise.all(
      [1, 2, 3].map(() => status(client.patch(id, 0, new Uint8Array(photo.subarray(0, 100_000))))),
    );
    expect(answers.sort()).toEqual([204, 409, 409]);
    expect(await rowOf(id)).toMatchObject({ received: 100_000, pieces: 1 });
  }
});

test("a part that is here already, or comes too early, is refused and changes nothing", async () => {
  const photo = long(500_000);
  const id = await client.begin(photo.length);
  const part = () => new Uint8Array(photo.subarray(0, 100_000));
  expect(await status(client.patch(id, 0, part()))).toBe(204);
  for (const offset of [0, 50_000, 100_001]) expect(await status(client.patch(id, offset, part()))).toBe(409);
  expect(await rowOf(id)).toMatchObject({ received: 100_000, pieces: 1 });
});

test("a client that lost the last answer completes the file with an empty part, twice if it likes", async () => {
  const photo = long(1_000);
  const id = await client.begin(photo.length);
  await client.patch(id, 0, new Uint8Array(photo.subarray(0, 900)));
  await db().$executeRaw`
    WITH kept AS (INSERT INTO upload_chunks VALUES (${id}::uuid, 900, ${new Uint8Array(photo.subarray(900))}::bytea))
    UPDATE uploads SET received = length WHERE id = ${id}::uuid`;
  expect((await client.head(id)).headers.get("upload-offset")).toBe(String(photo.length));
  const answers = await Promise.all([1, 2].map(() => status(client.patch(id, photo.length, null))));
  expect(answers).toEqual([204, 204]);
  expect((await rowOf(id))!.state).toBe("unscanned");
  expect(await status(client.patch(id, photo.length, null))).toBe(204);
  expect(Buffer.from(await (await client.read(id)).arrayBuffer()).equals(photo)).toBe(true);
});

test("a file is not taken for damaged, and removed, where another instance completes it at the same moment", async () => {
  const photo = long(1_000);
  const { id } = await client.send(photo);
  // As an instance sees it that read the row as incomplete a moment before: its parts are gone.
  await db().upload.update({ where: { id }, data: { state: "receiving" } });
  expect(await status(client.patch(id, photo.length, null))).toBe(409);
  await db().upload.update({ where: { id }, data: { state: "unscanned" } });
  expect(await status(client.patch(id, photo.length, null))).toBe(204);
  expect(Buffer.from(await (await client.read(id)).arrayBuffer()).equals(photo)).toBe(true);
});

test("a wrong version, offset, type, length or name of a form is refused and changes nothing", async () => {
  const photo = long(1_000);
  const id = await client.begin(photo.length);
  const part = new Uint8Array(10);
  const versionless = await client.patch(id, 0, part, { "tus-resumable": "0.2.2" });
  expect(versionless.status).toBe(412);
  expect(versionless.headers.get("tus-version")).toBe("1.0.0");
  expect(await status(client.patch(id, 5, part))).toBe(409);
  expect(await status(client.patch(id, 0, part, { "content-type": "image/jpeg" }))).toBe(415);
  expect(await status(client.patch(id, 0, part, { "upload-offset": "-1" }))).toBe(400);
  expect(await status(client.patch(id, 0, part, { "sec-fetch-site": "cross-site" }))).toBe(403);
  expect(await status(client.remove(id, { "sec-fetch-site": "cross-site" }))).toBe(403);
  expect(await status(client.create(10, { draft: "not a draft" }))).toBe(400);
  expect(await status(client.create(10, { field: "a\nb" }))).toBe(400);
  expect(await status(client.create(0))).toBe(422);
  expect(await rowOf(id)).toMatchObject({ received: 0, pieces: 0 });
});

test("a file of 100 MB is refused before any of it comes, and one that goes on past its length is removed", async () => {
  const refused = await client.create(100 * 1024 * 1024);
  expect(refused.status).toBe(413);
  expect(await errorOf(refused)).toMatch(/larger than 7 MB/);
  const id = await client.begin(1_000);
  let parts = 0;
  const longer = new ReadableStream<Uint8Array>({
    pull: (into) =>
      (parts += 1) > 4 ? into.close() : into.enqueue(new Uint8Array(long(2_000).subarray(0, 999))),
  });
  expect(await status(client.patch(id, 0, longer))).toBe(413);
  expect(await rowOf(id)).toBeNull();
});

test("what is no photo is refused with its first part, and what turns out to be none leaves nothing behind", async () => {
  const before = files().length;
  const page = await client.send(Buffer.alloc(600_000, "<html>"), { name: "photo.jpg" });
  expect(page.answer.status).toBe(415);
  expect(await errorOf(page.answer)).toMatch(/no photo/);
  expect(await rowOf(page.id)).toBeNull();
  const hidden = await client.send(aJpeg({ pixels: Buffer.alloc(600_000, 7), after: aPdf() }));
  expect(hidden.answer.status).toBe(415);
  expect(await errorOf(hidden.answer)).toMatch(/hidden/);
  const bomb = await client.send(aPng({ width: 60_000, height: 60_000 }));
  expect(bomb.answer.status).toBe(422);
  for (const { id } of [hidden, bomb]) {
    expect(await rowOf(id)).toBeNull();
    expect(await status(client.head(id))).toBe(404);
  }
  expect(await db().uploadChunk.count({ where: { uploadId: { in: [hidden.id, bomb.id] } } })).toBe(0);
  expect(files().length).toBe(before);
});

test("one who does not fill in the form finds no upload, and the guard of the site closes every call", async () => {
  const draft = randomUUID();
  const { id } = await client.send(long(1_000), { draft });
  const other = uploadClient({
    owns: async (_, asked) => (asked.draft === draft ? undefined : { upTo: 1, kinds: ["photo"] }),
    reads: async () => false,
  });
  expect(await status(other.create(10, { draft }))).toBe(403);
  expect(await status(other.head(id))).toBe(404);
  expect(await status(other.patch(id, 0, new Uint8Array(1)))).toBe(404);
  expect(await status(other.remove(id))).toBe(404);
  expect(await status(other.read(id))).toBe(404);
  expect(await status(client.head("../../etc/passwd"))).toBe(404);
  const { POST } = await import("#app/api/uploads/route.ts");
  const { GET, HEAD, PATCH, DELETE } = await import("#app/api/uploads/[id]/route.ts");
  const context = { params: Promise.resolve({ id }) };
  const headers = {
    "tus-resumable": "1.0.0",
    "upload-offset": "0",
    "content-type": "application/offset+octet-stream",
  };
  const ask = (method: string) => new Request("http://localhost/api/uploads", { method, headers });
  const create = new Request("http://localhost/api/uploads", {
    method: "POST",
    headers: {
      ...headers,
      "upload-length": "9",
      "upload-metadata": `draft ${btoa(draft)},field ${btoa("photos")}`,
    },
  });
  expect(await status(POST(create))).toBe(403);
  expect(await status(GET(ask("GET"), context))).toBe(404);
  expect(await status(HEAD(ask("HEAD"), context))).toBe(404);
  expect(await status(PATCH(ask("PATCH"), context))).toBe(404);
  expect(await status(DELETE(ask("DELETE"), context))).toBe(404);
  expect((await rowOf(id))!.state).toBe("unscanned");
});

test("one that is taken away is gone, row, chunks and bytes, also while it is being completed", async () => {
  const { id } = await client.send(long(1_000));
  expect(existsSync(path.join(folder, id.slice(0, 2), id))).toBe(true);
  expect(await status(client.remove(id))).toBe(204);
  expect(await status(client.remove(id))).toBe(404);
  expect(existsSync(path.join(folder, id.slice(0, 2), id))).toBe(false);
  const before = files().length;
  const photo = long(400_000);
  for (let round = 0; round < 5; round += 1) {
    const under = await client.begin(photo.length);
    await client.patch(under, 0, new Uint8Array(photo.subarray(0, 300_000)));
    const last = client.patch(under, 300_000, new Uint8Array(photo.subarray(300_000)));
    await new Promise((resolve) => setTimeout(resolve, round * 8));
    await Promise.all([last, client.remove(under)]);
    expect(await rowOf(under)).toBeNull();
  }
  expect(files().length).toBe(before);
});

test("a question takes as many files as it says, and a form as many and as much as it may, also when they come at once", async () => {
  const draft = randomUUID();
  const answers = await Promise.all(Array.from({ length: 7 }, () => status(client.create(1_000, { draft }))));
  expect(answers.sort()).toEqual([201, 201, 201, 201, 409, 409, 409]);
  expect(await errorOf(await client.create(1_000, { draft }))).toMatch(/takes 4 files/);
  await db().upload.updateMany({
    where: { draftId: draft },
    data: { touchedAt: new Date(Date.now() - 16 * 60_000) },
  });
  expect(await status(client.create(1_000, { draft }))).toBe(201); // those count as abandoned
  const many = uploadClient({ owns: async () => ({ upTo: 50, kinds: ["photo"] }) });
  const full = randomUUID();
  const largest = 7 * 1024 * 1024;
  for (let count = 0; count < 8; count += 1)
    expect(await status(many.create(largest, { draft: full }))).toBe(201);
  const tooMuch = await many.create(largest, { draft: full });
  expect([tooMuch.status, await errorOf(tooMuch)]).toEqual([
    409,
    expect.stringMatching(/12 files and 60 MB/),
  ]);
});

test("who begins very many is told to wait", async () => {
  const draft = randomUUID();
  let answer = await client.create(10, { draft });
  for (let tries = 0; answer.status !== 429 && tries < 60; tries += 1)
    answer = await client.create(10, { draft });
  expect(answer.status).toBe(429);
  expect(answer.headers.get("retry-after")).not.toBeNull();
});
