import { shouldRotate } from "#components/home/should-rotate.ts";
import { isSparing } from "#components/browser/saves-data.ts";

const roomy = { reducedMotion: false, smallScreen: false, savesData: false };

test("the headline moves for somebody with a wide screen who saves no data", () => {
  expect(shouldRotate(roomy)).toBe(true);
});

test.each(["reducedMotion", "smallScreen", "savesData"])("the headline stays still under %s", (condition) => {
  expect(shouldRotate({ ...roomy, [condition]: true })).toBe(false);
});

test.each(["2g", "slow-2g"])("a connection of %s is spared", (effectiveType) => {
  expect(isSparing({ effectiveType })).toBe(true);
});

test("a connection of 3g, and one the browser says nothing of, are not spared", () => {
  expect(isSparing({ effectiveType: "3g" })).toBe(false);
  expect(isSparing({})).toBe(false);
  expect(isSparing({ saveData: true, effectiveType: "4g" })).toBe(true);
});
