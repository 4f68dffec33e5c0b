import { coverTraits } from "#tests/support/sweep.ts";

const letters = (word: string): string[] => [...word];

test("what is taken has every trait of all", () => {
  const words = ["ab", "abc", "cd", "d", "e"];
  const taken = coverTraits(words, letters);
  expect(taken).toEqual(["abc", "cd", "e"]);
  expect(new Set(taken.flatMap(letters))).toEqual(new Set(words.flatMap(letters)));
});

test("a trait that no other has brings its item in", () => {
  expect(coverTraits(["abcd", "ab", "z"], letters)).toEqual(["abcd", "z"]);
});

test("of nothing nothing is taken", () => {
  expect(coverTraits([], letters)).toEqual([]);
});
