import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sendFile } from "#components/forms/upload/send-file.ts";
import { env } from "#lib/platform/env.ts";
import { uploadCalls } from "#lib/services/uploads/index.ts";
import { aJpeg } from "#tests/support/a-file.ts";
import { forgetLimits } from "#tests/support/forget-limits.ts";
import { useOwnDatabase } from "#tests/support/own-database.ts";

const folder = mkdtempSync(path.join(tmpdir(), "uploads-"));
const realFetch = globalThis.fetch;
let drop: () => Promise<void>;

beforeAll(async () => {
  drop = await useOwnDatabase();
  env.UPLOADS_DIR = folder;
});
beforeEach(forgetLimits);
afterEach(() => {
  globalThis.fetch = realFetch;
});
afterAll(async () => {
  await drop();
  rmSync(folder, { recursive: true });
});

const calls = uploadCalls({
  owns: async () => ({ upTo: 4, kinds: ["photo"] }),
  reads: async () => true,
});

/** What happens to a request on its way, chosen by its number; undefined for nothing. */
type Fate = "lost before" | "cut" | "lost after" | "busy" | undefined;

/** Connects the page's requests to the server's handlers, each with its fate. Returns the methods of the requests. */
function connect(fateOf: (at: number, method: string) => Fate): string[] {
  const made: string[] = [];
  globalThis.fetch = async (url, { method = "GET", headers, body, signal } = {}) => {
    signal?.throwIfAborted();
    const fate = fateOf(made.push(method) - 1, method);
    if (fate === "lost before") throw new TypeError("fetch failed");
    if (fate === "busy") return new Response(null, { status: 503, headers: { "retry-after": "3" } });
    const bytes = body instanceof Blob ? Buffer.from(await body.arrayBuffer()) : Buffer.alloc(0);
    const half = bytes.subarray(0, Math.ceil(bytes.length / 2));
    const broken = new ReadableStream<Uint8Array>({
      start: (into) => into.enqueue(new Uint8Array(half)),
      pull: (into) => into.error(new Error("cut")),
    });
    const address = new URL(String(url), "http://localhost");
    const hasBody = method === "PATCH" && bytes.length > 0;
    const request = new Request(address, {
      method,
      ...(headers && { headers }),
      ...(hasBody && { body: fate === "cut" ? broken : new Uint8Array(bytes), duplex: "half" }),
    });
    const at = { params: Promise.resolve({ id: address.pathname.split("/").at(-1)! }) };
    const answer =
      method === "POST"
        ? await calls.create(request)
        : await (method === "PATCH" ? calls.patch(request, at) : calls.head(request, at));
    if (fate) throw new TypeError("fetch failed");
    return answer;
  };
  return made;
}

const photo = aJpeg({ pixels: Buffer.alloc(900_000, 7) });

function send(bytes: Buffer, more: Partial<Parameters<typeof sendFile>[1]> = {}) {
  const waits: number[] = [];
  const sent: number[] = [];
  const result = sendFile(new Blob([new Uint8Array(bytes)]), {
    draft: randomUUID(),
    field: "photos",
    name: "Feld – 1.jpg",
    lost: "It is lost.",
    signal: new AbortController().signal,
    onSent: (count) => sent.push(count),
    wait: async (ms) => void waits.push(ms),
    ...more,
  });
  return { result, waits, sent };
}

async function storedOf(id: string): Promise<Buffer> {
  const request = new Request("http://localhost/api/uploads");
  const answer = await calls.read(request, { params: Promise.resolve({ id }) });
  return Buffer.from(await answer.arrayBuffer());
}

test("a file is sent in chunks of 256 KB, in order", async () => {
  const made = connect(() => undefined);
  const { result, sent, waits } = send(photo);
  const { id } = (await result) as { id: string };
  expect((await storedOf(id)).equals(photo)).toBe(true);
  expect(made).toEqual(["POST", "PATCH", "PATCH", "PATCH", "PATCH"]);
  expect(sent).toEqual([262_144, 524_288, 786_432, photo.length]);
  expect(waits).toEqual([]);
});

test.each<[string, Fate]>([
  ["never arrive", "lost before"],
  ["are cut half-way", "cut"],
  ["arrive and are answered in vain", "lost after"],
  ["are too many at once", "busy"],
])("requests of which every second %s bring the whole file all the same", async (_, fate) => {
  let parts = 0;
  connect((_, method) => (method === "PATCH" && (parts += 1) % 2 === 1 ? fate : undefined));
  const { result, waits } = send(photo);
  const { id } = (await result) as { id: string };
  expect((await storedOf(id)).equals(photo)).toBe(true);
  expect(waits.length).toBeGreaterThan(0);
  if (fate === "busy") expect(Math.min(...waits)).toBe(3_000);
});

test("after a long cut it goes on with what arrived, and says that it waits", async () => {
  let isGone = false;
  const made = connect((at) => {
    if (at === 2) isGone = true;
    if (at === 8) isGone = false;
    return isGone ? "lost before" : undefined;
  });
  let pauses = 0;
  const { result, waits } = send(photo, { onPause: () => (pauses += 1) });
  expect(await result).toEqual({ id: expect.any(String) });
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000]);
  expect(pauses).toBe(5);
  expect(made.filter((method) => method === "POST")).toHaveLength(1);
});

test("a connection that does not come back is given up with a sentence", async () => {
  const made = connect((at) => (at > 1 ? "lost before" : undefined));
  expect(await send(photo).result).toEqual({ problem: "It is lost." });
  expect(made.length).toBeLessThan(20);
});

test("what the server refuses is said in its own words, and not tried again", async () => {
  const made = connect(() => undefined);
  expect(await send(Buffer.alloc(300_000, "MZ")).result).toEqual({
    problem: expect.stringMatching(/no photo/),
  });
  expect(made).toEqual(["POST", "PATCH"]);
  expect(await send(Buffer.alloc(8 * 1024 * 1024)).result).toEqual({
    problem: expect.stringMatching(/larger than 7 MB/),
  });
});

test("a file that was taken away meanwhile is sent no further", async () => {
  const stop = new AbortController();
  const made = connect((at) => {
    if (at === 2) stop.abort();
    return undefined;
  });
  await expect(send(photo, { signal: stop.signal }).result).rejects.toThrow();
  expect(made.length).toBe(3);
});
