import { beginsWithSlip, isSlip } from "#lib/platform/text/edit-distance.ts";

test.each([
  ["ghana", "ghana"],
  ["ghana", "gahna"],
  ["ghana", "hgana"],
  ["ghana", "hana"],
  ["ghana", "xghana"],
  ["ghana", "ghanna"],
  ["kenya", "kenia"],
  ["cooperative", "coperative"],
])("%s is meant by %s", (known, word) => expect(isSlip(known, word)).toBe(true));

test.each([
  ["ghana", "gxxna"],
  ["togo", "tog"],
  ["mali", "malta"],
  ["chad", "cha"],
  ["ghana", "x".repeat(10_000)],
])("%s is not meant by %s", (known, word) => expect(isSlip(known, word)).toBe(false));

test("the beginning of a word may have a slip once it has four letters", () => {
  expect(beginsWithSlip("nigeria", "niegr")).toBe(true);
  expect(beginsWithSlip("nigeria", "igeri")).toBe(true);
  expect(beginsWithSlip("nigeria", "nig")).toBe(true);
  expect(beginsWithSlip("nigeria", "nxg")).toBe(false);
  expect(beginsWithSlip("nigeria", "nugrei")).toBe(false);
});
