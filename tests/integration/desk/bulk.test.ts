import "#tests/support/local-demo.ts";
import { randomUUID } from "node:crypto";
import { POST as bulkRoute } from "#app/api/admin/cases/bulk/route.ts";
import { db } from "#lib/platform/db.ts";
import { doPendingAction, previewBulk, readRun } from "#lib/backoffice/desk/index.ts";
import { mostAtOnce, readReads, writeRead, type BulkAction } from "#lib/backoffice/desk/open/bulk.ts";
import { fileLead, filePageFeedback } from "#lib/domains/leads/index.ts";
import { aLead } from "#tests/support/a-lead.ts";
import { useSeededDatabase } from "#tests/support/seeded-database.ts";
import { aNetwork } from "#tests/support/sign-in.ts";
import { aForm, aPost } from "../members/account/a-member.ts";
import { aColleague } from "../portals/a-request.ts";

useSeededDatabase();

type Colleague = Awaited<ReturnType<typeof aColleague>>;

const stored = (reference: string) => db().case.findUniqueOrThrow({ where: { reference } });
const readsOf = async (references: readonly string[]) =>
  Promise.all(
    references.map(async (reference) => ({ reference, version: (await stored(reference)).version })),
  );
const casesOf = async (references: readonly string[]) => (await readsOf(references)).map(writeRead).join(" ");

async function anEnquiry(): Promise<string> {
  const lead = aLead({ text: `When? ${randomUUID()}` }) as Parameters<typeof fileLead>[0];
  return (await fileLead(lead, { address: aNetwork() })).reference;
}

async function someFeedback(): Promise<string> {
  const missing = `Opening hours. ${randomUUID()}`;
  return (await filePageFeedback({ page: "/atm", useful: "no", missing }, { address: aNetwork() })).reference;
}

async function asks({ session }: Colleague, body: Record<string, unknown>) {
  const answer = await bulkRoute(aPost("/api/admin/cases/bulk", body, session.headers));
  const response = (await answer.json()) as {
    error?: string;
    fields?: Record<string, string[]>;
    data?: { run: string; results: { reference: string; outcome: string; why?: string }[] };
  };
  return { status: answer.status, ...response };
}

const preview = async (
  { visit }: Colleague,
  action: BulkAction,
  references: readonly string[],
  to?: string,
) => {
  const { will, willNot } = await previewBulk(visit, { action, to, cases: await readsOf(references) });
  return {
    will: will.map(({ reference }) => reference),
    willNot: willNot.map(({ reference, why }) => [reference, why]),
  };
};

test("what is looked at says what will happen to each and what will not, and does nothing", async () => {
  const [staff, other] = [await aColleague("staff"), await aColleague("staff")];
  const [free, held, closed, words] = [
    await anEnquiry(),
    await anEnquiry(),
    await anEnquiry(),
    await someFeedback(),
  ];
  await asks(other, { do: "close", cases: await casesOf([held]) });
  await db().case.update({ where: { reference: closed }, data: { state: "done" } });
  const before = await readsOf([free, held, closed]);
  expect(await preview(staff, "close", [free, held, closed, words])).toEqual({
    will: [free],
    willNot: [
      [held, "Somebody is doing something with this case at this moment. Look at it again in half a minute."],
      [closed, "This case is closed already."],
      [words, "There is no such case."],
    ],
  });
  expect(await readsOf([free, held, closed])).toEqual(before);
  expect(await preview(staff, "keep", [free])).toMatchObject({ willNot: [[free, expect.any(String)]] });
  const { willNot } = await previewBulk(staff.visit, {
    action: "close",
    to: undefined,
    cases: [{ reference: free, version: 999 }],
  });
  expect(willNot[0]?.why).toMatch(/^Somebody did something with this case/);
});

test("several are given to somebody at once; who may not read the kind gets none", async () => {
  const [staff, moderator] = [await aColleague("staff"), await aColleague("moderator")];
  const references = [await anEnquiry(), await anEnquiry(), await anEnquiry()];
  expect(await preview(staff, "assign", references, moderator.id)).toMatchObject({
    will: [],
    willNot: references.map((reference) => [
      reference,
      "Choose a colleague who may read cases of this kind.",
    ]),
  });
  const assigned = await asks(staff, { do: "assign", to: "me", cases: await casesOf(references) });
  expect([assigned.status, assigned.data?.results.map(({ outcome }) => outcome)]).toEqual([
    200,
    ["done", "done", "done"],
  ]);
  for (const reference of references) expect((await stored(reference)).assigneeId).toBe(staff.id);
  const refused = await asks(staff, { do: "assign", to: moderator.id, cases: await casesOf(references) });
  expect(refused.data?.results.map(({ why }) => why)).toEqual(
    references.map(() => "Choose a colleague who may read cases of this kind."),
  );
  const actions = await db().auditEvent.findMany({ where: { actorId: staff.id }, orderBy: { id: "asc" } });
  expect(actions.map(({ action }) => action)).toEqual([
    "case.assigned",
    "case.assigned",
    "case.assigned",
    "case.bulk",
    "case.bulk",
  ]);
  expect(actions.at(-1)?.detail).toMatchObject({ action: "assign", done: 0, held: 0, refused: 3 });
});

test("each is closed as it was read: one that changed is refused with the reason and keeps no other from it", async () => {
  const staff = await aColleague("staff");
  const [one, changed, third] = [await anEnquiry(), await anEnquiry(), await anEnquiry()];
  const cases = await casesOf([one, changed, third]);
  await asks(await aColleague("staff"), { do: "assign", cases: await casesOf([changed]) });
  const { data } = await asks(staff, { do: "close", words: "Answered by phone.", cases });
  expect(data?.results).toMatchObject([
    { reference: one, outcome: "held" },
    { reference: changed, outcome: "refused", why: expect.stringMatching(/^Somebody did something/) },
    { reference: third, outcome: "held" },
  ]);
  for (const { id } of await db().pendingAction.findMany({ where: { byId: staff.id } }))
    await doPendingAction(id);
  expect([(await stored(one)).state, (await stored(changed)).state]).toEqual(["done", "open"]);
  const rows = await db().$queryRaw<unknown[]>`
    SELECT 1 AS found FROM bulk_runs WHERE bulk_runs::text LIKE '%by phone%'`;
  expect(rows).toEqual([]);
});

test("of two who press at once each case is done by one of them", async () => {
  const [one, other] = [await aColleague("staff"), await aColleague("admin")];
  const references = await Promise.all([anEnquiry(), anEnquiry(), anEnquiry(), anEnquiry()]);
  const cases = await casesOf(references);
  const [first, second] = await Promise.all([
    asks(one, { do: "close", cases }),
    asks(other, { do: "close", cases }),
  ]);
  for (const [at] of references.entries()) {
    const outcomes = [first, second].map(({ data }) => data?.results[at]?.outcome);
    expect(outcomes.toSorted()).toEqual(["held", "refused"]);
  }
});

test("what is held for several can be taken back for all of them", async () => {
  const staff = await aColleague("moderator");
  const references = [await someFeedback(), await someFeedback()];
  const held = await asks(staff, { do: "remove", cases: await casesOf(references) });
  expect(held.data?.results.map(({ outcome }) => outcome)).toEqual(["held", "held"]);
  expect((await readRun(staff.visit, held.data!.run))?.results.every(({ canUndo }) => canUndo)).toBe(true);
  const undone = await asks(staff, { do: "undo", cases: await casesOf(references) });
  expect(undone.data?.results.map(({ outcome }) => outcome)).toEqual(["done", "done"]);
  expect(await db().pendingAction.count({ where: { byId: staff.id } })).toBe(0);
});

test("what came of it is read by whoever did it, for a day", async () => {
  const [staff, other] = [await aColleague("staff"), await aColleague("staff")];
  const reference = await anEnquiry();
  const { data } = await asks(staff, { do: "assign", cases: await casesOf([reference]) });
  const run = data!.run;
  expect(await readRun(staff.visit, run)).toMatchObject({
    action: "assign",
    results: [{ reference, outcome: "done", state: "open" }],
  });
  expect(await readRun(other.visit, run)).toBeUndefined();
  expect(await readRun(staff.visit, "constructor")).toBeUndefined();
  await db().bulkRun.update({ where: { id: run }, data: { expiresAt: new Date(0) } });
  expect(await readRun(staff.visit, run)).toBeUndefined();
});

test("none, too many, no action: refused with a sentence, and nothing is done", async () => {
  const staff = await aColleague("staff");
  const named = Array.from({ length: mostAtOnce + 1 }, (_, at) => `AK-2345-${1000 + at}.1`).join(" ");
  for (const [body, sentence] of [
    [{ do: "close", cases: "" }, "Choose at least one case."],
    [{ do: "close", cases: named }, "Choose at most 100 cases at once."],
    [{ do: "close", cases: "AK-2345 ".repeat(1_000) }, "Choose at most 100 cases at once."],
    [
      { do: "refuse", cases: "AK-2345-2345.1" },
      "Say what to do with the cases: assign, close, keep or remove.",
    ],
    [
      { do: "assign", to: "everybody", cases: "AK-2345-2345.1" },
      "Choose a colleague who may read cases of this kind.",
    ],
  ] as const) {
    const { status, fields } = await asks(staff, body);
    expect([status, Object.values(fields ?? {}).flat()]).toEqual([422, [sentence]]);
  }
  expect(await db().bulkRun.count({ where: { memberId: staff.id } })).toBe(0);
  const nobody = await asks(await aColleague("member"), { do: "close", cases: "AK-2345-2345.1" });
  expect(nobody.status).toBe(404);
});

test("without script it leads to what came of it; words that are too long come back to the same cases", async () => {
  const staff = await aColleague("staff");
  const reference = await anEnquiry();
  const cases = await casesOf([reference]);
  const posts = (words: string) =>
    bulkRoute(
      aForm(
        "/api/admin/cases/bulk",
        { do: "close", to: "", view: "kind=enquiry&nonsense=1", cases, words },
        staff.session.headers,
      ),
    );
  const back = await posts("x".repeat(4_001));
  expect([back.status, back.headers.get("location")]).toEqual([
    303,
    expect.stringMatching(
      new RegExp(`^/admin/bulk\\?do=close&view=kind%3Denquiry&case=${cases}&draft=[\\w-]+#error-summary$`),
    ),
  ]);
  const done = await posts("");
  expect(done.headers.get("location")).toMatch(/^\/admin\/bulk\?run=[\w-]{36}&view=kind%3Denquiry$/);
});

test("cases are named each once, as they were read", () => {
  expect(readReads(["AK-2345-6789.3", "AK-2345-6789.4", "AK-2345-6789", "x.1", "AK-2345-678A.12"])).toEqual([
    { reference: "AK-2345-6789", version: 3 },
    { reference: "AK-2345-678A", version: 12 },
  ]);
});
