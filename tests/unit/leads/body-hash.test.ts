import { bodyHash } from "#lib/domains/leads/body-hash.ts";

test("the order of keys and what is undefined make no difference", () => {
  expect(bodyHash({ a: 1, b: { c: [1, 2], d: undefined } })).toBe(bodyHash({ b: { c: [1, 2] }, a: 1 }));
});

test("another value, another order of a list and another nesting make another hash", () => {
  const hashes = [{ a: 1 }, { a: "1" }, { a: [1, 2] }, { a: [2, 1] }, { a: { b: 1 } }, { b: 1 }].map(
    bodyHash,
  );
  expect(new Set(hashes).size).toBe(hashes.length);
});
