import { inRounds } from "#tests/bench/rounds.ts";

const numbers = (round: number) => Promise.resolve(round);

test("rounds are made one after the other, and no more than asked for", async () => {
  expect(await inRounds({ least: 1, most: 3, seconds: 60 }, numbers)).toEqual([0, 1, 2]);
});

test("when the time is over, no more are made than there must be", async () => {
  expect(await inRounds({ least: 2, most: 9, seconds: 0 }, numbers)).toEqual([0, 1]);
});
