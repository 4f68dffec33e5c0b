import "#tests/support/local-demo.ts";
import { base64 } from "@scure/base";
import { db } from "#lib/platform/db.ts";
import { notifyOfKey } from "#lib/domains/casework/index.ts";
import { listRecipients, makeKey } from "#lib/domains/confidential/index.ts";
import { fingerprintOf } from "#lib/domains/confidential/open/key-statement.ts";
import { env } from "#lib/platform/env.ts";
import { aKey } from "#tests/support/caseworker.ts";
import { useOwnDatabase } from "#tests/support/own-database.ts";
import { commandOf } from "#tests/support/run-command.ts";
import { aColleague } from "../portals/a-request.ts";
import { seed } from "../../../prisma/seed.ts";

let drop: () => Promise<void>;

beforeAll(async () => {
  drop = await useOwnDatabase();
  process.env["DATABASE_URL"] = env.DATABASE_URL;
  await seed(db());
});
afterAll(() => drop());

/** `npm run caseworkers -- …`. */
const caseworkers = commandOf("lib/ops/cli/caseworkers.ts");

test("the operator sees whose keys count or wait, has the first one count by its fingerprint alone, and takes one out of use", async () => {
  const ama = await aColleague("caseworker");
  const { sent } = await aKey("some words that are long enough");
  const { recipient, sealed } = sent;
  await makeKey(ama.visit, { ...sent, sealed: new Uint8Array(base64.decode(sealed)) }, notifyOfKey);
  const fingerprint = fingerprintOf(sent);
  const list = await caseworkers("list");
  expect(list.code).toBe(0);
  expect(list.output).toContain("No caseworker's key counts");
  expect(list.output).toContain(`fingerprint ${fingerprint}`);
  expect(list.output).toContain(ama.email);
  expect(list.output).toContain(recipient);
  expect(list.output).not.toContain(sealed);
  const wrong = fingerprint.replace(/^./, (digit) => (digit === "0" ? "1" : "0"));
  expect(await caseworkers("first", wrong)).toMatchObject({ code: 1 });
  expect(await caseworkers("first", ...fingerprint.split(" "))).toMatchObject({ code: 0 });
  expect((await listRecipients()).map((one) => one.recipient)).toEqual([recipient]);
  // If somebody could sign a second key, the operator does not do it for them.
  const kofi = await aColleague("caseworker");
  const second = await aKey("other words that are long enough");
  const input = { ...second.sent, sealed: new Uint8Array(base64.decode(second.sent.sealed)) };
  await makeKey(kofi.visit, input, notifyOfKey);
  expect(await caseworkers("first", fingerprintOf(second.sent))).toEqual({
    code: 1,
    output: expect.stringContaining("Another caseworker can sign this key"),
  });
  expect(await caseworkers("retire", ama.email)).toMatchObject({ code: 0 });
  expect(await caseworkers("retire", ama.email)).toMatchObject({ code: 1 });
  expect(await listRecipients()).toEqual([]);
  expect(await caseworkers("first", fingerprintOf(second.sent))).toMatchObject({ code: 0 });
});

test("an order that is not whole is answered with how to use it", async () =>
  expect(await caseworkers("retire")).toEqual({
    code: 1,
    output: expect.stringContaining("Use it like this"),
  }));
