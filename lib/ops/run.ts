import { spawn, type ChildProcess, type SpawnOptions } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { inRoot, root } from "./paths.ts";

/** The environment of a child: the pinned Node and the project's tools first on its path. */
export function childEnv(extra: Record<string, string | undefined> = {}): NodeJS.ProcessEnv {
  const pinned = inRoot("node_modules/node/bin");
  const parts = [
    ...(existsSync(pinned) ? [pinned] : []),
    inRoot("node_modules/.bin"),
    process.env["PATH"] ?? "",
  ];
  return { ...process.env, NEXT_TELEMETRY_DISABLED: "1", PATH: parts.join(path.delimiter), ...extra };
}

export type Outcome = { code: number; output: string };

const runningTools = new Set<ChildProcess>();

let tellOfChild: (child: ChildProcess) => void = () => undefined;

/** Has `hear` told of every process that is started here from now on. */
export function hearOfChildren(hear: (child: ChildProcess) => void): void {
  tellOfChild = hear;
}

/** Ends whatever `runTool` has under way; it then answers with a status that is not zero. */
export function stopTools(): void {
  for (const tool of runningTools) tool.kill("SIGTERM");
}

/** Runs a tool of the project to its end and gives back what it printed; `live` prints it as it comes as well. */
export function runTool(
  tool: string,
  args: readonly string[],
  { env, live = false }: { env?: Record<string, string | undefined>; live?: boolean } = {},
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(tool, args, { cwd: root, env: childEnv(env), stdio: ["ignore", "pipe", "pipe"] });
    tellOfChild(child);
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

/** Runs a tool with this terminal as its own, colours and keys and all, and gives back its status. */
export function showTool(
  tool: string,
  args: readonly string[],
  env: Record<string, string | undefined> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(tool, args, { cwd: root, env: childEnv(env), stdio: "inherit" });
    tellOfChild(child);
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
  /** Options of Node itself. */
  flags?: readonly string[];
  /** For scripts that load modules marked `server-only`. Not for the site: Next sets its own conditions. */
  asServer?: boolean;
};

/** Starts a script of the project on this Node and leaves it running. */
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
  tellOfChild(child);
  return child;
}

/** What the site may keep at most, in MB. */
export const heapLimitMb = 320;

/**
 * How Node runs the site; `serve` in package.json says the same. Left to itself it would let garbage grow to gigabytes
 * before it collects; what the site keeps is far less, though it grows with the code of each route that is asked for
 * (`seal/share-server-code.ts`): some 220 MB once all of them were, so that with a limit of 240 MB it ended in the middle of its work.
 * Between collections the heap grows by a fifth in place of a third or more, which is 25 MB less; by a tenth it would be
 * another 10 MB less, and half of the calls' time would go into collecting. Room above what is kept costs no memory until it
 * is needed. A young heap of 16 MB in place of 8 keeps 33 MB more and made no page quicker; the middle
 * compiler (Maglev) keeps some 40 MB more and makes pages made per request quicker by a fifth at most; an arena of memory
 * for each thread keeps 30 MB more. What is 64 KB or larger, as parts of uploads are, is given back to the system at once:
 * among smaller things it would leave holes, of 100 MB after fifty photos.
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
 * The site as production runs it (`npm run serve`), on a port of its own choice with PORT=0; it sends `{ port }` when it
 * is ready. What it prints goes to the open file `output`, or to this process's own output.
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
