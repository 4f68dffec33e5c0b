import { spawn, type ChildProcess, type SpawnOptions } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { inRoot, root } from "./paths.ts";

/** Calls `stop` when this command should end: on a signal, or when the process that started it has ended. */
export function onStopRequest(stop: () => void): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
  process.on("disconnect", stop);
  // The reader of the output may be gone; the cleanup has to run all the same.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
}

/** The environment of a child process: the pinned Node and the project's tools come first in PATH. */
export function childEnv(extra: Record<string, string | undefined> = {}): NodeJS.ProcessEnv {
  const pinned = inRoot("node_modules/node/bin");
  const parts = [
    ...(existsSync(pinned) ? [pinned] : []),
    inRoot("node_modules/.bin"),
    process.env["PATH"] ?? "",
  ];
  return { ...process.env, NEXT_TELEMETRY_DISABLED: "1", PATH: parts.join(path.delimiter), ...extra };
}

type Outcome = { code: number; output: string };

const runningTools = new Set<ChildProcess>();

let childListener: (child: ChildProcess) => void = () => undefined;

/** Calls `listener` for every process that this module starts from now on. */
export function onChildProcess(listener: (child: ChildProcess) => void): void {
  childListener = listener;
}

/** Ends all running tools; their status is then not zero. */
export function stopTools(): void {
  for (const tool of runningTools) tool.kill("SIGTERM");
}

/** Runs a tool of the project to its end and returns what it printed; with `live`, also prints it as it arrives. */
export function runTool(
  tool: string,
  args: readonly string[],
  { env, live = false }: { env?: Record<string, string | undefined>; live?: boolean } = {},
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(tool, args, { cwd: root, env: childEnv(env), stdio: ["ignore", "pipe", "pipe"] });
    childListener(child);
    runningTools.add(child);
    let output = "";
    const take = (chunk: Buffer) => {
      output += chunk.toString();
      if (live) process.stdout.write(chunk);
    };
    child.stdout.on("data", take);
    child.stderr.on("data", take);
    child.on("error", reject);
    child.on("close", (code) => {
      runningTools.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Runs a tool attached to this terminal, with its colours and keyboard input, and returns its status. */
export function showTool(
  tool: string,
  args: readonly string[],
  env: Record<string, string | undefined> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(tool, args, { cwd: root, env: childEnv(env), stdio: "inherit" });
    childListener(child);
    runningTools.add(child);
    child.on("error", reject);
    child.on("close", (code) => {
      runningTools.delete(child);
      resolve(code ?? 1);
    });
  });
}

type ScriptOptions = Pick<SpawnOptions, "stdio"> & {
  args?: readonly string[];
  /** Options for Node. */
  flags?: readonly string[];
  /** For scripts that load modules marked `server-only`. Not for the site: Next sets its own conditions. */
  asServer?: boolean;
};

/** Starts a script of the project on this Node and does not wait for it. */
export function spawnScript(
  script: string,
  env: Record<string, string | undefined>,
  { args = [], flags = [], asServer = false, stdio = "inherit" }: ScriptOptions = {},
): ChildProcess {
  const conditions = asServer ? ["--conditions=react-server"] : [];
  const child = spawn(process.execPath, [...conditions, ...flags, inRoot(script), ...args], {
    cwd: root,
    env: childEnv(env),
    stdio,
  });
  childListener(child);
  return child;
}

/** The heap limit of the site, in MB. */
export const heapLimitMb = 320;

/**
 * Node's options for the site; the `serve` script in package.json repeats them.
 * - V8's default heap limit lets garbage grow to gigabytes before a collection. The site's live heap is far smaller,
 *   but it grows with the code of each requested route (`seal/share-server-code.ts`), to some 220 MB once all were
 *   requested: with a limit of 240 MB the process died at work. Unused headroom costs no memory.
 * - Heap growth by a fifth between collections, instead of a third or more, saves 25 MB. A tenth would save another 10
 *   MB, but half of the time of the calls would go into garbage collection.
 * - A young generation of 16 MB instead of 8 takes 33 MB more and made no page faster.
 * - Maglev, V8's middle compiler, takes some 40 MB more and makes pages rendered per request at most a fifth faster.
 * - A malloc arena per thread takes 30 MB more.
 * - Allocations of 64 KB or more, such as parts of uploads, are returned to the system at once. Between smaller ones
 *   they would leave holes: 100 MB after fifty photos.
 */
export const siteFlags = [
  `--max-old-space-size=${heapLimitMb}`,
  "--heap-growing-percent=20",
  "--max-semi-space-size=8",
  "--no-maglev",
];
export const siteEnv = {
  NODE_ENV: "production",
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "65536",
  MALLOC_TRIM_THRESHOLD_: "65536",
} as const;

/**
 * Starts the site as production runs it (`npm run serve`); with PORT=0 it chooses a free port. It sends `{ port }` when
 * it is ready. Its output goes to the open file `output`, or to this process's output.
 */
export function spawnSite(
  env: Record<string, string | undefined>,
  { output = "inherit" }: { output?: number | "inherit" } = {},
): ChildProcess {
  return spawnScript(
    "lib/ops/serve/serve.ts",
    { ...siteEnv, DRAIN_SECONDS: "0", LOG_LEVEL: "warn", ...env },
    { flags: siteFlags, stdio: ["ignore", output, output, "ipc"] },
  );
}
