import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { Refusal } from "./say.ts";

/** One process, told from any other: its number alone is given away again when it has ended. */
export const processMark = z.object({ pid: z.int().positive(), began: z.string().min(1) });
export type ProcessMark = z.output<typeof processMark>;

const endMs = 2_000;

/** What `ps` says of a process; undefined when there is none. */
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

/** A file of Linux's own table of processes; small images have no `ps`. */
function readProc(pid: number, name: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${name}`, "utf8");
  } catch {
    return undefined;
  }
}

const hasProc = existsSync("/proc/self/stat");

/** When a process began, in words that fit no other process of its number; undefined when it has ended. */
function beganAt(pid: number): string | undefined {
  if (!hasProc) return askPs(pid, "lstart");
  const stat = readProc(pid, "stat");
  if (!stat) return undefined;
  // The name in brackets may hold anything, brackets too. After it: state, and as the 20th field the begin.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  if (/^[ZX]/.test(fields[0] ?? "")) return undefined; // ended, and nobody has asked for its status
  return `${fields[19]} of ${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()}`;
}

/** Marks a process that runs now; undefined when there is none of this number. */
export function markOf(pid: number): ProcessMark | undefined {
  const began = beganAt(pid);
  return began === undefined ? undefined : { pid, began };
}

/** Whether this very process still runs. */
export const isRunning = ({ pid, began }: ProcessMark): boolean => beganAt(pid) === began;

/** The command line of a process, "" when there is none. */
export const commandOf = (pid: number): string =>
  (hasProc ? readProc(pid, "cmdline")?.replaceAll("\0", " ") : askPs(pid, "command")) ?? "";

async function waitForEnd(mark: ProcessMark): Promise<boolean> {
  for (const until = Date.now() + endMs; isRunning(mark); await pause(25)) {
    if (Date.now() > until) return false;
  }
  return true;
}

/** Ends a process: asked first, then made to. */
export async function endProcess(mark: ProcessMark): Promise<void> {
  for (const signal of ["SIGTERM", "SIGKILL"] as const) {
    if (!isRunning(mark)) return;
    try {
      process.kill(mark.pid, signal);
    } catch {
      continue; // it ended in between, or is not ours to end
    }
    if (await waitForEnd(mark)) return;
  }
  if (isRunning(mark))
    throw new Refusal(
      `Process ${mark.pid}, left by an earlier start, does not end. End it, then start again.`,
    );
}
