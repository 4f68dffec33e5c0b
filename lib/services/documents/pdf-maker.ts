import "server-only";
import path from "node:path";
import { AppError } from "#lib/platform/errors.ts";
import { log } from "#lib/platform/log.ts";
import { fault } from "#lib/platform/words/faults.ts";
import type { WrittenDocument } from "./open/written-document.ts";
import type { DrawnDocument } from "./pdf/draw-document.ts";

export type PdfLimits = {
  /** How many documents may wait while one is made: in total, and for one caller. */
  waiting: number;
  waitingOfCaller: number;
  /** The time limit for one document, without its time in the queue. */
  makeMs: number;
  /** How long an idle process is kept. */
  idleMs: number;
  /** After this many documents a process is replaced, so that its memory does not keep growing. */
  documents: number;
};

export const pdfLimits: PdfLimits = {
  waiting: 20,
  waitingOfCaller: 8,
  makeMs: 10_000,
  idleMs: 5_000,
  documents: 50,
};

export type PdfMaker = {
  make: (written: WrittenDocument, caller: string) => Promise<DrawnDocument>;
  /** The PID of the current process, if one is running. */
  pid: () => number | undefined;
};

type Task = {
  written: WrittenDocument;
  resolve: (drawn: DrawnDocument) => void;
  reject: (fault: AppError) => void;
};

/** The site always runs in its own folder, and Node runs the TypeScript file directly. */
const processFile = (): string => path.join(process.cwd(), "lib/services/documents/pdf/pdf-process.ts");

/** The optimising compilers would take 60 MB more than they are worth here. */
const frugal = [
  "--max-old-space-size=64",
  "--max-semi-space-size=1",
  "--no-maglev",
  "--liftoff-only",
  "--v8-pool-size=1",
];

/** Loaded by `getBuiltinModule` rather than by import: a bundler would take the file for one it has to bundle. */
const openProcess = (file: string) =>
  process.getBuiltinModule("node:child_process").fork(file, [], {
    // It needs no settings, so it gets no secrets.
    env: { NODE_ENV: process.env.NODE_ENV, MALLOC_ARENA_MAX: "1" },
    execArgv: frugal,
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
type Helper = ReturnType<typeof openProcess>;

const unavailable = (cause?: unknown) =>
  new AppError("unavailable", fault("document.busy"), { retryAfterSeconds: 30, cause });

/**
 * Makes PDFs one after another, round-robin over the callers, in a child process that runs only while it is needed. A
 * worker thread would not do: the memory that fonts took stays with the site's process when a thread ends (60 MB and
 * more), and terminating a stuck thread can end the whole process.
 */
export function openPdfMaker(limits: PdfLimits = pdfLimits, file: string = processFile()): PdfMaker {
  /** By caller, in the order in which callers are served. */
  const waiting = new Map<string, Task[]>();
  let helper: Helper | undefined;
  let made = 0;
  let busy: Task | undefined;
  let timer: NodeJS.Timeout | undefined;

  function close(): void {
    clearTimeout(timer);
    const ended = helper;
    helper = undefined;
    ended?.removeAllListeners();
    ended?.on("error", () => undefined); // errors while it ends are ignored
    ended?.kill("SIGKILL");
  }

  function settle(done: (task: Task) => void): void {
    clearTimeout(timer);
    const task = busy;
    busy = undefined;
    if (task) done(task);
    next();
  }

  /** A process that failed is not trusted again; the next document gets a new one. */
  function fail(cause: Error): void {
    log.error({ err: cause }, "a document could not be drawn");
    close();
    settle((task) => task.reject(unavailable(cause)));
  }

  function open(): Helper {
    made = 0;
    const opened = openProcess(file);
    opened.on("message", (drawn) => {
      made += 1;
      if (made >= limits.documents) close();
      settle((task) => task.resolve(drawn as DrawnDocument));
    });
    opened.on("error", fail);
    opened.on("exit", () => fail(new Error("the process ended")));
    return opened;
  }

  /** Takes the oldest task of the next caller, who then goes to the back of the queue. */
  function takeNext(): Task | undefined {
    const [first] = waiting;
    if (!first) return undefined;
    const [caller, tasks] = first;
    const task = tasks.shift();
    waiting.delete(caller);
    if (tasks.length > 0) waiting.set(caller, tasks);
    return task;
  }

  /**
   * Whether one more task of a caller may wait. In a full queue it replaces the latest task of the caller who has the
   * most, provided that caller has at least two more.
   */
  function makeSpace(own: number): boolean {
    if (own >= limits.waitingOfCaller) return false;
    const all = [...waiting.values()];
    if (all.reduce((sum, tasks) => sum + tasks.length, 0) < limits.waiting) return true;
    const most = all.reduce((one, other) => (other.length > one.length ? other : one));
    if (most.length < own + 2) return false;
    most.pop()?.reject(unavailable());
    return true;
  }

  function next(): void {
    if (busy) return;
    clearTimeout(timer);
    busy = takeNext();
    if (busy) {
      timer = setTimeout(() => fail(new Error("drawing took too long")), limits.makeMs);
      helper ??= open();
      hold(helper, true);
      helper.send(busy.written);
    } else if (helper) {
      hold(helper, false);
      timer = setTimeout(close, limits.idleMs).unref();
    }
  }

  return {
    make: (written, caller) =>
      new Promise((resolve, reject) => {
        const own = waiting.get(caller) ?? [];
        if (!makeSpace(own.length)) return reject(unavailable());
        own.push({ written, resolve, reject });
        waiting.set(caller, own);
        next();
      }),
    pid: () => helper?.pid,
  };
}

/** Sets whether the site's process waits for this one before it ends. */
function hold(helper: Helper, isHeld: boolean): void {
  const act = isHeld ? "ref" : "unref";
  helper[act]();
  helper.channel?.[act]();
}
