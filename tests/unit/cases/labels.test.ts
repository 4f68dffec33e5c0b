import {
  labelsIn,
  longestLabel,
  mostLabels,
  readLabel,
  writeLabels,
} from "#lib/domains/cases/open/labels.ts";
import { actionSchema } from "#lib/backoffice/desk/schema.ts";

const given = (labels: unknown) =>
  actionSchema("label").safeParse({ reference: "AK-2345-6789", version: 1, labels });
const faultOf = (labels: unknown) => given(labels).error?.issues.map(({ path, message }) => [path, message]);

test("labels are read in lower case, trimmed, each once, in the order they were typed in", () => {
  expect(labelsIn(" Harvest  2026, TOGO,harvest 2026,, Zoë \n coffee")).toEqual([
    "harvest 2026",
    "togo",
    "zoë",
    "coffee",
  ]);
  expect(labelsIn(" , ,")).toEqual([]);
  expect(labelsIn("Zoe\u0308, zo\u00eb")).toEqual(["zo\u00eb"]);
});

test("labels and their field lead to each other", () => {
  for (const labels of [[], ["togo"], ["harvest 2026", "togo"]])
    expect(labelsIn(writeLabels(labels))).toEqual(labels);
});

test("one is looked for as it stands on a case", () => {
  expect(readLabel(" Harvest ")).toBe("harvest");
  for (const typed of ["", "  ", "a, b", "x".repeat(longestLabel + 1)])
    expect(readLabel(typed)).toBeUndefined();
});

test("as many as may be are taken, each as long as may be, and none at all takes them away", () => {
  const labels = Array.from({ length: mostLabels }, (_, at) => String(at).repeat(longestLabel));
  expect(given(labels.join("  ,  ")).success).toBe(true);
  expect(given("").success).toBe(true);
});

test("one too many or too long is refused with a sentence at the field", () => {
  expect(faultOf("a,b,c,d,e,f,g,h,i")).toEqual([
    [["labels"], "A case has at most 8 labels. Take some away."],
  ]);
  const long = "x".repeat(longestLabel + 1);
  expect(faultOf(`togo, ${long}`)).toEqual([
    [["labels"], `Keep each label to 30 characters, with a comma between two: “${long}” is longer.`],
  ]);
  expect(faultOf("x".repeat(400))?.[0]).toEqual([["labels"], "Keep the labels to 280 characters together."]);
});
