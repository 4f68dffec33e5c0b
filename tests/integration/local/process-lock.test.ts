import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { takeLock, markOf } from "#lib/ops/process-lock.ts";

let folder: string;
let holder: ChildProcess & { pid: number };

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "akoma-lock-"));
  const code = "setInterval(()=>{}, 1000);console.log('up')";
  const child = spawn(process.execPath, ["-e", code], { stdio: ["ignore", "pipe", "ignore"] });
  await once(child.stdout, "data");
  holder = child as ChildProcess & { pid: number };
});
afterEach(() => {
  holder.kill("SIGKILL");
  rmSync(folder, { recursive: true });
});

const file = () => path.join(folder, "build.lock");
const refuse = (pid: number) => `held by ${pid}`;
const leave = (isOptional: boolean) =>
  writeFileSync(file(), JSON.stringify({ folder, starter: markOf(holder.pid), children: [], isOptional }));

test("what can be done later is ended by whoever needs the lock now", async () => {
  leave(true);
  const ended = once(holder, "exit");
  const lock = await takeLock(file(), { refuse });
  expect((await ended)[1]).toBe("SIGTERM");
  lock.release();
});

test("what must be done is ended by nobody, and what can be done later ends nothing", async () => {
  leave(false);
  await expect(takeLock(file(), { refuse })).rejects.toThrow(`held by ${holder.pid}`);
  leave(true);
  await expect(takeLock(file(), { refuse, isOptional: true })).rejects.toThrow(`held by ${holder.pid}`);
  expect([holder.exitCode, holder.signalCode]).toEqual([null, null]);
});
