import { costRatio, perBusySecond } from "#tests/bench/served.ts";

const calm = [
  { answers: 1_000, busySeconds: 1 },
  { answers: 1_000, busySeconds: 1 },
];
const crowded = [
  { answers: 200, busySeconds: 0.2 },
  { answers: 100, busySeconds: 0.1 },
];

test("answers are counted by the servers' own processor time, not by how little of it they were given", () => {
  expect(perBusySecond(calm)).toBe(1_000);
  expect(perBusySecond(crowded)).toBeCloseTo(1_000);
});

test("an answer that takes three times the processor time is three times as dear", () => {
  expect(costRatio([{ answers: 10, busySeconds: 0.03 }], calm)).toBeCloseTo(3);
});
