import { readTicks, writeTicks } from "#components/countries/guide/checklist-store.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  Object.defineProperty(globalThis, "localStorage", {
    value: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
    configurable: true,
  });
});
afterEach(() => Reflect.deleteProperty(globalThis, "localStorage"));

test("ticks of steps that another path shows stay when those of this one change or are cleared", () => {
  writeTicks("togo", ["1", "9"], ["1", "9"]);
  writeTicks("togo", ["1", "4"], ["1", "4"]);
  expect(readTicks("togo")).toBe("1 4 9");
  writeTicks("togo", [], ["1", "4"]);
  expect(readTicks("togo")).toBe("9");
});

test("without what is shown, the ticks are all there are", () => {
  writeTicks("togo", ["1", "9"]);
  writeTicks("togo", ["2"]);
  expect(readTicks("togo")).toBe("2");
});
