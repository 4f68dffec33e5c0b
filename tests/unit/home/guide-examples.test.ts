import { findIndicativeStep } from "#components/home/guide-examples.ts";

test("the example of an indicative step names no source but general knowledge", () => {
  const found = findIndicativeStep();
  expect(found?.step.status).toBe("indicative");
  expect(found?.step.sources.filter((id) => id !== "gk")).toEqual([]);
});
