import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { Refusal } from "./say.ts";

/** Identifies one process. The pid alone is not enough: it is reused once the process has ended. */
export const processMark = z.object({ pid: z.int().positive(), began: z.string().min(1) });
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
export async function endProcess(mark: ProcessMark): Promise<void> {
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
