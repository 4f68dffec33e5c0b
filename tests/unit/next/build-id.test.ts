import { createHash } from "node:crypto";
import { buildIdIn, buildIdOf } from "#lib/platform/next/open/build-id.ts";

const fingerprints = Array.from({ length: 2_000 }, (_, number) =>
  createHash("sha256").update(String(number)).digest("hex"),
);

test("the same sources and settings have one id, others have another, and none spells a word that blockers refuse", () => {
  const ids = fingerprints.map(buildIdOf);
  expect(new Set(ids).size).toBe(fingerprints.length);
  expect(fingerprints.map(buildIdOf)).toEqual(ids);
  expect(ids.filter((id) => /ad/i.test(id))).toEqual([]);
});

test("the id of a page is read from it; another value by its name is not taken for one", () => {
  for (const fingerprint of fingerprints.slice(0, 50)) {
    const id = buildIdOf(fingerprint);
    const html = `<script>self.__next_f.push([1,"0:{\\"b\\":\\"children\\",\\"b\\":\\"${id}\\"}"])</script>`;
    expect(buildIdIn(html)).toBe(id);
  }
  expect(buildIdIn('<script>"{\\"b\\":\\"children\\"}"</script>')).toBeUndefined();
});
