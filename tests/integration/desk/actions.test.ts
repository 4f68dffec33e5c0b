import "#tests/support/local-demo.ts";
import { randomUUID } from "node:crypto";
import { POST as caseRoute } from "#app/api/admin/cases/[action]/route.ts";
import { uploadGuards } from "#app/api/uploads/guards.ts";
import { POST as withdrawRoute } from "#app/api/submissions/withdraw/route.ts";
import { db } from "#lib/platform/db.ts";
import { doPendingAction, readCase, readQueue } from "#lib/backoffice/desk/index.ts";
import { findOwnCase, lockCase, joinCase, writeToStaff } from "#lib/domains/cases/index.ts";
import { readQueueQuery } from "#lib/domains/cases/open/queue-query.ts";
import { fileLead, filePageFeedback } from "#lib/domains/leads/index.ts";
import { requestGrant } from "#lib/domains/portals/index.ts";
import { rateCountry } from "#lib/domains/ratings/index.ts";
import { aLead } from "#tests/support/a-lead.ts";
import { aSender } from "#tests/support/a-sender.ts";
import { countLockWaits } from "#tests/support/lock-waits.ts";
import { useSeededDatabase } from "#tests/support/seeded-database.ts";
import { aNetwork } from "#tests/support/sign-in.ts";
import { until } from "#tests/support/until.ts";
import { waitingMail } from "#tests/support/waiting-mail.ts";
import { aForm, aMember, aPost } from "../members/account/a-member.ts";
import { aColleague, aRequest } from "../portals/a-request.ts";

useSeededDatabase();

type Colleague = Awaited<ReturnType<typeof aColleague>>;
type Fields = Record<string, unknown>;

const stored = (reference: string) => db().case.findUniqueOrThrow({ where: { reference } });
const versionOf = async (reference: string) => (await stored(reference)).version;

/** Sends an action on a case as the colleague's page would. */
async function does({ session }: Colleague, action: string, reference: string, fields: Fields = {}) {
  const version = fields["version"] ?? (await versionOf(reference));
  const body = { reference, version, ...fields };
  const answer = await caseRoute(aPost(`/api/admin/cases/${action}`, body, session.headers));
  const response = (await answer.json()) as { ok: boolean; error?: string; code?: string; fields?: Fields };
  return { status: answer.status, ...response };
}

/** Takes an action and executes it at once, without its delay. */
async function doesNow(who: Colleague, action: string, reference: string, fields: Fields = {}) {
  expect(await does(who, action, reference, fields)).toMatchObject({ status: 200 });
  expect(await does(who, "now", reference)).toMatchObject({ status: 200 });
}

async function anEnquiry(email = `ama_${randomUUID()}@example.org`, text = `When? ${randomUUID()}`) {
  const lead = aLead({ email, text, country: "ghana" }) as Parameters<typeof fileLead>[0];
  const { reference } = await fileLead(lead, { address: aNetwork() });
  return { reference, email };
}

const actionsOf = async (who: Colleague, reference: string) =>
  (await readCase(who.visit, reference))?.actions;
const eventsOf = async (who: Colleague, reference: string) =>
  (await readCase(who.visit, reference))!.events.map(({ kind, words }) => [kind, words]);
const auditOf = async ({ id }: Colleague) =>
  (await db().auditEvent.findMany({ where: { actorId: id }, orderBy: { id: "asc" } })).map(
    ({ action }) => action,
  );

test("an answer is held, then done once: its words in the case, a mail without them, the sender's turn", async () => {
  const staff = await aColleague("staff");
  const { reference, email } = await anEnquiry();
  expect(await actionsOf(staff, reference)).toEqual(["reply", "close", "merge"]);
  const words = "On Mondays from nine.";
  const before = Date.now();
  expect(await does(staff, "reply", reference, { words })).toMatchObject({ status: 200 });
  const held = await db().pendingAction.findFirstOrThrow({ where: { case: { reference } } });
  expect(held.heldUntil.getTime()).toBeGreaterThanOrEqual(before + 30_000);
  expect(Buffer.from(held.sealed).toString("latin1")).not.toContain("Mondays");
  expect(await eventsOf(staff, reference)).toEqual([]);
  await Promise.all([doPendingAction(held.id), doPendingAction(held.id), doPendingAction(held.id)]);
  expect(await eventsOf(staff, reference)).toEqual([["replied", words]]);
  expect(await stored(reference)).toMatchObject({ state: "waiting" });
  const [mail, ...others] = await waitingMail("case", email);
  expect(others).toEqual([]);
  expect(mail!.text).toContain(`/forms/status?reference=${reference}`);
  expect(JSON.stringify(mail)).not.toContain("Mondays");
  const rows = await db().$queryRaw<unknown[]>`SELECT 1 FROM case_events e WHERE e::text LIKE '%Mondays%'`;
  expect(rows).toEqual([]);
  expect(await auditOf(staff)).toEqual(["case.read", "case.held", "case.read", "case.done", "case.read"]);
});

test("a second answer brings no second mail until the first was read", async () => {
  const staff = await aColleague("staff");
  const { reference, email } = await anEnquiry();
  await doesNow(staff, "reply", reference, { words: "One." });
  await doesNow(staff, "reply", reference, { words: "Two." });
  expect(await waitingMail("case", email)).toHaveLength(1);
  await db().case.update({ where: { reference }, data: { senderReadAt: new Date() } });
  await doesNow(staff, "reply", reference, { words: "Three." });
  expect(await waitingMail("case", email)).toHaveLength(2);
});

test("what is held can be taken back by who did it, and by nobody else; then it is not done", async () => {
  const [staff, other] = [await aColleague("staff"), await aColleague("staff")];
  const { reference, email } = await anEnquiry();
  await does(staff, "reply", reference, { words: "Too early." });
  const { id } = await db().pendingAction.findFirstOrThrow({ where: { case: { reference } } });
  expect(await does(other, "undo", reference)).toMatchObject({ status: 403 });
  expect(await does(other, "now", reference)).toMatchObject({ status: 403 });
  expect(await does(other, "close", reference)).toMatchObject({ status: 409 });
  expect(await does(staff, "undo", reference)).toMatchObject({ status: 200 });
  await doPendingAction(id);
  expect(await eventsOf(staff, reference)).toEqual([]);
  expect(await waitingMail("case", email)).toEqual([]);
  expect(await does(staff, "undo", reference)).toMatchObject({
    status: 409,
    error: "It is done already and cannot be taken back.",
  });
});

test("of many who decide at once one counts, and the others are told", async () => {
  const staff = await Promise.all(Array.from({ length: 8 }, () => aColleague("staff")));
  const { reference } = await aSender();
  const version = await versionOf(reference);
  const answers = await Promise.all(
    staff.map((one, at) =>
      does(one, at % 2 ? "accept" : "refuse", reference, { words: "For this reason.", version }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
  expect(answers.find(({ status }) => status === 409)?.error).toMatch(/^Somebody /);
});

test("whoever read it before somebody else did something is told to read it again", async () => {
  const staff = await aColleague("staff");
  const { reference } = await anEnquiry();
  const version = await versionOf(reference);
  await does(staff, "assign", reference, { to: staff.id });
  expect(await does(staff, "close", reference, { version })).toMatchObject({
    status: 409,
    error: "Somebody did something with this case while you read it. Read it again, then decide.",
  });
});

test("an application is decided from here: question, answer, acceptance, each as its sender reads it", async () => {
  const staff = await aColleague("admin");
  const { reference, member } = await aSender();
  expect(await actionsOf(staff, reference)).toEqual(["ask", "accept", "refuse", "reply", "merge"]);
  await doesNow(staff, "ask", reference, { words: "Which season do you mean?" });
  expect(await stored(reference)).toMatchObject({ state: "waiting" });
  expect(await actionsOf(staff, reference)).toEqual(["accept", "refuse", "reply", "merge"]);
  await doesNow(staff, "accept", reference, { words: "Your land fits the pilot." });
  expect(await db().submission.findUniqueOrThrow({ where: { reference } })).toMatchObject({
    state: "accepted",
  });
  expect(await stored(reference)).toMatchObject({ state: "done" });
  expect(await actionsOf(staff, reference)).toEqual([]);
  expect((await waitingMail("submission", member.email)).length).toBeGreaterThan(1);
  expect(await does(staff, "reply", reference, { words: "And more" })).toMatchObject({
    status: 409,
    error: "This case is closed. Open it again before you write.",
  });
  expect(await does(staff, "reopen", reference)).toMatchObject({ status: 200 });
  expect(await db().submission.findUniqueOrThrow({ where: { reference } })).toMatchObject({
    state: "accepted",
  });
  expect(await actionsOf(staff, reference)).toEqual(["reply", "close"]);
});

test("what its sender withdraws meanwhile is not done, and the case says so", async () => {
  const staff = await aColleague("staff");
  const { reference, browser } = await aSender();
  await does(staff, "accept", reference, { words: "Your land fits the pilot." });
  const { id } = await db().pendingAction.findFirstOrThrow({ where: { case: { reference } } });
  await browser.send(withdrawRoute, "/api/submissions/withdraw", { json: { reference } });
  await doPendingAction(id);
  expect(await db().submission.findUniqueOrThrow({ where: { reference } })).toMatchObject({
    state: "withdrawn",
  });
  const [failed] = (await readCase(staff.visit, reference))!.events;
  expect(failed).toMatchObject({ kind: "failed", detail: { action: "accept" } });
  expect(await db().pendingAction.count({ where: { id } })).toBe(0);
});

test("an event of a time in which actions had another name in the database says which it was", async () => {
  const staff = await aColleague("staff");
  const { reference } = await aSender();
  const { id } = await db().case.findUniqueOrThrow({ where: { reference } });
  const detail = JSON.parse('{"deed": "accept"}') as Record<string, string>;
  await db().caseEvent.create({ data: { caseId: id, kind: "failed", detail } });
  const [failed] = (await readCase(staff.visit, reference))!.events;
  expect(failed).toMatchObject({ kind: "failed", detail: { action: "accept" } });
});

test("an answer to what its sender withdraws meanwhile reopens nothing and sends no mail", async () => {
  const staff = await aColleague("staff");
  const { reference, browser, member } = await aSender();
  await does(staff, "reply", reference, { words: "We will visit in March." });
  const { id } = await db().pendingAction.findFirstOrThrow({ where: { case: { reference } } });
  await browser.send(withdrawRoute, "/api/submissions/withdraw", { json: { reference } });
  await doPendingAction(id);
  expect(await stored(reference)).toMatchObject({ state: "done" });
  expect(await waitingMail("case", member.email)).toEqual([]);
  const [failed] = (await readCase(staff.visit, reference))!.events;
  expect(failed).toMatchObject({ kind: "failed", detail: { action: "reply" } });
});

test("access to a portal is given from here, with a reason, a day and networks", async () => {
  const staff = await aColleague("staff");
  const { grantId } = await aRequest("clearsight", { organisation: "A registered body" });
  const { reference } = await db().case.findUniqueOrThrow({ where: { grantId } });
  const words = "The register has you.";
  const until = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);
  await doesNow(staff, "approve", reference, { words, until, networks: "203.0.113.0/24 198.51.100.7/32" });
  expect(await db().grant.findUniqueOrThrow({ where: { id: grantId } })).toMatchObject({
    state: "approved",
    reason: words,
    networks: ["203.0.113.0/24", "198.51.100.7/32"],
    decidedBy: staff.id,
  });
  expect(await actionsOf(staff, reference)).toEqual(["refuse"]);
});

test("a network that is none, and a request of one's own, are refused before anything is held", async () => {
  const staff = await aColleague("staff");
  const { grantId } = await aRequest("clearsight", { organisation: "A registered body" });
  const { reference } = await db().case.findUniqueOrThrow({ where: { grantId } });
  const words = "The register has you.";
  expect(await does(staff, "approve", reference, { words, networks: "everywhere" })).toMatchObject({
    status: 422,
    fields: { networks: [expect.stringContaining('"everywhere" is no network.')] },
  });
  expect(await does(staff, "approve", reference, { words })).toMatchObject({ status: 422 });
  const { id } = await requestGrant(staff.visit, {
    portal: "hr",
    purpose: "For me.",
    organisation: undefined,
  });
  const own = await db().case.findUniqueOrThrow({ where: { grantId: id } });
  expect(await does(staff, "approve", own.reference, { words })).toMatchObject({ status: 403 });
  expect(await db().pendingAction.count({ where: { byId: staff.id } })).toBe(0);
});

test("moderators see words and nothing else, and decide on them; a comment is read without a name", async () => {
  const moderator = await aColleague("moderator");
  const member = await aMember();
  await rateCountry(member, "benin", { kind: "ease", score: 2, comment: "Slow but kind" });
  const { reference } = await db().case.findFirstOrThrow({ where: { memberId: member.id } });
  const enquiry = await anEnquiry();
  expect(await readCase(moderator.visit, enquiry.reference)).toBeUndefined();
  expect(await does(moderator, "close", enquiry.reference)).toMatchObject({ status: 404 });
  const whole = (await readCase(moderator.visit, reference))!;
  expect(JSON.stringify(whole.content)).not.toContain(member.email);
  expect([whole.content.texts, whole.related]).toEqual([["Slow but kind"], []]);
  const { cases } = await readQueue(moderator.visit, readQueueQuery({}));
  expect(new Set(cases.map(({ kind }) => kind))).toEqual(new Set(["comment"]));
  await doesNow(moderator, "keep", reference);
  expect(await db().rating.findFirstOrThrow({ where: { memberId: member.id } })).toMatchObject({
    commentState: "shown",
  });
  expect((await readCase(moderator.visit, reference))?.actions).toEqual(["remove"]);
});

test("words that changed after a moderator read them are not decided on", async () => {
  const moderator = await aColleague("moderator");
  const member = await aMember();
  const rate = (comment: string) => rateCountry(member, "niger", { kind: "ease", score: 2, comment });
  await rate("First words");
  const { reference } = await db().case.findFirstOrThrow({ where: { memberId: member.id } });
  await does(moderator, "keep", reference);
  await rate("Other words");
  const { id } = await db().pendingAction.findFirstOrThrow({ where: { case: { reference } } });
  await doPendingAction(id);
  expect(await db().rating.findFirstOrThrow({ where: { memberId: member.id } })).toMatchObject({
    commentState: "waiting",
  });
});

test("words about a page are wiped for good", async () => {
  const moderator = await aColleague("moderator");
  const missing = `Names somebody ${randomUUID()}`;
  const { reference } = await filePageFeedback(
    { page: "/atm", useful: "no", missing },
    { address: aNetwork() },
  );
  await doesNow(moderator, "remove", reference);
  expect(await db().pageFeedback.findUniqueOrThrow({ where: { reference } })).toMatchObject({ words: null });
});

test("what a sender writes makes it the turn of staff, due anew, and opens what was closed", async () => {
  const staff = await aColleague("staff");
  const member = await aMember();
  const { reference } = await anEnquiry(member.email, "When does it open?");
  const write = (words: string, who = member.visit.member) =>
    writeToStaff({ reference, words }, { member: who, address: aNetwork() });
  await doesNow(staff, "close", reference);
  await db().case.update({ where: { reference }, data: { dueAt: new Date(0) } });
  await Promise.all([write("One thing more."), write("One thing more.")]); // a double submit
  const opened = await stored(reference);
  expect(opened).toMatchObject({ state: "open", hasNews: true, endedAt: null });
  expect(opened.dueAt.getTime()).toBeGreaterThan(Date.now() + 2 * 86_400_000);
  await expect(write("Mine too?", (await aMember()).visit.member)).rejects.toMatchObject({
    code: "not_found",
  });
  const own = await findOwnCase(reference, { member });
  expect(own?.messages).toMatchObject([
    { from: "sender", words: "When does it open?" },
    { from: "sender", words: "One thing more." },
  ]);
  expect(await findOwnCase(reference, { member: await aMember() })).toBeUndefined();
  await doesNow(staff, "reply", reference, { words: "Here it is." });
  expect(await stored(reference)).toMatchObject({ state: "waiting", hasNews: false });
});

test("what came twice is joined: one goes on, the other leads to it; from others it cannot be", async () => {
  const staff = await aColleague("staff");
  const first = await anEnquiry();
  const second = await anEnquiry(first.email.toUpperCase());
  const stranger = await anEnquiry();
  expect(await does(staff, "merge", second.reference, { into: stranger.reference })).toMatchObject({
    status: 422,
    fields: { into: ["Name an open case of the same kind, from the same sender."] },
  });
  expect(await does(staff, "merge", second.reference, { into: second.reference })).toMatchObject({
    status: 422,
  });
  await doesNow(staff, "merge", second.reference, { into: first.reference });
  expect((await readCase(staff.visit, second.reference))?.row).toMatchObject({
    state: "done",
    mergedInto: { reference: first.reference },
  });
  const into = (await readCase(staff.visit, first.reference))!;
  expect(into.row.merged).toEqual([{ reference: second.reference }]);
  expect(into.related.map(({ reference }) => reference)).toEqual([second.reference]);
});

test("a message that waits while its case is merged is refused, and reopens nothing", async () => {
  const member = await aMember();
  const first = await anEnquiry(member.email);
  const second = await anEnquiry(member.email);
  const { id } = await stored(second.reference);
  let writing: Promise<unknown> = Promise.resolve();
  await db().$transaction(async (on) => {
    await lockCase(on, id);
    const { reference } = second;
    writing = writeToStaff(
      { reference, words: "More." },
      { member: member.visit.member, address: aNetwork() },
    );
    writing.catch(() => undefined); // expected below
    await until(async () => (await countLockWaits()) > 0);
    const { id: byId } = await aColleague("staff");
    await joinCase(on, { id, reference }, { into: first.reference, byId });
  });
  await expect(writing).rejects.toMatchObject({ code: "conflict" });
  expect(await stored(second.reference)).toMatchObject({ state: "done" });
});

test("a case is given to colleagues who read its kind, and to nobody else", async () => {
  const [staff, moderator] = [await aColleague("staff"), await aColleague("moderator")];
  const member = await aMember();
  const { reference } = await anEnquiry();
  expect(await does(staff, "assign", reference, { to: staff.id })).toMatchObject({ status: 200 });
  for (const to of [moderator.id, member.id, randomUUID()])
    expect(await does(staff, "assign", reference, { to })).toMatchObject({
      status: 422,
      fields: { to: ["Choose a colleague who may read cases of this kind."] },
    });
  const mine = await readQueue(staff.visit, readQueueQuery({ who: "me" }));
  expect(mine.cases.map((one) => one.reference)).toEqual([reference]);
  expect(await does(staff, "assign", reference, { to: "nobody" })).toMatchObject({ status: 200 });
  const { events } = (await readCase(staff.visit, reference))!;
  expect(events.map(({ kind, to }) => [kind, to])).toEqual([
    ["assigned", staff.email],
    ["assigned", undefined],
  ]);
});

test("files are read by staff who decide on what they came with, which is written down, and by no other role", async () => {
  const { reference } = await aSender();
  const { id } = await db().submission.findUniqueOrThrow({ where: { reference } });
  const upload = { draft: randomUUID(), field: "photos", submission: id };
  const reads = async ({ session }: Colleague) =>
    uploadGuards.reads(new Request("http://localhost/api/uploads/x", { headers: session.headers }), upload);
  const staff = await aColleague("staff");
  expect(await reads(staff)).toBe(true);
  expect(await auditOf(staff)).toEqual(["file.read"]);
  for (const role of ["member", "moderator", "caseworker"] as const)
    expect([role, await reads(await aColleague(role))]).toEqual([role, false]);
  expect(await reads(await aColleague("admin"))).toBe(true);
});

test("a note stands in the case for staff", async () => {
  const staff = await aColleague("staff");
  const { reference } = await anEnquiry();
  expect(await does(staff, "note", reference, { words: "Called the office." })).toMatchObject({
    status: 200,
  });
  expect(await eventsOf(staff, reference)).toEqual([["noted", "Called the office."]]);
  const empty = await does(staff, "note", reference, { words: " " });
  expect(empty).toMatchObject({ status: 422, fields: { words: ["Write a note before you keep it."] } });
});

test("without script an action leads back to the case, and what is wrong with it to its form", async () => {
  const staff = await aColleague("staff");
  const { reference } = await anEnquiry();
  const version = String(await versionOf(reference));
  const post = (words: string) =>
    caseRoute(aForm("/api/admin/cases/reply", { reference, version, words }, staff.session.cookie));
  const wrong = await post("");
  expect(wrong.headers.get("location")).toMatch(
    new RegExp(`^/admin/case\\?reference=${reference}&do=reply&draft=[\\w-]{36}#error-summary$`),
  );
  const right = await post("On Mondays.");
  expect([right.status, right.headers.get("location")]).toEqual([303, `/admin/case?reference=${reference}`]);
});

test.each(["member", "caseworker"] as const)(
  "to a %s there is nothing here, whatever is asked",
  async (role) => {
    const stranger = await aColleague(role);
    const { reference } = await anEnquiry();
    for (const action of ["reply", "note", "assign", "no-such-action"])
      expect(await does(stranger, action, reference, { words: "Words" })).toMatchObject({
        status: 404,
        error: "There is no call at this address.",
      });
  },
);

test("a role that is taken away works no more at the next request", async () => {
  const staff = await aColleague("staff");
  const { reference } = await anEnquiry();
  await db().member.update({ where: { id: staff.id }, data: { role: "member" } });
  expect(await does(staff, "note", reference, { words: "Still here?" })).toMatchObject({ status: 404 });
});

test("a forged reference, version or action is refused with a sentence", async () => {
  const staff = await aColleague("staff");
  const { reference } = await anEnquiry();
  expect(await does(staff, "close", "AK-2222-2222", { version: 1 })).toMatchObject({ status: 404 });
  expect(await does(staff, "close", reference, { version: "many" })).toMatchObject({ status: 422 });
  expect(await does(staff, "accept", reference, { words: "A good reason" })).toMatchObject({ status: 409 });
  expect(await does(staff, "constructor", reference)).toMatchObject({ status: 404 });
});
