import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { request as send } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { base64 } from "@scure/base";
import { required } from "../support/required.ts";
import { startSite } from "../support/start-site.ts";

test.describe.configure({ mode: "serial" });

const megabyte = 1024 * 1024;
const filingBytes = Math.round(8.8 * megabyte);
/** The additional memory that a site may take while it is flooded. */
const mostMore = 60 * megabyte;

let site: Awaited<ReturnType<typeof startSite>>;

test.beforeAll(async () => {
  site = await startSite({ DATABASE_URL: required("TEST_DATABASE_URL"), TRUSTED_PROXIES: "127.0.0.1" });
});

test.afterAll(async () => {
  await site.stop();
});

/** The resident memory of the site in bytes. */
const memoryOf = (pid: number | undefined): number =>
  Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) * 1024;

async function probe(): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${site.url}/api/health/live`);
  expect(answer.status).toBe(200);
  await answer.arrayBuffer();
  return performance.now() - began;
}

/** Probes the site until `over` settles, at least `least` times, and measures the 99th percentile of the times. */
async function probeUntil(over: Promise<unknown>, least = 100) {
  let isOver = false;
  void over.finally(() => (isOver = true));
  const times: number[] = [];
  let memory = 0;
  while (!isOver || times.length < least) {
    times.push(await probe());
    if (times.length % 10 === 0) memory = Math.max(memory, memoryOf(site.pid));
    await pause(5);
  }
  const sorted = times.toSorted((a, b) => a - b);
  return { slowest: sorted[Math.floor((sorted.length - 1) * 0.99)]!, memory };
}

const head = JSON.stringify({
  token: `2026-01-01.${"a".repeat(43)}.${"a".repeat(43)}`,
  proof: 1,
  lookup: "a".repeat(43),
  replyTo: `age1${"q".repeat(58)}`,
  keys: ["00000000-0000-4000-8000-000000000000"],
  lengths: [1_024],
});

/** Sends a filing of 8.8 MB with a wrong proof of work. Resolves with its status, or 0 if the connection was closed. */
function fileWrongly(): Promise<number> {
  return new Promise((resolve) => {
    const filing = send(`${site.url}/api/confidential/filed`, {
      method: "POST",
      headers: {
        "content-type": "application/octet-stream",
        "content-length": filingBytes,
        "x-sealed": head,
      },
    });
    filing.on("response", (answer) => answer.resume().on("end", () => resolve(answer.statusCode ?? 0)));
    filing.on("error", () => resolve(0));
    filing.end(Buffer.alloc(filingBytes, "a"));
  });
}

/** How long a server is blocked if it decodes one such filing in JavaScript: the unit of "held up" on this machine. */
function timeToDecode(): number {
  const filing = JSON.stringify({ sealed: base64.encode(new Uint8Array((filingBytes / 4) * 3)) });
  const began = performance.now();
  base64.decode((JSON.parse(filing) as { sealed: string }).sealed);
  return performance.now() - began;
}

/** A post that sends megabytes and then a byte now and then. */
function postWithoutEnd(action: "file" | "filed" | "add" | "visit", bytes: number): Socket {
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => undefined);
  const isPlain = action === "file" || action === "visit";
  const lines = [
    `POST /api/confidential/${action} HTTP/1.1`,
    "host: localhost",
    `content-length: ${filingBytes}`,
    isPlain ? "content-type: multipart/form-data; boundary=x" : "content-type: application/octet-stream",
    ...(isPlain ? [] : [`x-sealed: ${head}`]),
    "",
    isPlain ? '--x\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n' : "",
  ];
  socket.write(lines.join("\r\n"));
  socket.write(Buffer.alloc(bytes, "a"));
  const drip = setInterval(() => socket.writable && socket.write("a"), 100);
  socket.once("close", () => clearInterval(drip));
  socket.resume();
  return socket;
}

test("twelve filings of 8.8 MB with a wrong proof hold up nobody and take no memory", async () => {
  await fileWrongly(); // what the site loads for its first such call is not part of the flood
  const idle = await probeUntil(Promise.resolve());
  const before = memoryOf(site.pid);
  const filings = Promise.all(Array.from({ length: 12 }, fileWrongly));
  const { slowest, memory } = await probeUntil(filings, 20);
  for (const status of await filings) expect([0, 422]).toContain(status);
  expect(slowest).toBeLessThan(4 * idle.slowest + timeToDecode());
  expect(memory - before).toBeLessThan(mostMore);
});

test("sixty posts that never end, by every way, hold up nobody and take little memory", async () => {
  const idle = await probeUntil(Promise.resolve());
  const before = memoryOf(site.pid);
  const variants = ["file", "filed", "add", "visit"] as const;
  const sockets = Array.from({ length: 60 }, (_, at) => postWithoutEnd(variants[at % 4]!, 2 * megabyte));
  try {
    const { slowest, memory } = await probeUntil(pause(8_000), 200);
    expect(slowest).toBeLessThan(4 * idle.slowest + timeToDecode());
    expect(memory - before).toBeLessThan(mostMore);
  } finally {
    for (const socket of sockets) socket.destroy();
    await Promise.all(sockets.map((socket) => socket.closed || once(socket, "close")));
  }
});

test("no answer about confidential cases lets a referrer pass", async () => {
  const asked: [path: string, init?: RequestInit][] = [
    ["/portal/diaspora/confidential"],
    ["/forms/detention/assistance"],
    ["/api/confidential/file"],
    ["/api/confidential/nothing", { method: "POST" }],
    ["/api/confidential/look", { method: "POST", body: "{" }],
    ["/api/confidential/filed", { method: "POST", body: "x" }],
    ["/api/confidential/file", { method: "POST", body: new FormData() }],
    ["/api/confidential/visit", { method: "POST", body: new URLSearchParams({ receipt: "1" }) }],
    ["/api/confidential/filed", { method: "PUT" }],
    ["/admin/confidential"],
    ["/admin/confidential/keys"],
    ["/api/admin/confidential/close", { method: "POST" }],
    ["/api/admin/confidential/part?id=1"],
  ];
  for (const [path, init] of asked) {
    const answer = await fetch(site.url + path, { redirect: "manual", ...init });
    expect([path, answer.headers.get("referrer-policy")]).toEqual([path, "no-referrer"]);
  }
  const refused = await fetch(`${site.url}/api/confidential/filed`, {
    method: "POST",
    body: new Uint8Array(9.5 * megabyte),
  }).catch(() => undefined);
  if (refused) expect([refused.status, refused.headers.get("referrer-policy")]).toEqual([413, "no-referrer"]);
  const other = await fetch(`${site.url}/contact`);
  expect(other.headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
});
