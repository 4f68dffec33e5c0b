import { heldMisses, holdMiss } from "#lib/services/search/misses/held-misses.ts";

beforeEach(() => heldMisses.counts.clear());

test("the same words are counted together, and all without words as one", () => {
  for (const words of ["cacao", "", "cacao", ""]) holdMiss(words);
  expect([...heldMisses.counts]).toEqual([
    ["cacao", 2],
    ["", 2],
  ]);
});

test("however many are made up, memory is bounded and none is lost", () => {
  for (let at = 0; at < 2_000; at += 1) holdMiss(`words ${at}`);
  holdMiss("words 7");
  expect(heldMisses.counts.size).toBeLessThanOrEqual(501);
  expect(heldMisses.counts.get("words 7")).toBe(2);
  expect([...heldMisses.counts.values()].reduce((sum, count) => sum + count, 0)).toBe(2_001);
});
