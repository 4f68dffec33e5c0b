import { performance } from "node:perf_hooks";

/** What went wrong in the operator's own words; the command prints it and ends with status 1. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}

/** Runs one step, says what it does and how long it took. */
export async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  process.stdout.write(`  ${name} … `);
  const start = performance.now();
  const result = await work();
  process.stdout.write(`${((performance.now() - start) / 1000).toFixed(1)} s\n`);
  return result;
}

/** Ends the process with one clear sentence for a refusal, with the fault itself otherwise. */
export function endWith(thrown: unknown): never {
  if (thrown instanceof Refusal) process.stderr.write(`\n${thrown.message}\n`);
  else if (isDiskFull(thrown)) process.stderr.write("\nThe disk is full. Free some space and start again.\n");
  else console.error("\n", thrown);
  process.exit(1);
}

export function isDiskFull(thrown: unknown): boolean {
  return (
    thrown instanceof Error &&
    (/ENOSPC|No space left on device/.test(thrown.message) || ("code" in thrown && thrown.code === "ENOSPC"))
  );
}
