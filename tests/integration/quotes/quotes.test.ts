import { randomUUID } from "node:crypto";
import "#tests/support/local-demo.ts";
import { POST as staffRoute } from "#app/api/admin/quotes/[action]/route.ts";
import { POST as vendorRoute } from "#app/api/quotes/[action]/route.ts";
import { listOwnCases } from "#lib/domains/cases/index.ts";
import { db } from "#lib/platform/db.ts";
import { readCase } from "#lib/backoffice/desk/index.ts";
import { decideSubmission, getForm, withdrawSubmission } from "#lib/domains/forms/index.ts";
import type { FormId } from "#lib/platform/words/open/form-ids.ts";
import { stopJobs } from "#lib/services/jobs/index.ts";
import { deleteAccount, exportData, summariseHoldings } from "#lib/backoffice/account/index.ts";
import { findPortalByKey, lookUpMemberSide } from "#lib/domains/portals/index.ts";
import { listAsked, listHanded, listRequests, readRequest } from "#lib/domains/quotes/index.ts";
import { openAnswer, openPassed, sealAnswer, sealPassed } from "#lib/domains/quotes/quote-body.ts";
import { aMember } from "#tests/support/a-sender.ts";
import { fillForm, sendForm, startedOf } from "#tests/support/fill-form.ts";
import { forgetLimits } from "#tests/support/forget-limits.ts";
import { useOwnDatabase } from "#tests/support/own-database.ts";
import { aBrowser, dataOf } from "#tests/support/sign-in.ts";
import { waitingMail } from "#tests/support/waiting-mail.ts";
import { seed } from "../../../prisma/seed.ts";
import { aForm, aPost, aSession, actionsOf, visitOf } from "../members/account/a-member.ts";
import { aColleague } from "../portals/a-request.ts";

let drop: () => Promise<void>;

beforeAll(async () => {
  drop = await useOwnDatabase();
  await seed(db());
});
beforeEach(forgetLimits);
afterAll(async () => {
  await stopJobs();
  await drop();
});

type Body = { data?: { id?: string }; error?: string; fields?: Record<string, string[]> };
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A member who sent a form. `choose`: which option of each question. */
async function aSender(form: FormId, choose = 0) {
  const browser = aBrowser();
  const { id, email } = await aMember(browser);
  const session = await aSession(id);
  const visit = await visitOf(session);
  await fillForm(browser, getForm(form), choose);
  const started = await startedOf(browser, getForm(form), id);
  const sent = { started: started.id, version: started.version, declaration: true };
  const { reference } = await dataOf<{ reference: string }>(await sendForm(browser, form, sent));
  return { id, email, session, visit, reference };
}
type Sender = Awaited<ReturnType<typeof aSender>>;

const aBuyer = () => aSender("quote-request");
const accept = (reference: string) =>
  decideSubmission(reference, { state: "accepted", reason: "On the list.", by: "a test" });

/** A listed vendor, and the id of their submission. */
async function aVendor() {
  const vendor = await aSender("vendor");
  await accept(vendor.reference);
  const { id: listed } = await db().submission.findUniqueOrThrow({
    where: { reference: vendor.reference },
    select: { id: true },
  });
  return { ...vendor, listed };
}

type Colleague = Awaited<ReturnType<typeof aColleague>>;

async function does({ session }: Colleague, action: string, body: object) {
  const answer = await staffRoute(aPost(`/api/admin/quotes/${action}`, body, session.headers));
  return { status: answer.status, ...((await answer.json()) as Body) };
}
const passes = (staff: Colleague, { reference }: Sender, vendors: readonly { listed: string }[]) =>
  does(staff, "pass-on", { reference, vendors: vendors.map(({ listed }) => listed), until: inDays(10) });

const aQuote = (parts: object = {}) => ({
  price: { amount: 1250.5, currency: "USD" },
  covers: "500 bags, packed, without transport.",
  holdsUntil: inDays(30),
  delivery: "Two weeks after an order",
  note: "Printed bags cost more.",
  showName: true,
  ...parts,
});

async function answers({ session }: Sender, action: string, body: object) {
  const answer = await vendorRoute(aPost(`/api/quotes/${action}`, body, session.headers));
  return { status: answer.status, ...((await answer.json()) as Body) };
}
async function invitationOf({ id }: Sender): Promise<string> {
  const row = await db().quoteInvitation.findFirstOrThrow({ where: { memberId: id }, select: { id: true } });
  return row.id;
}
const eventsOf = async (reference: string) =>
  (await db().caseEvent.findMany({ where: { case: { reference } }, orderBy: { id: "asc" } })).map(
    ({ kind }) => kind,
  );

test("what is sealed opens under its own invitation alone", () => {
  const [id, other] = [randomUUID(), randomUUID()];
  const passed = sealPassed(id, { goods: "Jute bags" });
  expect(Buffer.from(passed).toString("latin1")).not.toContain("Jute");
  expect(openPassed(id, passed)).toEqual({ goods: "Jute bags" });
  expect(() => openPassed(other, passed)).toThrow();
  const answer = sealAnswer(id, { reason: "Out of season." });
  expect(openAnswer(id, answer)).toEqual({ quote: undefined, reason: "Out of season." });
  expect(() => openAnswer(other, answer)).toThrow();
  expect(openAnswer(id, null)).toEqual({ quote: undefined, reason: undefined });
});

test("the desk lists every request that is open, with who was asked and what waits, and none that is over", async () => {
  const staff = await aColleague("staff");
  const [buyer, other, gone, vendor] = [await aBuyer(), await aBuyer(), await aBuyer(), await aVendor()];
  await passes(staff, buyer, [vendor]);
  await answers(vendor, "give", { id: await invitationOf(vendor), ...aQuote() });
  await db().submission.update({ where: { reference: gone.reference }, data: { state: "withdrawn" } });
  const listed = await listRequests();
  expect(listed.find(({ reference }) => reference === buyer.reference)).toMatchObject({
    asked: 1,
    waiting: 1,
  });
  expect(listed.find(({ reference }) => reference === other.reference)).toMatchObject({
    asked: 0,
    waiting: 0,
  });
  expect(listed.map(({ reference }) => reference)).not.toContain(gone.reference);
  expect(JSON.stringify(listed)).not.toContain(buyer.email);
});

test("a request goes to a vendor without its buyer, comes back as a quote, and is handed over with the name of the firm", async () => {
  const staff = await aColleague("staff");
  const [buyer, vendor] = [await aBuyer(), await aVendor()];
  expect((await passes(staff, buyer, [vendor])).status).toBe(200);
  const [mail] = await waitingMail("quote", vendor.email);
  expect(mail?.text).toMatch(/\/portal\/vendor\?quote=[0-9a-f-]{36}/);
  expect(mail?.text).not.toContain("Maize");

  const [asked] = await listAsked(vendor.visit.member);
  expect(asked).toMatchObject({ standing: "asked", mayAnswer: true, quote: undefined });
  expect(asked?.passed.map(({ name }) => name)).toEqual(["goods", "amount", "quality", "deliverTo", "place", "by"]); // prettier-ignore
  expect(JSON.stringify(asked)).not.toContain(buyer.reference);
  const id = await invitationOf(vendor);
  expect((await answers(vendor, "give", { id, ...aQuote() })).status).toBe(200);
  expect((await db().case.findFirstOrThrow({ where: { reference: buyer.reference } })).state).toBe("open");
  const row = await db().quoteInvitation.findUniqueOrThrow({ where: { id } });
  expect(Buffer.from(row.sealed ?? []).toString("latin1")).not.toContain("bags");

  const read = await readRequest(staff.visit, buyer.reference, {});
  expect(read?.invited).toMatchObject([{ standing: "quoted", quote: aQuote() }]);
  expect((await readCase(staff.visit, buyer.reference))?.content.facts).toMatchObject([
    { label: "Quotes", value: "1 vendor asked; 1 quote to hand over" },
  ]);
  expect(await listHanded(buyer.visit.member)).toEqual([]);
  const both = await Promise.all([does(staff, "hand-over", { id }), does(staff, "hand-over", { id })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await listHanded(buyer.visit.member, { reference: buyer.reference })).toMatchObject([
    {
      reference: buyer.reference,
      quote: { price: { amount: 1250.5, currency: "USD" } },
      firm: expect.any(String),
    },
  ]);
  expect(await listHanded(vendor.visit.member)).toEqual([]);
  expect(await listOwnCases(buyer.visit.member, { isNews: true, take: 5 })).toMatchObject([
    { reference: buyer.reference, hasNews: true },
  ]);
  const side = await lookUpMemberSide(buyer.visit, findPortalByKey("vendor"), "");
  expect(side).toMatchObject({ asked: [], handed: [{ reference: buyer.reference }], own: { news: 1 } });
  expect(await waitingMail("case", buyer.email)).toHaveLength(1);
  // Once handed over it no longer changes.
  expect((await answers(vendor, "give", { id, ...aQuote() })).status).toBe(409);
  expect((await does(staff, "withdraw", { id })).status).toBe(409);
  expect(await eventsOf(buyer.reference)).toEqual(["passed_on", "quoted", "handed_over"]);
  expect((await actionsOf(staff.id)).filter((action) => action.startsWith("quote."))).toEqual([
    "quote.passed_on",
    "quote.read",
    "quote.handed_over",
  ]);
  expect((await actionsOf(vendor.id)).filter((action) => action.startsWith("quote."))).toEqual([
    "quote.answered",
  ]);
});

test("a firm that did not agree is not named, and of two quotes handed over the buyer is told by mail once", async () => {
  const staff = await aColleague("admin");
  const [buyer, one, other] = [await aBuyer(), await aVendor(), await aVendor()];
  expect(await passes(staff, buyer, [one, other])).toMatchObject({ status: 200, data: { asked: 2 } });
  for (const vendor of [one, other]) {
    const id = await invitationOf(vendor);
    await answers(vendor, "give", { id, ...aQuote({ showName: false }) });
    expect((await does(staff, "hand-over", { id })).status).toBe(200);
  }
  const handed = await listHanded(buyer.visit.member);
  expect(handed.map(({ firm }) => firm)).toEqual([undefined, undefined]);
  expect(await waitingMail("case", buyer.email)).toHaveLength(1);
});

test("the same vendor is asked once, whoever passes it on at once; what was taken back may be passed on again", async () => {
  const [staff, colleague] = [await aColleague("staff"), await aColleague("staff")];
  const [buyer, vendor] = [await aBuyer(), await aVendor()];
  const both = await Promise.all([passes(staff, buyer, [vendor]), passes(colleague, buyer, [vendor])]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await waitingMail("quote", vendor.email)).toHaveLength(1);
  expect((await readRequest(staff.visit, buyer.reference, {}))?.vendors.map(({ id }) => id)).not.toContain(
    vendor.listed,
  );
  const id = await invitationOf(vendor);
  const back = await Promise.all([does(staff, "withdraw", { id }), does(colleague, "withdraw", { id })]);
  expect(back.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await answers(vendor, "give", { id, ...aQuote() })).toMatchObject({
    status: 409,
    error: expect.stringMatching(/^This request cannot be answered any more/),
  });
  expect(await listAsked(vendor.visit.member)).toMatchObject([{ standing: "withdrawn", mayAnswer: false }]);
  expect((await passes(staff, buyer, [vendor])).status).toBe(200);
  expect(await listAsked(vendor.visit.member)).toMatchObject([{ standing: "asked", mayAnswer: true }]);
});

test("of taking an invitation back and quoting at once, staff read a quote that counts, or none", async () => {
  const staff = await aColleague("staff");
  const [buyer, vendor] = [await aBuyer(), await aVendor()];
  await passes(staff, buyer, [vendor]);
  const id = await invitationOf(vendor);
  await Promise.all([does(staff, "withdraw", { id }), answers(vendor, "give", { id, ...aQuote() })]);
  const row = await db().quoteInvitation.findUniqueOrThrow({ where: { id } });
  expect([row.state, row.sealed]).toEqual(["withdrawn", null]);
});

test("a vendor changes a quote or declines until it is handed over; a declined one cannot be handed over", async () => {
  const staff = await aColleague("staff");
  const [buyer, vendor] = [await aBuyer(), await aVendor()];
  await passes(staff, buyer, [vendor]);
  const id = await invitationOf(vendor);
  await answers(vendor, "give", { id, ...aQuote() });
  await answers(vendor, "give", { id, ...aQuote({ delivery: "A month after an order" }) });
  expect((await listAsked(vendor.visit.member))[0]?.quote?.delivery).toBe("A month after an order");
  expect((await answers(vendor, "decline", { id, reason: "Out of season." })).status).toBe(200);
  expect(await listAsked(vendor.visit.member)).toMatchObject([
    { standing: "declined", reason: "Out of season.", quote: undefined, mayAnswer: true },
  ]);
  expect((await does(staff, "hand-over", { id })).status).toBe(409);
});

test("whoever is not invited gets 404, whoever is not signed in 401, and bad input comes back with what was typed", async () => {
  const staff = await aColleague("staff");
  const [buyer, vendor, other] = [await aBuyer(), await aVendor(), await aVendor()];
  await passes(staff, buyer, [vendor]);
  const id = await invitationOf(vendor);
  expect((await answers(other, "give", { id, ...aQuote() })).status).toBe(404);
  expect((await answers(buyer, "decline", { id, reason: "Not mine." })).status).toBe(404);
  expect((await answers(vendor, "give", { id: randomUUID(), ...aQuote() })).status).toBe(404);
  expect((await answers(vendor, "erase", { id })).status).toBe(404);
  expect((await vendorRoute(aPost("/api/quotes/give", { id, ...aQuote() }))).status).toBe(401);
  expect(await answers(vendor, "give", { id, ...aQuote({ price: "much" }) })).toMatchObject({
    status: 422,
    fields: { price: [expect.any(String)] },
  });
  const post = await vendorRoute(aForm("/api/quotes/give", { id, covers: "Bags" }, vendor.session.headers));
  expect([post.status, post.headers.get("location")]).toEqual([
    303,
    expect.stringMatching(new RegExp(`^/portal/vendor\\?quote=${id}&draft=`)),
  ]);
  const done = await vendorRoute(
    aForm("/api/quotes/decline", { id, reason: "Out of season." }, vendor.session.headers),
  );
  expect(done.headers.get("location")).toBe("/portal/vendor?done=decline#done");
});

test("a request whose buyer said no, or that is withdrawn, goes to nobody; its vendors cannot answer any more", async () => {
  const staff = await aColleague("staff");
  const [refusing, buyer, vendor] = [await aSender("quote-request", 1), await aBuyer(), await aVendor()];
  expect(await readRequest(staff.visit, refusing.reference, {})).toMatchObject({
    stop: "passOn",
    vendors: [],
  });
  expect((await passes(staff, refusing, [vendor])).status).toBe(409);
  await passes(staff, buyer, [vendor]);
  await withdrawSubmission(buyer.reference, { memberId: buyer.id, address: "203.0.113.1" });
  const id = await invitationOf(vendor);
  expect((await answers(vendor, "give", { id, ...aQuote() })).status).toBe(409);
  expect(await listAsked(vendor.visit.member)).toMatchObject([{ standing: "withdrawn" }]);
  expect((await passes(staff, buyer, [await aVendor()])).status).toBe(409);
  expect((await passes(staff, vendor, [vendor])).status).toBe(404);
});

test("only vendors that are accepted are asked, and nobody about a request of their own", async () => {
  const staff = await aColleague("staff");
  const [buyer, vendor] = [await aBuyer(), await aSender("vendor")];
  const { id: listed } = await db().submission.findUniqueOrThrow({ where: { reference: vendor.reference } });
  expect((await passes(staff, buyer, [{ listed }])).status).toBe(409);
  const own = await aVendor();
  await db().submission.update({ where: { reference: buyer.reference }, data: { memberId: own.id } });
  expect((await passes(staff, buyer, [own])).status).toBe(409);
  expect(await db().quoteInvitation.count({ where: { memberId: { in: [vendor.id, own.id] } } })).toBe(0);
});

test("the last day counts whole; after it nothing can be answered, and an answer that was given can be handed over", async () => {
  const staff = await aColleague("staff");
  const [buyer, silent, quick] = [await aBuyer(), await aVendor(), await aVendor()];
  await passes(staff, buyer, [silent, quick]);
  await db().quoteInvitation.updateMany({
    where: { memberId: quick.id },
    data: { until: new Date(inDays(0)) },
  });
  const id = await invitationOf(quick);
  expect((await answers(quick, "give", { id, ...aQuote() })).status).toBe(200);
  await db().quoteInvitation.updateMany({
    where: { memberId: { in: [silent.id, quick.id] } },
    data: { until: new Date(inDays(-1)) },
  });
  expect((await answers(silent, "give", { id: await invitationOf(silent), ...aQuote() })).status).toBe(409);
  expect(await listAsked(silent.visit.member)).toMatchObject([{ standing: "over", mayAnswer: false }]);
  expect((await does(staff, "hand-over", { id })).status).toBe(200);
});

test("a member's copy of their data has what they were asked and answered, and the quotes they were handed; deleting an account deletes them", async () => {
  const staff = await aColleague("staff");
  const [buyer, vendor] = [await aBuyer(), await aVendor()];
  await passes(staff, buyer, [vendor]);
  const id = await invitationOf(vendor);
  await answers(vendor, "give", { id, ...aQuote() });
  await does(staff, "hand-over", { id });
  expect((await exportData(vendor.visit)).requestsToQuote).toMatchObject([
    { standing: "handed", quote: { covers: aQuote().covers } },
  ]);
  expect(JSON.stringify((await exportData(vendor.visit)).requestsToQuote)).not.toContain(buyer.email);
  expect((await exportData(buyer.visit)).quotes).toMatchObject([{ reference: buyer.reference }]);
  expect((await summariseHoldings(vendor.visit)).quotes).toBe(1);
  await deleteAccount(vendor.visit, vendor.email);
  expect(await db().quoteInvitation.count({ where: { id } })).toBe(0);
  expect(await listHanded(buyer.visit.member)).toEqual([]);
});

test("to whoever may not pass requests on there is nothing at the address", async () => {
  for (const role of ["member", "moderator", "caseworker"] as const)
    for (const action of ["pass-on", "withdraw", "hand-over"])
      expect((await does(await aColleague(role), action, {})).status).toBe(404);
});
