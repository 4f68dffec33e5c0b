import { expect, test } from "@playwright/test";
import { evaluateSite } from "../eval/evaluate-site.ts";
import { missedBounds, report } from "../eval/report.ts";

test("the frozen evaluation keeps every bound on the build that is there, with no model", () => {
  const evaluation = evaluateSite();
  console.log(report(evaluation));
  expect(missedBounds(evaluation), report(evaluation, { withFailures: true })).toEqual([]);
});
