import { expect, test } from "@playwright/test";
import { evaluateSite } from "../eval/evaluate-site.ts";
import { holds } from "../eval/figure.ts";
import { reportFresh } from "../eval/report-fresh.ts";
import { missedBounds, report } from "../eval/report.ts";

test("the frozen evaluation keeps every bound on the build that is there, with no model", () => {
  const tuned = evaluateSite("tuned");
  console.log(report(tuned));
  expect(missedBounds(tuned), report(tuned, { withFailures: true })).toEqual([]);
});

test("on questions that nothing was tuned on, every sentence is cited", () => {
  const fresh = evaluateSite("fresh");
  const lines = reportFresh(fresh, evaluateSite("tuned"), { withFailures: true });
  expect(
    fresh.figures.filter((one) => !holds(one)),
    lines,
  ).toEqual([]);
});
