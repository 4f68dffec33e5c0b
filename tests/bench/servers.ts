import { fork, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sirv from "sirv";
import { inRoot } from "../../lib/ops/paths.ts";
import { childEnv, spawnSite } from "../../lib/ops/run.ts";
import { sealedFolder } from "#lib/ops/seal/folders.ts";

export type Running = { url: string; pid: number | undefined; stop: () => Promise<void> };

const started = new Set<ChildProcess>();

/** Registers a process that was just started, so that `endAll` ends it. */
function keep<T extends ChildProcess>(child: T): T {
  started.add(child);
  child.once("exit", () => started.delete(child));
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (!started.has(child)) return;
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  await gone;
}

/** Ends all processes that were started here and still run. */
export async function endAll(): Promise<void> {
  await Promise.all([...started].map(end));
}

/** The settings that the site requires at start. Nothing that is measured sends mail, so no server listens there. */
const settings = {
  AUTH_SECRET: "only-for-measuring-".repeat(3),
  SMTP_URL: "smtp://127.0.0.1:9",
  LOCAL_DEMO: "",
};

/** Starts the site as production runs it. */
export async function startSite(env: Record<string, string> = {}): Promise<Running> {
  const child = keep(spawnSite({ PORT: "0", ...settings, ...env }));
  const [{ port }] = (await once(child, "message")) as [{ port: number }];
  return { url: `http://127.0.0.1:${port}`, pid: child.pid, stop: () => end(child) };
}

/** Runs `next start` on a built folder. */
export async function startNext(folder: string): Promise<Running> {
  const child = keep(
    spawn("next", ["start", folder, "-p", "0", "-H", "127.0.0.1"], {
      env: childEnv({ NODE_ENV: "production" }),
      stdio: ["ignore", "pipe", "inherit"],
    }),
  );
  const output = await new Promise<string>((resolve) => {
    let text = "";
    child.stdout.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes("Ready")) resolve(text);
    });
    child.once("exit", () => resolve(text));
  });
  const port = /http:\/\/127\.0\.0\.1:(\d+)/.exec(output)?.[1];
  if (!port) throw new Error(`The bare site does not say where it is:\n${output}`);
  return { url: `http://127.0.0.1:${port}`, pid: child.pid, stop: () => end(child) };
}

/** Serves the same files with nothing but sirv: as fast as Node on this machine can serve files. */
export async function startSirv(): Promise<Running> {
  const files = sirv(sealedFolder, {
    dev: false,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ["html"],
  });
  const server = createServer((request, response) =>
    files(request, response, () => void response.writeHead(404).end()),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  return { url: `http://127.0.0.1:${port}`, pid: process.pid, stop };
}

/** Runs `startSirv` in a separate process, so that the load and the server do not share a thread. */
export async function startSirvAlone(): Promise<Running> {
  const child = keep(fork(inRoot("tests/bench/sirv-alone.ts"), { execArgv: [] }));
  const [{ url }] = (await once(child, "message")) as [{ url: string }];
  return { url, pid: child.pid, stop: () => end(child) };
}

/** A port that is free now, for servers that cannot choose one themselves. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

/** Resident memory of a process in MB. */
export function residentMb(pid: number): number {
  const line = readFileSync(`/proc/${pid}/status`, "utf8").match(/VmRSS:\s+(\d+) kB/);
  return Number(line?.[1] ?? Number.NaN) / 1024;
}
