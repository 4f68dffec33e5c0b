import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { findTimeLimits } from "#tests/support/time-limits.ts";

/** Each of its lines but the first and the last depends on the machine. */
const sample = `const begun = performance.now(); const mostMs = 3_000;
expect(Date.now() - begun).toBeLessThan(1_000);
const took = performance.now() - begun; expect(took).toBeLessThan(2 * 500);
const word = async () => { await ask(); return { ms: Date.now() - begun }; }; const { ms } = await word(); expect(ms).toBeLessThanOrEqual(mostMs);
const times = { fast: [] as number[] }; times.fast.push(Date.now() - begun); expect(Math.min(...times.fast)).not.toBeGreaterThan(100);
expect(until.getTime() - Date.now()).toBeGreaterThan(25_000);
await expect(page.getByRole("dialog")).toBeVisible({ timeout: 500 });
expect(took).toBeLessThan(4 * idle); expect(rows.length).toBeLessThan(10); await expect(dialog).toBeVisible({ timeout: 30_000 });
`;

test("a time that is compared with a number, and a short wait, are found; a ratio, a count and a long wait are not", () => {
  expect(findTimeLimits(sample, "sample")).toEqual([2, 3, 4, 5, 6, 7].map((line) => `sample:${line}`));
});

test("no test depends on how fast the machine is", () => {
  const listing = [
    "ls-files",
    "-co",
    "--exclude-standard",
    "--",
    "tests/unit",
    "tests/integration",
    "tests/e2e",
  ];
  const files = execFileSync("git", listing, { encoding: "utf8" })
    .split("\n")
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith("run/time-limits.test.ts"));
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => findTimeLimits(readFileSync(file, "utf8"), file))).toEqual([]);
});
