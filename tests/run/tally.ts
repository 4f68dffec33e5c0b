import type { Verdict } from "./checks.ts";

type Count = { passed: number; failed: number };

/** What a whole run comes to: how many tests passed and failed, and how long each part of it took. */
export function aTally() {
  const total: Count = { passed: 0, failed: 0 };
  const parts: { name: string; seconds: number }[] = [];
  const begun = performance.now();

  const count = ({ passed, failed }: Count): void => {
    total.passed += passed;
    total.failed += failed;
  };

  return {
    count,
    hasFailed: () => total.failed > 0,
    /** One tool that is right or wrong as a whole; shows what a wrong one printed. */
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
    /** The table of times, and the one line that counts. */
    print(): void {
      console.log("\n  Seconds, some of them side by side");
      for (const { name, seconds } of [
        ...parts,
        { name: "all of it", seconds: (performance.now() - begun) / 1000 },
      ]) {
        console.log(`  ${seconds.toFixed(0).padStart(7)}  ${name}`);
      }
      console.log(`${total.passed} passed, ${total.failed} failed`);
    },
  };
}

export type Tally = ReturnType<typeof aTally>;
