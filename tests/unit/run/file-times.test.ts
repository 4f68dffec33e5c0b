import { jestFileTimes, playwrightFileTimes } from "#tests/run/file-times.ts";

const counts = { numPassedTests: 1, numFailedTests: 0, numFailedTestSuites: 0 };
const stats = { expected: 3, unexpected: 0, flaky: 0 };
const spec = (...durations: number[]) => ({
  tests: [{ results: durations.map((duration) => ({ duration })) }],
});

test("a file of jest takes from its first test to its last", () => {
  const testResults = [{ name: "tests/unit/a.test.ts", startTime: 1_000, endTime: 3_500 }];
  expect(jestFileTimes({ ...counts, testResults })).toEqual([{ file: "tests/unit/a.test.ts", seconds: 2.5 }]);
});

test("a file of Playwright takes what all its tests took, those in groups and those tried again among them", () => {
  const suites = [
    { file: "e2e/a.spec.ts", specs: [spec(1_000)], suites: [{ file: "", specs: [spec(500, 1_500)] }] },
    { file: "e2e/b.spec.ts" },
  ];
  expect(playwrightFileTimes({ stats, suites })).toEqual([
    { file: "e2e/a.spec.ts", seconds: 3 },
    { file: "e2e/b.spec.ts", seconds: 0 },
  ]);
});
