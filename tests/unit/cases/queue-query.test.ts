import { workingDaysAfter, caseKinds, workingDaysOf } from "#lib/domains/cases/open/kinds.ts";
import { queueSearch, readQueueQuery } from "#lib/domains/cases/open/queue-query.ts";
import { readCursor, writeCursor } from "#lib/domains/cases/list-cases.ts";

const id = "0a0a0a0a-0000-4000-8000-000000000000";

test("an address says what of the queue is looked at; what means nothing is left out", () => {
  expect(readQueueQuery({})).toEqual({ state: "open" });
  expect(
    readQueueQuery({ state: "done", kind: "access", country: "ghana", age: "late", who: id, q: " AK-1 " }),
  ).toEqual({ state: "done", kind: "access", country: "ghana", age: "late", who: id, text: "AK-1" });
  const nonsense = { state: "any", kind: "x", country: "france", age: "x", who: "all", q: "  " };
  expect(readQueueQuery(nonsense)).toEqual({ state: "open" });
  expect(readQueueQuery({ who: ["me", "nobody"] }).who).toBe("me");
  expect(readQueueQuery({ label: " Harvest  2026 " }).label).toBe("harvest 2026");
  for (const label of ["", " ", "a,b", "x".repeat(31)])
    expect(readQueueQuery({ label }).label).toBeUndefined();
});

test("a query and its address lead to each other", () => {
  for (const search of [
    "",
    "state=done",
    "kind=letter&who=me",
    "kind=letter&label=harvest+2026",
    "country=togo&age=old&q=ama%40example.org",
  ])
    expect(queueSearch(readQueueQuery(Object.fromEntries(new URLSearchParams(search))))).toBe(search);
});

test("a place in the list comes back as it was written; what we did not write is none", () => {
  const at = new Date("2026-11-25T09:30:00.123Z");
  expect(readCursor(writeCursor({ at, id }))).toEqual({ at, id });
  const other = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  for (const typed of [
    undefined,
    "",
    "x",
    other([1, id]),
    other(["2026", id]),
    other([at, "1"]),
    "A".repeat(300),
  ])
    expect(readCursor(typed)).toBeUndefined();
});

test("every kind is due in days of its own, counted from Monday to Friday", () => {
  expect(Object.keys(workingDaysOf).toSorted()).toEqual([...caseKinds].toSorted());
  const friday = new Date("2026-11-27T10:00:00Z");
  expect(workingDaysAfter(friday, 1).toISOString()).toBe("2026-11-30T10:00:00.000Z");
});
