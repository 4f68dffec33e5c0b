import { performance } from "node:perf_hooks";
import { z } from "zod";

/** An error with a message for the operator; the command prints it and exits with status 1. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}

export const diskFull = "The disk is full. Free some space and start again.";

/** Runs one step and prints its name and duration. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  process.stdout.write(`  ${name} … `);
  const start = performance.now();
  const result = await work();
  process.stdout.write(`${((performance.now() - start) / 1000).toFixed(1)} s\n`);
  return result;
}

/** Ends the process with one clear sentence for what an operator can fix, otherwise with the error itself. */
export function endWith(thrown: unknown): never {
  const sentence = sentenceOf(thrown);
  if (sentence === undefined) console.error("\n", thrown);
  else process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}

function sentenceOf(thrown: unknown): string | undefined {
  if (thrown instanceof Refusal) return thrown.message;
  if (isDiskFull(thrown)) return diskFull;
  // A file that is missing or in the way may be a bug: such an error keeps its stack.
  if (!refusedWrites.has(codeOf(thrown))) return undefined;
  const reason = faultOfFiles(thrown);
  return reason && `${pathOf(thrown)} cannot be used: ${reason}.`;
}

const fault = z.object({ code: z.unknown(), path: z.unknown() }).partial().catch({});

/** The error code of Node, the system or PostgreSQL. */
export const codeOf = (thrown: unknown): unknown => fault.parse(thrown).code;

function pathOf(thrown: unknown): string | undefined {
  const { path } = fault.parse(thrown);
  return typeof path === "string" ? path : undefined;
}

const refusedWrites = new Set<unknown>(["EROFS", "EACCES", "EPERM", "EDQUOT"]);
const faultsOfFiles = new Map<unknown, string>([
  ["EROFS", "it lies on a disk that can only be read"],
  ["EACCES", "this account may not write there"],
  ["EPERM", "this account may not write there"],
  ["EEXIST", "there is a file in its place"],
  ["ENOTDIR", "there is a file where a folder should be"],
  ["ENOENT", "it is not there and cannot be made"],
  ["ENOSPC", "the disk is full"],
  ["EDQUOT", "this account may keep no more on the disk"],
]);

/** Why a file or folder could not be used, as half a sentence; undefined for other errors. */
export const faultOfFiles = (thrown: unknown): string | undefined =>
  pathOf(thrown) === undefined ? undefined : faultsOfFiles.get(codeOf(thrown));

/** Whether an error, or the output of a tool, says that the disk is full. */
export function isDiskFull(thrown: unknown): boolean {
  if (codeOf(thrown) === "ENOSPC") return true;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return /ENOSPC|No space left on device/.test(message);
}
