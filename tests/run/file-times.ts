/** The total time of a file's tests in seconds; tests that ran in parallel are each counted. */
export type FileTime = { file: string; seconds: number };

/** The parts of jest's report (`--json`) that are read. */
export type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  /** Times in milliseconds since 1970. */
  testResults: readonly { name: string; startTime: number; endTime: number }[];
};

type Suite = {
  file: string;
  /** Durations in milliseconds. */
  specs?: readonly { tests: readonly { results: readonly { duration: number }[] }[] }[];
  suites?: readonly Suite[];
};
/** The parts of Playwright's report (its reporter `json`) that are read. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: readonly Suite[];
};

export const jestFileTimes = ({ testResults }: JestReport): FileTime[] =>
  testResults.map(({ name, startTime, endTime }) => ({ file: name, seconds: (endTime - startTime) / 1000 }));

const durationsOf = ({ specs = [], suites = [] }: Suite): number[] => [
  ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
  ...suites.flatMap(durationsOf),
];

/** Playwright reports one suite for each file of each project. */
export const playwrightFileTimes = ({ suites }: PlaywrightReport): FileTime[] =>
  suites.map((suite) => ({
    file: suite.file,
    seconds: durationsOf(suite).reduce((sum, ms) => sum + ms / 1000, 0),
  }));
