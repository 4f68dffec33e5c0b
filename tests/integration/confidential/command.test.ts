import "#tests/support/local-demo.ts";
import { db } from "#lib/db.ts";
import { makeKey } from "#lib/confidential/index.ts";
import { base64 } from "@scure/base";
import { aKey } from "#tests/support/caseworker.ts";
import { commandOf } from "#tests/support/run-command.ts";
import { aColleague } from "../portals/a-request.ts";
import { seed } from "../../../prisma/seed.ts";

beforeAll(() => seed(db()));
afterAll(() => db().$disconnect());

/** `npm run caseworkers -- …`. */
const caseworkers = commandOf("lib/ops/cli/caseworkers.ts");

test("the operator sees whose keys are in use, takes one out of use, and is told what to do next", async () => {
  const ama = await aColleague("caseworker");
  const { recipient, sealed, carries } = await aKey("some words that are long enough");
  await makeKey(ama.visit, { recipient, sealed: new Uint8Array(base64.decode(sealed)), carries });
  const list = await caseworkers("list");
  expect(list.code).toBe(0);
  expect(list.said).toContain(ama.email);
  expect(list.said).toContain(recipient);
  expect(list.said).not.toContain(sealed);
  expect(await caseworkers("retire", ama.email)).toMatchObject({ code: 0 });
  expect(await caseworkers("retire", ama.email)).toMatchObject({ code: 1 });
}, 90_000); // three processes, one after the other

test("an order that is not whole is answered with how to use it", async () =>
  expect(await caseworkers("retire")).toEqual({
    code: 1,
    said: expect.stringContaining("Use it like this"),
  }));
