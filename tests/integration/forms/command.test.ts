import "#tests/support/local-demo.ts";
import { db } from "#lib/platform/db.ts";
import { findSubmission } from "#lib/domains/forms/index.ts";
import { stopJobs } from "#lib/services/jobs/index.ts";
import { aSender } from "#tests/support/a-sender.ts";
import { commandOf } from "#tests/support/run-command.ts";
import { waitingMail } from "#tests/support/waiting-mail.ts";
import { seed } from "../../../prisma/seed.ts";

beforeAll(() => seed(db()));
afterAll(async () => {
  await stopJobs();
  await db().$disconnect();
});

/** `npm run submissions -- …`. */
const submissions = commandOf("lib/ops/cli/submissions.ts");

test("the operator lists what waits and reads it whole", async () => {
  const { reference, member } = await aSender();
  const list = await submissions("list");
  expect(list.output).toMatch(
    new RegExp(`${reference}  received .* due \\d{4}-\\d\\d-\\d\\d  Apply as a grower`),
  );
  const shown = await submissions("show", reference.toLowerCase());
  expect(shown.output).toContain(member.email);
  expect(shown.output).toContain("In which country is the land?: Liberia");
});

test("the operator asks, and decides once, with a reason its sender reads", async () => {
  const { reference, member } = await aSender();
  const asked = await submissions("ask", reference, "--words", "How far is the road?");
  expect(asked).toEqual({ code: 0, output: expect.stringContaining("waits in the outbox") });
  expect((await findSubmission(reference, { memberId: member.id }))?.state).toBe("asked");

  expect((await submissions("accept", reference, "--words", "You are on the list of Bong.")).code).toBe(0);
  const found = await findSubmission(reference, { memberId: member.id });
  expect(found?.events.at(-1)).toMatchObject({ kind: "accepted", words: "You are on the list of Bong." });
  expect(await waitingMail("submission", member.email)).toHaveLength(3);
  const twice = await submissions("refuse", reference, "--words", "No.");
  expect([twice.code, twice.output]).toEqual([1, expect.stringContaining("decided or withdrawn already")]);
});

test("an order that cannot be understood or carried out says how it is done, and ends with status 1", async () => {
  for (const args of [["nonsense"], ["accept", "AK-2222-2222"], ["show"], ["show", "1", "2"]]) {
    const { code, output } = await submissions(...args);
    expect([code, output]).toEqual([1, expect.stringContaining("npm run submissions -- show REFERENCE")]);
  }
  const unknown = await submissions("show", "AK-2222-2222");
  expect([unknown.code, unknown.output]).toEqual([1, expect.stringContaining("Nothing is filed")]);
});
