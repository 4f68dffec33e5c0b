import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { db } from "#lib/platform/db.ts";
import { env } from "#lib/platform/env.ts";
import { listUploadsOf, receiveFormFiles, type UploadGuard } from "#lib/services/uploads/index.ts";
import { aJpeg, aPdf } from "#tests/support/a-file.ts";
import { forgetLimits } from "#tests/support/forget-limits.ts";
import { useOwnDatabase } from "#tests/support/own-database.ts";

const folder = mkdtempSync(path.join(tmpdir(), "uploads-"));
let drop: () => Promise<void>;

beforeAll(async () => {
  drop = await useOwnDatabase();
  env.UPLOADS_DIR = folder;
});
beforeEach(forgetLimits);
afterAll(async () => {
  await drop();
  rmSync(folder, { recursive: true });
});

const owns: UploadGuard = async (_, { field }) =>
  field === "photos"
    ? { upTo: 2, kinds: ["photo"] }
    : field === "papers"
      ? { upTo: 2, kinds: ["pdf"] }
      : undefined;

type Part = [name: string, value: string | Buffer, fileName?: string];

function post(parts: readonly Part[], headers: Record<string, string> = {}): Request {
  const data = new FormData();
  for (const [name, value, fileName] of parts)
    if (typeof value === "string") data.append(name, value);
    else
      data.append(name, new Blob([new Uint8Array(value)], { type: fileName ? "image/jpeg" : "" }), fileName);
  return new Request("http://localhost/api/trial", { method: "POST", body: data, headers });
}

const photo = aJpeg({ pixels: Buffer.alloc(600_000, 7) });
const ids = (fields: URLSearchParams, name: string) => fields.getAll(name);

test("a plain post brings its files, and all else that was typed, in any order", async () => {
  const draft = randomUUID();
  const { fields, faults } = await receiveFormFiles(
    post([
      ["name", "Ama Mensah"],
      ["photos", photo, "Feld.jpg"],
      ["crop", "rice"],
      ["papers", aPdf(), "Brief.pdf"],
      ["photos", aJpeg(), "Haus.jpg"],
      ["crop", "maïs"],
    ]),
    { draft, owns },
  );
  expect(faults).toEqual({});
  expect(fields.get("name")).toBe("Ama Mensah");
  expect(fields.getAll("crop")).toEqual(["rice", "maïs"]);
  const listed = await listUploadsOf({ draftId: draft });
  expect(listed.map(({ field, name }) => [field, name])).toEqual([
    ["photos", "Feld.jpg"],
    ["papers", "Brief.pdf"],
    ["photos", "Haus.jpg"],
  ]);
  expect(ids(fields, "photos")).toEqual([listed[0]!.id, listed[2]!.id]);
  expect(ids(fields, "papers")).toEqual([listed[1]!.id]);
  expect(listed[0]!.size).toBe(photo.length);
});

test("a control in which nothing was chosen brings nothing", async () => {
  const draft = randomUUID();
  const { fields, faults } = await receiveFormFiles(
    post([
      ["photos", Buffer.alloc(0), ""],
      ["name", "Ama"],
    ]),
    { draft, owns },
  );
  expect([fields.toString(), faults]).toEqual(["name=Ama", {}]);
});

test("a file that cannot be taken is told beside its question; the others and what was typed are taken", async () => {
  const draft = randomUUID();
  const { fields, faults } = await receiveFormFiles(
    post([
      ["photos", Buffer.alloc(900_000, "MZ "), "photo.jpg"],
      ["photos", Buffer.alloc(8 * 1024 * 1024, photo), "large.jpg"],
      ["photos", Buffer.alloc(0), "empty.jpg"],
      ["papers", aPdf(["<</S/JavaScript>>"]), "paper.pdf"],
      ["other", photo, "other.jpg"],
      ["photos", photo, "good.jpg"],
      ["name", "Ama"],
    ]),
    { draft, owns },
  );
  expect(faults).toEqual({
    photos: [
      expect.stringMatching(/no photo/),
      expect.stringMatching(/larger than 7 MB/),
      expect.stringMatching(/empty/),
    ],
    papers: [expect.stringMatching(/does things by itself/)],
    other: [expect.stringMatching(/takes no files/)],
  });
  expect(fields.get("name")).toBe("Ama");
  const rows = await db().upload.findMany({ where: { draftId: draft } });
  expect(rows.map(({ id }) => id)).toEqual(ids(fields, "photos"));
});

test("a question takes no more than it says", async () => {
  const draft = randomUUID();
  const four = Array.from({ length: 4 }, (): Part => ["photos", aJpeg(), "photo.jpg"]);
  const { fields, faults } = await receiveFormFiles(post(four), { draft, owns });
  expect(ids(fields, "photos")).toHaveLength(2);
  expect(faults["photos"]).toHaveLength(2);
  expect(faults["photos"]![0]).toMatch(/takes 2 files/);
});

test("a post from another site, one of another kind, one with too much text and one that breaks off are refused", async () => {
  const draft = randomUUID();
  const given = { draft, owns };
  const foreign = post([["photos", photo, "a.jpg"]], { "sec-fetch-site": "cross-site" });
  await expect(receiveFormFiles(foreign, given)).rejects.toMatchObject({ code: "forbidden" });
  const json = new Request("http://localhost/", {
    method: "POST",
    body: "{}",
    headers: { "content-type": "application/json" },
  });
  await expect(receiveFormFiles(json, given)).rejects.toMatchObject({ code: "malformed" });
  const long = post([
    ["name", "x".repeat(10_000)],
    ["why", "x".repeat(10_000)],
    ["photos", photo, "a.jpg"],
  ]);
  await expect(receiveFormFiles(long, given)).rejects.toMatchObject({ code: "too_large" });

  const whole = post([["photos", photo, "a.jpg"]]);
  const bytes = Buffer.from(await whole.clone().arrayBuffer());
  const headers = { "content-type": whole.headers.get("content-type")! };
  const ask = (body: BodyInit) =>
    new Request("http://localhost/", { method: "POST", body, headers, duplex: "half" } as RequestInit);
  await expect(
    receiveFormFiles(ask(new Uint8Array(bytes.subarray(0, 400_000))), given),
  ).rejects.toMatchObject({
    code: "malformed",
  });
  let at = 0;
  const cut = new ReadableStream<Uint8Array>({
    pull: (into) =>
      at > 400_000
        ? into.error(new Error("cut"))
        : into.enqueue(new Uint8Array(bytes.subarray(at, (at += 50_000)))),
  });
  await expect(receiveFormFiles(ask(cut), given)).rejects.toMatchObject({ code: "malformed" });
  expect(await db().upload.count({ where: { draftId: draft } })).toBe(0);
  expect(await db().uploadChunk.count()).toBe(0);
});

test("a database that does not answer is told as that, not as a fault of the post", async () => {
  const away = new Error("Query read timeout");
  const received = receiveFormFiles(post([["photos", photo, "Feld.jpg"]]), {
    draft: randomUUID(),
    owns: () => Promise.reject(away),
  });
  await expect(received).rejects.toBe(away);
});
