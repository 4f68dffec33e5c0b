import type { ChildProcess } from "node:child_process";
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { endProcess, isRunning, markOf, processMark, type ProcessMark } from "./process-mark.ts";
import { Refusal, codeOf, step } from "./say.ts";

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
