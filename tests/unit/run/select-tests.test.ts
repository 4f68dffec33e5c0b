import { Refusal } from "#lib/ops/say.ts";
import { readArguments, selectTests } from "#tests/run/select-tests.ts";

const unit = "tests/unit/**/*.test.{ts,tsx}";
const e2e = "tests/e2e/**/*.spec.ts";

test("without a name every test is meant", () => {
  expect(selectTests(unit, [])).toEqual({ files: [] });
});

test("a name is part of a path first, in any case", () => {
  expect(selectTests(unit, ["Import-Graph"])).toEqual({ files: ["tests/unit/modules/import-graph.test.ts"] });
  expect(selectTests(unit, ["./tests/unit/run/"]).files).toContain("tests/unit/run/select-tests.test.ts");
});

test("what is no part of a path is part of a test's name", () => {
  // In two parts, so that this file does not contain the name itself.
  const title = ["no modules import each other", "in a circle"].join(" ");
  expect(selectTests(unit, [title])).toEqual({ files: ["tests/unit/modules/import-graph.test.ts"], title });
});

test("a name that is filled in when the test runs is found by what is fixed in it", () => {
  expect(selectTests(e2e, ["security headers stand on /contact"])).toEqual({
    files: ["tests/e2e/headers.spec.ts"],
    title: "security headers stand on /contact",
  });
});

test("a slip of the pen is no green run of nothing", () => {
  expect(() => selectTests(unit, ["imprt-grph"])).toThrow(Refusal);
});

test("what begins with a dash is handed on to the tool", () => {
  expect(readArguments(["leads", "--watch", "-u"])).toEqual({ names: ["leads"], options: ["--watch", "-u"] });
});
