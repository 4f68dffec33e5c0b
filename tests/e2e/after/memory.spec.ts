import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { heapLimitMb } from "#lib/ops/run.ts";
import { required } from "../../support/required.ts";

type Report = { javascriptHeap: { usedMemory: number; heapSpaces: Record<string, { used: number }> } };

const largestShare = 0.85;

test("after all the journeys, with the code of every route in memory, the heap of the site is far from its limit", async () => {
  const folder = required("REPORT_FOLDER");
  process.kill(Number(required("SITE_PID")), "SIGUSR2");
  await expect(() => expect(readdirSync(folder)).toHaveLength(1)).toPass();
  const [name = ""] = readdirSync(folder);
  const read = () => JSON.parse(readFileSync(path.join(folder, name), "utf8")) as Report;
  await expect(() => read()).toPass(); // it may still be incomplete
  const { heapSpaces, usedMemory } = read().javascriptHeap;
  const young = (heapSpaces["new_space"]?.used ?? 0) + (heapSpaces["new_large_object_space"]?.used ?? 0);
  expect(usedMemory - young).toBeLessThan(largestShare * heapLimitMb * 1024 * 1024);
});
