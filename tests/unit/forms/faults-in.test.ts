import { faultsIn } from "#components/forms/steps/asked-steps.ts";
import { drawFields } from "#lib/domains/fields/index.ts";
import type { Typed } from "#lib/domains/fields/open/drawn-field.ts";
import * as make from "#lib/domains/fields/open/fields.ts";
import { readPost } from "#lib/domains/fields/open/read-post.ts";
import { schemaOf } from "#lib/domains/fields/shared/schema-of.ts";
import { asPost } from "#tests/support/sample-answers.ts";

const words = { area: "forms", key: "shared.name" } as const;
const fields = [
  make.number("land", { words, min: 0.1, max: 100_000, optional: true }),
  make.number("percent", { words, min: 0, max: 100, optional: true }),
  make.number("members", { words, min: 1, max: 100_000, isWhole: true, optional: true }),
  make.money("asks", { words, currencies: ["USD"], max: 1_000_000, optional: true }),
];
const step = { name: "land", title: "Your land", fields: drawFields(fields, "en") };

/** The server's messages for the same answers, by path. */
const faultsOfServer = (typed: Typed): Record<string, string> =>
  Object.fromEntries(
    (schemaOf(fields).safeParse(readPost(fields, asPost(typed))).error?.issues ?? []).map(
      ({ path, message }) => [path.join("."), message],
    ),
  );

test.each<[Typed, string[]]>([
  [{ land: ["1.250"] }, ["land"]],
  [{ "asks.amount": ["2,500"], "asks.currency": ["USD"] }, ["asks"]],
  [{ land: ["1.250"], "land.meant": ["thousands"] }, []],
  [{ land: ["250.125"] }, []],
  [{ percent: ["1.250"] }, []],
  [{ members: ["1.250"] }, []],
  [{ land: ["1250"] }, []],
])("of %j the browser asks at once how what the server would ask was meant: %j", (typed, asked) => {
  const faults = faultsIn(step, typed, {});
  expect(Object.keys(faults)).toEqual(asked);
  expect(faults).toEqual(faultsOfServer(typed));
});

test("the fault names both numbers as they are written", () => {
  expect(faultsIn(step, { land: ["1.250"] }, {})["land"]).toMatch(/^Did you mean 1,250 or 1\.25 for “.+”\?$/);
});
