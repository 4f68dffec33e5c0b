import { oncePerProcess } from "#lib/platform/cache/per-process.ts";

test("what has a name is made once, whoever asks for it", () => {
  const make = import.meta.jest.fn(() => ({}));
  expect(oncePerProcess("of this test", make)).toBe(oncePerProcess("of this test", make));
  expect(make).toHaveBeenCalledTimes(1);
});
