import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { lockFolder } from "#lib/ops/local/make-folder.ts";
import { markOf } from "#lib/ops/process-lock.ts";

let folder: string;
const started: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "akoma-lock-"));
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
  rmSync(folder, { recursive: true });
});

const lockFile = () => path.join(folder, "start.lock");

/** A process that runs until it is killed. */
async function aProcess(code = ""): Promise<ChildProcess & { pid: number }> {
  const child = spawn(process.execPath, ["-e", `${code};setInterval(()=>{}, 1000);console.log("up")`], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  started.push(child);
  await once(child.stdout, "data");
  return child as ChildProcess & { pid: number };
}

const gone = { pid: 2 ** 22 - 1, began: "long ago" };
const leave = (starter: object, children: object[], of = folder) =>
  writeFileSync(lockFile(), JSON.stringify({ folder: of, starter, children }));

test("a folder is kept to one start, and free again when that start lets it go", async () => {
  const first = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(
    `already running from this folder (process ${process.pid})`,
  );
  first.release();
  (await lockFolder(folder)).release();
});

test("what a killed start left running is ended, also what does not listen to SIGTERM", async () => {
  const [soft, hard] = [await aProcess(), await aProcess("process.on('SIGTERM',()=>{})")];
  leave(
    gone,
    [soft, hard].map(({ pid }) => markOf(pid) ?? gone),
  );
  const ends = Promise.all([once(soft, "exit"), once(hard, "exit")]);
  (await lockFolder(folder)).release();
  expect((await ends).map(([, signal]) => String(signal))).toEqual(["SIGTERM", "SIGKILL"]);
});

test("a process is left alone when it only has the number of one that was ours, or is of another folder", async () => {
  const [other, elsewhere] = [await aProcess(), await aProcess()];
  leave(gone, [{ pid: other.pid, began: "long ago" }]);
  (await lockFolder(folder)).release();
  leave(gone, [markOf(elsewhere.pid) ?? gone], "/another/folder");
  (await lockFolder(folder)).release();
  expect([other.exitCode, other.signalCode, elsewhere.exitCode, elsewhere.signalCode]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test("a lock whose number now belongs to another process is taken over", async () => {
  leave({ pid: process.pid, began: "long ago" }, []);
  (await lockFolder(folder)).release();
});

test.each(["", "{", "1234"])("a lock that says %j is taken over", async (content) => {
  writeFileSync(lockFile(), content);
  (await lockFolder(folder)).release();
});

test("what is started under the lock is written down for as long as it runs", async () => {
  const lock = await lockFolder(folder);
  const children = () => (JSON.parse(readFileSync(lockFile(), "utf8")) as { children: object[] }).children;
  const child = await aProcess();
  lock.adopt(child);
  expect(children()).toEqual([markOf(child.pid)]);
  const end = once(child, "exit");
  child.kill();
  await end;
  expect(children()).toEqual([]);
  lock.release();
});
