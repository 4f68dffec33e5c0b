import type { ChildProcess } from "node:child_process";
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { Refusal, codeOf, step } from "../say.ts";
import { makeFolder, unusable } from "./make-folder.ts";
import { endProcess, isRunning, markOf, processMark, type ProcessMark } from "./process-mark.ts";

const held = z.object({ folder: z.string(), starter: processMark, children: z.array(processMark) });
type Held = z.output<typeof held>;

export type FolderLock = {
  /** Writes a process of this start down, so that the next start can end it should this one be killed. */
  adopt: (child: Pick<ChildProcess, "pid" | "once">) => void;
  release: () => void;
};

/** What the lock says; undefined where there is none or it was cut short. */
function readLock(file: string): Held | undefined {
  try {
    return held.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}

/** Lays the lock down whole; false where there is one already. */
function layLock(file: string, content: Held): boolean {
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

function ownLock(file: string, content: Held): FolderLock {
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

/**
 * Keeps a data folder to one `npm start`: two would make or stop the same database. The lock of a start that was
 * killed is taken over, and what that start left running is ended: each process is known by its number and its begin.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  makeFolder(folder, "DATA_DIR");
  const file = path.join(folder, "start.lock");
  const starter = markOf(process.pid);
  if (!starter) throw new Error("This process does not find itself among those that run.");
  const content: Held = { folder, starter, children: [] };
  for (let tries = 0; tries < 2; tries += 1) {
    try {
      if (layLock(file, content)) return ownLock(file, content);
    } catch (thrown) {
      throw unusable(folder, "DATA_DIR", thrown);
    }
    const last = readLock(file);
    if (last && isRunning(last.starter)) {
      throw new Refusal(
        `Akoma is already running from this folder (process ${last.starter.pid}). Stop it first.`,
      );
    }
    const left = last?.folder === folder ? last.children.filter(isRunning) : [];
    if (left.length > 0)
      await step("Ending what an earlier start left", () => Promise.all(left.map(endProcess)));
    rmSync(file, { force: true });
  }
  throw new Refusal("Another start from this folder is under way. Try again in a moment.");
}
