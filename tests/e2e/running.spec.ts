import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "@playwright/test";

test.describe.configure({ mode: "default" });

type Command = { child: ChildProcess & { pid: number }; url: string; port: number; output: () => string };

let folder: string;
const started: Command[] = [];

test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "akoma-running-"));
  chmodSync(folder, 0o755); // when started as root, the database runs as another account
});
test.afterEach(async ({}, { status, expectedStatus }) => {
  for (const { child, output } of started.splice(0)) {
    if (status !== expectedStatus) console.log(`The command said:\n${output()}`);
    if (child.exitCode === null && child.signalCode === null) {
      child.kill("SIGTERM");
      await once(child, "exit");
    }
  }
  rmSync(folder, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

/** Runs npm itself, in its own process group, as an operator or a supervisor does. */
async function npm(args: string[], env: Record<string, string>, port: number): Promise<Command> {
  const child = spawn("npm", args, {
    env: { ...process.env, NODE_OPTIONS: "", SITE_URL: "", PORT: String(port), DATA_DIR: folder, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  }) as Command["child"];
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += String(chunk)));
  const command = { child, url: `http://127.0.0.1:${port}`, port, output: () => output };
  started.push(command);
  return command;
}

const own = { DATABASE_URL: "", SMTP_URL: "", LOCAL_DEMO: "", TRUSTED_PROXIES: "" };
const start = (port: number) => npm(["start"], own, port);

const isUp = ({ url }: Command, at = "/api/health/live"): Promise<boolean> =>
  fetch(url + at).then(
    ({ ok }) => ok,
    () => false,
  );

/** Waits until `holds` returns true; throws if the command ends first. */
async function until({ child }: Command, holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) {
    if (child.exitCode !== null) throw new Error("The command ended before it came so far.");
    await pause(100);
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer().once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });

const pidIn = (file: string): number => Number(readFileSync(path.join(folder, file), "utf8").split("\n")[0]);
const isThere = (pid: number): boolean => {
  try {
    // A process that has ended stays in the list until its parent reads its status.
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
};

test("SIGTERM to npm alone stops the site and the database of npm start, and frees the port", async () => {
  const command = await start(await freePort());
  await until(command, () => isUp(command, "/api/health/ready"));
  const postmaster = pidIn("postgres/postmaster.pid");
  const end = once(command.child, "exit");
  command.child.kill("SIGTERM"); // npm's own pid, not the process group
  await end;
  expect(command.output()).toContain("Stopped. Nothing is running any more.");
  expect(isThere(postmaster)).toBe(false);
  expect(await isFree(command.port)).toBe(true);
});

test("SIGTERM to npm alone drains what npm run serve serves", async () => {
  const env = {
    AUTH_SECRET: "only-for-tests-".repeat(4),
    SMTP_URL: "smtp://127.0.0.1:9",
    DRAIN_SECONDS: "10",
  };
  const command = await npm(["run", "serve"], { ...env, DATABASE_URL: "", LOCAL_DEMO: "" }, await freePort());
  await until(command, () => isUp(command));
  const end = once(command.child, "exit");
  command.child.kill("SIGTERM");
  await until(command, async () => (await fetch(`${command.url}/api/health/ready`)).status === 503);
  expect((await fetch(`${command.url}/about`)).status, "it goes on answering while it drains").toBe(200);
  await end;
  expect(await isFree(command.port)).toBe(true);
});

test("a database that is killed under npm start comes back, and the site with it", async () => {
  const command = await start(await freePort());
  await until(command, () => isUp(command, "/api/health/ready"));
  process.kill(pidIn("postgres/postmaster.pid"), "SIGKILL");
  await until(command, async () => !(await isUp(command, "/api/health/ready")));
  await until(command, () => isUp(command, "/api/health/ready"));
  expect(command.output()).toContain("The database ended by itself; starting it again");
});

test("after everything that could stop the site was killed, the next npm start takes the port and the database over", async () => {
  const port = await freePort();
  const first = await start(port);
  await until(first, () => isUp(first, "/api/health/ready"));
  const { starter } = JSON.parse(readFileSync(path.join(folder, "start.lock"), "utf8")) as {
    starter: { pid: number };
  };
  const postmaster = pidIn("postgres/postmaster.pid");
  const end = once(first.child, "exit");
  process.kill(starter.pid, "SIGKILL");
  first.child.kill("SIGKILL");
  await end;
  const second = await start(port);
  await until(second, () => second.output().includes("Look at http"));
  expect(await isUp(second, "/api/health/ready")).toBe(true);
  expect(pidIn("postgres/postmaster.pid")).toBe(postmaster);
});

test("npm start ends by itself when npm is killed outright", async () => {
  const command = await start(await freePort());
  await until(command, () => isUp(command, "/api/health/ready"));
  const postmaster = pidIn("postgres/postmaster.pid");
  command.child.kill("SIGKILL");
  await until(command, async () => !isThere(postmaster) && (await isFree(command.port)));
});
