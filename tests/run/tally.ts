import { root } from "#lib/ops/paths.ts";
import type { FileTime } from "./file-times.ts";
import type { Verdict } from "./checks.ts";

const filesShown = 20;

type Count = { passed: number; failed: number };

const printLine = (seconds: number, name: string): void =>
  console.log(`  ${seconds.toFixed(0).padStart(7)}  ${name}`);

/** The result of a whole run: how many tests passed and failed, and how long each part took. */
export function aTally() {
  const total: Count = { passed: 0, failed: 0 };
  const parts: { name: string; seconds: number }[] = [];
  const files: FileTime[] = [];
  const begun = performance.now();

  const count = ({ passed, failed }: Count): void => {
    total.passed += passed;
    total.failed += failed;
  };

  return {
    count,
    hasFailed: () => total.failed > 0,
    /** Counts one tool as a whole; prints its output if it failed. */
    countVerdict({ name, isRight, output, seconds }: Verdict): void {
      parts.push({ name, seconds });
      count(isRight ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
      if (!isRight) console.log(`\n${output.trimEnd()}`);
    },
    async time<T>(name: string, work: () => Promise<T>): Promise<T> {
      const start = performance.now();
      try {
        return await work();
      } finally {
        parts.push({ name, seconds: (performance.now() - start) / 1000 });
      }
    },
    addFiles: (times: readonly FileTime[]): void => void files.push(...times),
    /** Prints the slowest files, the table of times, and the one line with the counts. */
    print(): void {
      console.log("\n  Seconds of the slowest files of tests");
      const slowest = files.sort((one, other) => other.seconds - one.seconds).slice(0, filesShown);
      for (const { file, seconds } of slowest) printLine(seconds, file.replace(`${root}/`, ""));
      console.log("\n  Seconds, some of them side by side");
      for (const { name, seconds } of [
        ...parts,
        { name: "all of it", seconds: (performance.now() - begun) / 1000 },
      ]) {
        printLine(seconds, name);
      }
      console.log(`${total.passed} passed, ${total.failed} failed`);
    },
  };
}

export type Tally = ReturnType<typeof aTally>;
