import {
  countFamily,
  disturbanceOf,
  familyOf,
  parseMachine,
  parseProcess,
  type ProcessTimes,
} from "#tests/bench/processor.ts";

const aProcess = (pid: number, parent: number, ticks: number, begun = "1"): ProcessTimes => ({
  pid,
  parent,
  begun,
  ticks,
});

test("of the machine's times those of interrupts are nobody's and those of guests are counted once", () => {
  const text = "cpu  100 10 40 500 20 3 7 30 50 0\ncpu0 50 5 20 250 10 1 3 15 25 0\nintr 1\n";
  expect(parseMachine(text)).toEqual({ busy: 150, stolen: 30, all: 710 });
});

test("a process is read whose name holds spaces and brackets", () => {
  const times = "0 0 0 0 12 5 100 200 20 0 1 0 4711 0";
  expect(parseProcess(`42 (a) b (c)) S 7 42 42 0 -1 0 ${times}`)).toEqual(aProcess(42, 7, 17, "4711"));
});

test("what is no line of a process is none", () => {
  expect(parseProcess("")).toBeUndefined();
  expect(parseProcess("42 (cut")).toBeUndefined();
  expect(parseProcess("42 (cut) S 7")).toBeUndefined();
});

test("a family is the roots with all that descend from them, in whatever order they are listed", () => {
  const processes = [aProcess(5, 4, 0), aProcess(4, 2, 0), aProcess(2, 1, 0), aProcess(3, 1, 0)];
  expect(familyOf(processes, [2]).map(({ pid }) => pid)).toEqual([5, 4, 2]);
});

test("a process stays in the family when its parent ends, and another of its number does not come in", () => {
  expect(familyOf([aProcess(5, 1, 0)], [2], new Set(["5 1"]))).toHaveLength(1);
  expect(familyOf([aProcess(5, 1, 0, "2")], [2], new Set(["5 1"]))).toHaveLength(0);
});

test("a family's time is what was run since the first sample, those that begin and end meanwhile included", () => {
  const family = countFamily(() => [2]);
  family.sample([aProcess(2, 1, 100), aProcess(9, 1, 500)]);
  family.sample([aProcess(2, 1, 110), aProcess(3, 2, 40), aProcess(9, 1, 900)]);
  family.sample([aProcess(2, 1, 130), aProcess(9, 1, 950)]);
  expect(family.ticks()).toBe(30 + 40);
});

test("what a family did not run for and the machine did is others' time", () => {
  const before = { busy: 1_000, stolen: 10, all: 4_000 };
  const after = { busy: 1_150, stolen: 20, all: 4_200 };
  expect(disturbanceOf(before, after, 100)).toEqual({ stolen: 0.05, others: 0.25 });
});

test("clocks that differ by some ticks make no negative time, and no time makes no share", () => {
  const before = { busy: 1_000, stolen: 0, all: 4_000 };
  expect(disturbanceOf(before, { busy: 1_100, stolen: 0, all: 4_200 }, 103).others).toBe(0);
  expect(disturbanceOf(before, before, 0)).toEqual({ stolen: 0, others: 0 });
});
