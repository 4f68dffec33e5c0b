import { spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { db } from "#lib/platform/db.ts";
import { env } from "#lib/platform/env.ts";
import { siteEnv, siteFlags } from "#lib/ops/run.ts";
import { aJpeg } from "#tests/support/a-file.ts";
import { useOwnDatabase } from "#tests/support/own-database.ts";
import { until } from "#tests/support/until.ts";

const mb = 1024 * 1024;
const folder = mkdtempSync(path.join(tmpdir(), "uploads-"));
const children: ChildProcess[] = [];
let drop: () => Promise<void>;

beforeAll(async () => {
  drop = await useOwnDatabase();
});
afterAll(async () => {
  for (const child of children) child.kill("SIGKILL");
  await drop();
  rmSync(folder, { recursive: true });
});

/** A process that accepts uploads, with the memory that production gives it (`npm run serve`). */
async function startUploads() {
  const child = spawn(
    process.execPath,
    ["--conditions=react-server", ...siteFlags, "tests/support/upload-server.ts"],
    {
      stdio: ["ignore", "inherit", "inherit", "ipc"],
      env: {
        ...process.env,
        ...siteEnv,
        NODE_OPTIONS: "",
        LOG_LEVEL: "fatal",
        DATABASE_URL: env.DATABASE_URL,
        AUTH_SECRET: "only-for-tests-".repeat(4),
        UPLOADS_DIR: folder,
      },
    },
  );
  children.push(child);
  const ended = once(child, "exit");
  const [{ port }] = (await once(child, "message")) as [{ port: number }];
  return {
    port,
    url: `http://127.0.0.1:${port}/api/uploads`,
    rss: async () => {
      child.send("rss");
      const [{ rss }] = (await once(child, "message")) as [{ rss: number }];
      return rss / mb;
    },
    stop: async (signal: NodeJS.Signals = "SIGTERM") => {
      child.kill(signal);
      await ended;
    },
  };
}
type Server = Awaited<ReturnType<typeof startUploads>>;

const tus = { "tus-resumable": "1.0.0" };
const base64 = (text: string) => Buffer.from(text).toString("base64");

async function begin({ url }: Server, length: number, draft: string = randomUUID()): Promise<string> {
  const answer = await fetch(url, {
    method: "POST",
    headers: {
      ...tus,
      "upload-length": String(length),
      "upload-metadata": `draft ${base64(draft)},field ${base64("photos")},filename ${base64("photo.jpg")}`,
    },
  });
  expect(answer.status).toBe(201);
  return answer.headers.get("location")!.split("/").at(-1)!;
}

const patch = ({ url }: Server, id: string, offset: number, bytes: Buffer) =>
  fetch(`${url}/${id}`, {
    method: "PATCH",
    headers: { ...tus, "content-type": "application/offset+octet-stream", "upload-offset": String(offset) },
    body: new Uint8Array(bytes),
  });

async function offsetOf({ url }: Server, id: string): Promise<number> {
  const answer = await fetch(`${url}/${id}`, { method: "HEAD", headers: tus });
  return Number(answer.headers.get("upload-offset"));
}

/** Begins a PATCH with the whole rest and sends only a part of it; the connection stays open. */
async function sendPart({ port }: Server, id: string, length: number, part: Buffer) {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.on("error", () => undefined);
  const head = [
    `PATCH /api/uploads/${id} HTTP/1.1`,
    "host: localhost",
    "tus-resumable: 1.0.0",
    "upload-offset: 0",
    "content-type: application/offset+octet-stream",
    `content-length: ${length}`,
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  await new Promise((resolve) => socket.write(part, resolve));
  return socket;
}

const photo = aJpeg({ pixels: Buffer.alloc(700_000, 7) });

test("what came of a part before its connection is cut is kept", async () => {
  const server = await startUploads();
  const id = await begin(server, photo.length);
  const socket = await sendPart(server, id, photo.length, photo.subarray(0, 300_000));
  await until(async () => (await offsetOf(server, id)) > 0); // 256 KB are stored, the rest is buffered
  socket.destroy();
  await until(async () => (await offsetOf(server, id)) === 300_000);
  expect((await patch(server, id, 300_000, photo.subarray(300_000))).status).toBe(204);
  const got = await fetch(`${server.url}/${id}`);
  expect(Buffer.from(await got.arrayBuffer()).equals(photo)).toBe(true);
  await server.stop();
});

test("what was answered is there after the process is killed, and another goes on with it", async () => {
  const server = await startUploads();
  const id = await begin(server, photo.length);
  expect((await patch(server, id, 0, photo.subarray(0, 100_000))).status).toBe(204);
  const socket = await sendPart(
    server,
    await begin(server, photo.length),
    photo.length,
    photo.subarray(0, 9_000),
  );
  await server.stop("SIGKILL");
  socket.destroy();
  const other = await startUploads();
  expect(await offsetOf(other, id)).toBe(100_000);
  expect((await patch(other, id, 100_000, photo.subarray(100_000))).status).toBe(204);
  const got = await fetch(`${other.url}/${id}`);
  expect(Buffer.from(await got.arrayBuffer()).equals(photo)).toBe(true);
  await other.stop();
});

test("fifty files of 7 MB that come at once take little memory", async () => {
  const whole = aJpeg({ pixels: Buffer.alloc(7 * mb - 1_000, 7) });
  const server = await startUploads();
  const chunk = 256 * 1024;

  /** Uploads as the control in the page does: in order, and with a retry when it is told to wait. */
  async function send(bytes: Buffer): Promise<void> {
    const id = await begin(server, bytes.length);
    for (let offset = 0; offset < bytes.length;) {
      const answer = await patch(server, id, offset, bytes.subarray(offset, offset + chunk));
      if (answer.status === 503) await new Promise((resolve) => setTimeout(resolve, 200));
      else expect(answer.status).toBe(204);
      offset =
        answer.status === 503 ? await offsetOf(server, id) : Number(answer.headers.get("upload-offset"));
    }
  }

  for (let round = 0; round < 3; round += 1) await send(whole); // allocates the memory of code and connections
  const before = await server.rss();
  let most = before;
  let isDone = false;
  const watching = (async () => {
    while (!isDone) {
      most = Math.max(most, await server.rss());
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  })();
  const begun = Date.now();
  await Promise.all(Array.from({ length: 50 }, () => send(whole)));
  isDone = true;
  await watching;
  console.info(`RSS ${before.toFixed(0)} to ${most.toFixed(0)} MB, ${Date.now() - begun} ms`);
  expect(await db().upload.count({ where: { state: "unscanned", length: whole.length } })).toBe(53);
  // Buffered whole they would take 350 MB. It is 42 on a quiet machine; beside other tests, memory is returned later.
  expect(most - before).toBeLessThan(90);
  await server.stop();
});
