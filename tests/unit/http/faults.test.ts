import { AppError } from "#lib/platform/errors.ts";
import { isDatabaseAway, toAppError } from "#lib/platform/http/faults.ts";

test.each([
  { code: "P1001" },
  { code: "ECONNREFUSED" },
  { code: "57P01" },
  { cause: { cause: { code: "ETIMEDOUT" } } },
  { code: "P2010", meta: { driverAdapterError: { cause: { kind: "DatabaseNotReachable" } } } },
  { cause: { originalCode: "57014" } },
  new Error("timeout exceeded when trying to connect"),
  new Error("outer", { cause: new Error("Connection terminated unexpectedly") }),
])("%j means that the database is away", (fault) => {
  expect(isDatabaseAway(fault)).toBe(true);
  expect(toAppError(fault, "test")).toMatchObject({ code: "unavailable", retryAfterSeconds: 5 });
});

test.each([
  { code: "53100" },
  { code: "P2010", meta: { driverAdapterError: { cause: { kind: "postgres", originalCode: "53200" } } } },
  { cause: { originalCode: "58030" } },
])("%j means that nothing can be stored, and to come again in a minute", (fault) => {
  expect(isDatabaseAway(fault)).toBe(false);
  expect(toAppError(fault, "test")).toMatchObject({ code: "unavailable", retryAfterSeconds: 60 });
});

test.each([
  { code: "P2010", meta: { driverAdapterError: { cause: { originalCode: "22003" } } } },
  { cause: { originalCode: "22008" } },
  { code: "22021" },
  { code: "P2033" },
])("%j means that what was sent cannot be stored, whoever failed to check it", (fault) => {
  expect(toAppError(fault, "test").code).toBe("invalid_input");
});

test.each([
  undefined,
  null,
  "text",
  {},
  { code: "P2002" },
  { code: "23505" },
  new TypeError("x is not a function"),
])("%j is another fault", (fault) => {
  expect(isDatabaseAway(fault)).toBe(false);
  expect(toAppError(fault, "test").code).toBe("internal");
});

test("a fault that is its own cause ends the search", () => {
  const fault: { cause?: unknown } = {};
  fault.cause = fault;
  expect(isDatabaseAway(fault)).toBe(false);
});

test("what the visitor may read passes unchanged", () => {
  const error = new AppError("conflict", "It is taken.");
  expect(toAppError(error, "test")).toBe(error);
});
