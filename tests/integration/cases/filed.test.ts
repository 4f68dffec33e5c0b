import "#tests/support/local-demo.ts";
import { POST as withdrawRoute } from "#app/api/submissions/withdraw/route.ts";
import { db } from "#lib/platform/db.ts";
import { fileMissingCases } from "#lib/backoffice/desk/index.ts";
import { askSender, decideSubmission } from "#lib/domains/forms/index.ts";
import { fileLead, filePageFeedback } from "#lib/domains/leads/index.ts";
import { deleteAccount } from "#lib/backoffice/account/index.ts";
import { listWords, moderateWords } from "#lib/backoffice/moderation/index.ts";
import { decideGrant, requestGrant } from "#lib/domains/portals/index.ts";
import { rateCountry, withdrawRating } from "#lib/domains/ratings/index.ts";
import { aLead } from "#tests/support/a-lead.ts";
import { aSender } from "#tests/support/a-sender.ts";
import { useSeededDatabase } from "#tests/support/seeded-database.ts";
import { aNetwork } from "#tests/support/sign-in.ts";
import { aMember } from "../members/account/a-member.ts";
import { aColleague, aRequest } from "../portals/a-request.ts";

useSeededDatabase();

const select = {
  kind: true,
  topic: true,
  state: true,
  countrySlug: true,
  memberId: true,
  dueAt: true,
  endedAt: true,
  version: true,
} as const;

const caseUnder = (reference: string) => db().case.findUnique({ where: { reference }, select });
const caseOfGrant = (grantId: string) => db().case.findUnique({ where: { grantId }, select });
const caseOfRating = (memberId: string) =>
  db().case.findFirst({ where: { memberId, kind: "comment" }, select });

/** All cases in the queue except comments that were decided; decided comments are not queued again. */
const stateOfCase = () =>
  db().case.findMany({
    where: { NOT: { kind: "comment", state: "done" } },
    orderBy: [{ kind: "asc" }, { topic: "asc" }, { filedAt: "asc" }],
    select: { kind: true, topic: true, state: true, senderHash: true, countrySlug: true, dueAt: true },
  });

const file = (lead = aLead()) =>
  fileLead(lead as Parameters<typeof fileLead>[0], { address: aNetwork(), idempotencyKey: undefined });

test("an enquiry is one case, however often it is sent", async () => {
  const lead = aLead({ text: "What does it cost?", country: "kenya", leadType: "country_question" });
  const answers = await Promise.all(Array.from({ length: 6 }, () => file(lead)));
  const [reference = ""] = new Set(answers.map((answer) => answer.reference));
  expect(await caseUnder(reference)).toMatchObject({
    kind: "enquiry",
    topic: "country_question",
    state: "open",
    countrySlug: "kenya",
    endedAt: null,
  });
  expect(await db().case.count({ where: { lead: { reference } } })).toBe(1);
});

test("a fact said to be wrong is a case of its own kind, due in its own time", async () => {
  const { reference } = await file(aLead({ leadType: "fact_correction", text: "The fee rose." }));
  const kept = await caseUnder(reference);
  expect(kept?.kind).toBe("correction");
  expect(kept!.dueAt.getTime()).toBeGreaterThan(Date.now() + 10 * 86_400_000);
});

test("words about a page are a case until a moderator has looked; a bare yes is none", async () => {
  const { visit } = await aColleague("moderator");
  const { reference } = await filePageFeedback(
    { page: "/atm", useful: "no", missing: "The fees" },
    { address: aNetwork() },
  );
  const bare = await filePageFeedback({ page: "/atm", useful: "yes", missing: "" }, { address: aNetwork() });
  expect(await caseUnder(bare.reference)).toBeNull();
  expect(await caseUnder(reference)).toMatchObject({ kind: "feedback", topic: "/atm", state: "open" });
  const { id } = await db().pageFeedback.findUniqueOrThrow({ where: { reference } });
  await moderateWords(visit, { about: "page", id, decision: "keep" });
  expect(await caseUnder(reference)).toMatchObject({ state: "done", endedAt: expect.any(Date) });
});

test("a comment is a case while it waits: decided, written anew, taken back", async () => {
  const { visit } = await aColleague("moderator");
  const member = await aMember();
  const rate = (comment: string | undefined) =>
    rateCountry(member, "togo", { kind: "ease", score: 4, comment });
  await rate(undefined);
  expect(await caseOfRating(member.id)).toBeNull();
  await rate("Two forms, one morning");
  expect(await caseOfRating(member.id)).toMatchObject({ topic: "ease", state: "open", countrySlug: "togo" });
  const { waiting } = await listWords();
  const id = waiting.find(({ words }) => words === "Two forms, one morning")!.id;
  await moderateWords(visit, { about: "rating", id, decision: "keep" });
  expect((await caseOfRating(member.id))?.state).toBe("done");
  await rate("Two forms, one morning");
  expect((await caseOfRating(member.id))?.state).toBe("done");
  await rate("Three forms now");
  expect((await caseOfRating(member.id))?.state).toBe("open");
  await rate(undefined);
  expect((await caseOfRating(member.id))?.state).toBe("done");
  await withdrawRating(member, "togo", { kind: "ease" });
  expect(await caseOfRating(member.id)).toBeNull();
});

test("a request for access is a case, and opened again when it is asked for again", async () => {
  const { grantId, visit } = await aRequest("investor");
  const first = await caseOfGrant(grantId);
  expect(first).toMatchObject({ kind: "access", topic: "investor", state: "open" });
  await decideGrant({ id: grantId, decision: "refuse", reason: "Not yet.", by: "a test" });
  expect((await caseOfGrant(grantId))?.state).toBe("done");
  await requestGrant(visit, { portal: "investor", purpose: "Now with papers.", organisation: undefined });
  const again = await caseOfGrant(grantId);
  expect(again).toMatchObject({ state: "open", endedAt: null });
  expect(again!.version).toBeGreaterThan(first!.version);
});

test("an application goes from turn to turn with what happens to it", async () => {
  const { reference, member } = await aSender();
  const turn = async () => (await caseUnder(reference))?.state;
  expect(await caseUnder(reference)).toMatchObject({
    kind: "application",
    topic: "grower",
    state: "open",
    memberId: member.id,
  });
  await askSender(reference, "Which season?", { by: "a test" });
  expect(await turn()).toBe("waiting");
  await decideSubmission(reference, { state: "accepted", reason: "Welcome.", by: "a test" });
  expect(await turn()).toBe("done");
  const other = await aSender();
  const json = { reference: other.reference };
  await other.browser.send(withdrawRoute, "/api/submissions/withdraw", { json });
  expect((await caseUnder(other.reference))?.state).toBe("done");
});

test("with an account all its cases go, and those of an address with its enquiries", async () => {
  const member = await aMember();
  await requestGrant(member.visit, { portal: "hr", purpose: "A post I saw.", organisation: undefined });
  await rateCountry(member, "mali", { kind: "visitor", score: 5, comment: "Music" });
  const { reference } = await file(aLead({ email: member.email, text: "When do you open?" }));
  expect(await db().case.count({ where: { memberId: member.id } })).toBe(2);
  await deleteAccount(member.visit, member.email);
  expect(await db().case.count({ where: { memberId: member.id } })).toBe(0);
  expect(await caseUnder(reference)).toBeNull();
});

test("what stands in no case yet is put into the queue, with the turn it is at", async () => {
  const sender = await aSender();
  await decideSubmission(sender.reference, { state: "refused", reason: "Too far.", by: "a test" });
  const { grantId } = await aRequest("vendor");
  const { reference } = await file(aLead({ text: "Older than the queue" }));
  const before = await stateOfCase();
  await db().case.deleteMany({});
  expect(await fileMissingCases()).toBeGreaterThan(4);
  expect(await fileMissingCases()).toBe(0);
  expect(await caseUnder(reference)).toMatchObject({ kind: "enquiry", state: "open" });
  expect(await caseUnder(sender.reference)).toMatchObject({ kind: "application", state: "done" });
  expect(await caseOfGrant(grantId)).toMatchObject({ kind: "access", topic: "vendor", state: "open" });
  const after = await stateOfCase();
  expect(after.map(({ dueAt: _dueAt, ...one }) => one)).toEqual(
    before.map(({ dueAt: _dueAt, ...one }) => one),
  );
  const apart = after.map(({ dueAt }, at) => Math.abs(dueAt.getTime() - before[at]!.dueAt.getTime()));
  expect(Math.max(...apart)).toBeLessThan(60_000);
});
