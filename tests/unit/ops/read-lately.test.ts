import { makeReader } from "#lib/ops/serve/entry.ts";

/** A reader of files of ten bytes each, and the files it has read. */
function aReader(mostBytes: number) {
  const reads: string[] = [];
  const read = makeReader(mostBytes, (file) => {
    reads.push(file);
    return Buffer.alloc(10, file);
  });
  return { read, reads };
}

test("a file is read once while there is room for it", () => {
  const { read, reads } = aReader(20);
  for (const file of ["a", "b", "a", "b"]) expect(read(file).toString()).toBe(file.repeat(10));
  expect(reads).toEqual(["a", "b"]);
});

test("what was not asked for the longest makes room", () => {
  const { read, reads } = aReader(20);
  for (const file of ["a", "b", "a", "c", "a", "b"]) read(file);
  expect(reads).toEqual(["a", "b", "c", "b"]);
});

test("what is larger than all the room is given and not held", () => {
  const { read, reads } = aReader(5);
  expect([read("a"), read("a")].map(String)).toEqual(["a".repeat(10), "a".repeat(10)]);
  expect(reads).toEqual(["a", "a"]);
});
