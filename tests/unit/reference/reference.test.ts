import { newReference, readReference } from "#lib/platform/text/reference.ts";

test("a reference has two groups of four without look-alikes", () => {
  for (let count = 0; count < 500; count += 1) {
    expect(newReference()).toMatch(/^AK-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
  }
});

test("a reference is read as people write it", () => {
  expect(readReference(" ak-23ab-cd45 ")).toBe("AK-23AB-CD45");
  expect(readReference("AK23ABCD45")).toBe("AK-23AB-CD45");
  expect(readReference("\u202aAK\u201323AB\u2011CD45\u202c.")).toBe("AK-23AB-CD45");
  expect(readReference("AK-\u0662\u0663AB-CD\u0664\u0665")).toBe("AK-23AB-CD45");
});

test.each(["", "AK-23AB", "AK-0OIL-1111", "XX-23AB-CD45", "AK-23AB-CD45-EF67", "' OR 1=1"])(
  "%j is no reference",
  (typed) => {
    expect(readReference(typed)).toBeUndefined();
  },
);
