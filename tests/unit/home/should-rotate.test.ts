import { shouldRotate } from "#components/home/should-rotate.ts";

const roomy = { reducedMotion: false, smallScreen: false, saveData: false, effectiveType: "4g" };

test("the headline moves for somebody with a wide screen and a fast line", () => {
  expect(shouldRotate(roomy)).toBe(true);
});

test("a browser that says nothing of its connection counts as fast", () => {
  expect(shouldRotate({ ...roomy, effectiveType: undefined })).toBe(true);
});

test("the headline stays still under reduced motion", () => {
  expect(shouldRotate({ ...roomy, reducedMotion: true })).toBe(false);
});

test("the headline stays still on a screen of at most 640 px", () => {
  expect(shouldRotate({ ...roomy, smallScreen: true })).toBe(false);
});

test("the headline stays still for those who save data", () => {
  expect(shouldRotate({ ...roomy, saveData: true })).toBe(false);
});

test.each(["2g", "slow-2g"])("the headline stays still on %s", (effectiveType) => {
  expect(shouldRotate({ ...roomy, effectiveType })).toBe(false);
});

test("the headline moves on 3g", () => {
  expect(shouldRotate({ ...roomy, effectiveType: "3g" })).toBe(true);
});
