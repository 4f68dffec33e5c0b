import { execFileSync, type ChildProcess } from "node:child_process";
import { existsSync, readFileSync, linkSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { Refusal, codeOf, step } from "./say.ts";
import path from "node:path";

/** Identifies one process. The pid alone is not enough: it is reused once the process has ended. */
const processMark = z.object({ pid: z.int().positive(), began: z.string().min(1) });
export type ProcessMark = z.output<typeof processMark>;

const endMs = 2_000;

/** One column of `ps` for a process; undefined if there is no such process. */
function askPs(pid: number, column: string): string | undefined {
  try {
    const asked = execFileSync("ps", ["-o", `${column}=`, "-p", String(pid)], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return asked.trim() || undefined;
  } catch {
    return undefined;
  }
}

/** A file of a process in Linux's /proc; small images have no `ps`. */
function readProc(pid: number, name: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${name}`, "utf8");
  } catch {
    return undefined;
  }
}

const hasProc = existsSync("/proc/self/stat");

/** When a process started, as a text that no other process with the same pid has; undefined once it has ended. */
function beganAt(pid: number): string | undefined {
  if (!hasProc) return askPs(pid, "lstart");
  const stat = readProc(pid, "stat");
  if (!stat) return undefined;
  // The name in brackets may contain anything, brackets included. After it come the state and, as field 20, the start
  // time.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  if (/^[ZX]/.test(fields[0] ?? "")) return undefined; // it ended, but its parent has not read its status yet
  return `${fields[19]} of ${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()}`;
}

/** Identifies a running process; undefined if no process has this pid. */
export function markOf(pid: number): ProcessMark | undefined {
  const began = beganAt(pid);
  return began === undefined ? undefined : { pid, began };
}

/** Whether exactly this process still runs, and not a later one with its pid. */
export const isRunning = ({ pid, began }: ProcessMark): boolean => beganAt(pid) === began;

/** The command line of a process, "" if there is none. */
export const commandOf = (pid: number): string =>
  (hasProc ? readProc(pid, "cmdline")?.replaceAll("\0", " ") : askPs(pid, "command")) ?? "";

async function waitForEnd(mark: ProcessMark): Promise<boolean> {
  for (const until = Date.now() + endMs; isRunning(mark); await pause(25)) {
    if (Date.now() > until) return false;
  }
  return true;
}

/** Ends a process, with SIGTERM first and then with SIGKILL. */
async function endProcess(mark: ProcessMark): Promise<void> {
  for (const signal of ["SIGTERM", "SIGKILL"] as const) {
    if (!isRunning(mark)) return;
    try {
      process.kill(mark.pid, signal);
    } catch {
      continue; // it ended meanwhile, or this account may not end it
    }
    if (await waitForEnd(mark)) return;
  }
  if (isRunning(mark))
    throw new Refusal(
      `Process ${mark.pid}, left by an earlier start, does not end. End it, then start again.`,
    );
}

const held = z.object({
  folder: z.string(),
  starter: processMark,
  children: z.array(processMark),
  isOptional: z.boolean().default(false),
});
type Held = z.output<typeof held>;

export type ProcessLock = {
  /**
   * Records a child process of the holder, so that a process that takes the lock over from a killed holder can end it.
   */
  adopt: (child: Pick<ChildProcess, "pid" | "once">) => void;
  release: () => void;
};

/** The content of the lock file; undefined if it is missing or truncated. */
function readLock(file: string): Held | undefined {
  try {
    return held.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}

/** Writes the lock atomically; returns false if it exists already. */
function writeLock(file: string, content: Held): boolean {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, JSON.stringify(content));
  try {
    linkSync(own, file);
    return true;
  } catch (thrown) {
    if (codeOf(thrown) === "EEXIST") return false;
    throw thrown;
  } finally {
    rmSync(own, { force: true });
  }
}

function ownLock(file: string, content: Held): ProcessLock {
  const write = (children: ProcessMark[]) => {
    content.children = children;
    const next = `${file}.new`;
    writeFileSync(next, JSON.stringify(content));
    renameSync(next, file);
  };
  return {
    adopt: (child) => {
      const mark = child.pid === undefined ? undefined : markOf(child.pid);
      if (!mark) return;
      write([...content.children, mark]);
      child.once("exit", () => {
        if (readLock(file)?.starter.pid === process.pid)
          write(content.children.filter((other) => other !== mark));
      });
    },
    release: () => rmSync(file, { force: true }),
  };
}

type LockOptions = {
  /** The message of the Refusal, by the pid of the process that holds the lock. */
  refuse: (pid: number) => string;
  /** Whether another process that wants the lock may end this holder at any moment. */
  isOptional?: boolean;
};

/**
 * Takes the lock in `file`, whose folder must exist. Takes over the lock of a process that was killed, and ends the
 * child processes it left running; each process is identified by its pid and start time. Throws a Refusal if another
 * process holds the lock, and on errors of writing the file.
 */
export async function takeLock(
  file: string,
  { refuse, isOptional = false }: LockOptions,
): Promise<ProcessLock> {
  const starter = markOf(process.pid);
  if (!starter) throw new Error("This process does not find itself among those that run.");
  const folder = path.dirname(file);
  const content: Held = { folder, starter, children: [], isOptional };
  for (let tries = 0; tries < 2; tries += 1) {
    if (writeLock(file, content)) return ownLock(file, content);
    const last = readLock(file);
    if (last && isRunning(last.starter)) {
      if (!last.isOptional || isOptional) throw new Refusal(refuse(last.starter.pid));
      await endProcess(last.starter);
    }
    const left = last?.folder === folder ? last.children.filter(isRunning) : [];
    if (left.length > 0)
      await step("Ending what an earlier start left", () => Promise.all(left.map(endProcess)));
    rmSync(file, { force: true });
  }
  throw new Refusal("Another start from this folder is under way. Try again in a moment.");
}
