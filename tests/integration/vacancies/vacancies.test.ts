import { randomUUID } from "node:crypto";
import "#tests/support/local-demo.ts";
import * as applyRoute from "#app/api/vacancies/apply/route.ts";
import * as saveRoute from "#app/api/admin/vacancies/route.ts";
import * as closeRoute from "#app/api/admin/vacancies/close/route.ts";
import { db } from "#lib/platform/db.ts";
import { readCase } from "#lib/backoffice/desk/index.ts";
import { getForm, withdrawSubmission } from "#lib/domains/forms/index.ts";
import { sealStarted } from "#lib/domains/forms/started/started.ts";
import { stopJobs } from "#lib/services/jobs/index.ts";
import { exportData } from "#lib/backoffice/account/index.ts";
import { findPortalByKey, lookUpMemberSide } from "#lib/domains/portals/index.ts";
import { listOpenVacancies, listVacancies } from "#lib/domains/vacancies/index.ts";
import { aMember } from "#tests/support/a-sender.ts";
import { answersTo, fillForm, postStep, sendForm, sendStep, startedOf } from "#tests/support/fill-form.ts";
import { forgetLimits } from "#tests/support/forget-limits.ts";
import { useOwnDatabase } from "#tests/support/own-database.ts";
import { aBrowser, dataOf } from "#tests/support/sign-in.ts";
import { seed } from "../../../prisma/seed.ts";
import { aForm, aPost, aSession, actionsOf, visitOf } from "../members/account/a-member.ts";
import { aColleague } from "../portals/a-request.ts";

let drop: () => Promise<void>;

beforeAll(async () => {
  drop = await useOwnDatabase();
  await seed(db());
});
beforeEach(async () => {
  await forgetLimits();
  await db().vacancy.deleteMany();
});
afterAll(async () => {
  await stopJobs();
  await drop();
});

const form = getForm("hr-vacancy");
type Colleague = Awaited<ReturnType<typeof aColleague>>;
type Body = { data?: { id: string }; error?: string; fields?: Record<string, string[]> };

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const aVacancy = (parts: object = {}) => ({
  title: "Bookkeeper",
  division: "agx",
  country: "liberia",
  town: "Monrovia",
  kind: "part_time",
  pay: "400 to 500 USD a month",
  work: "Keeps the books of the campus, month by month, and defends them.",
  asked: "Three years of the same work.",
  closesOn: inDays(20),
  ...parts,
});

async function saves(staff: Colleague, body: object) {
  const answer = await saveRoute.POST(aPost("/api/admin/vacancies", body, staff.session.headers));
  return { status: answer.status, ...((await answer.json()) as Body) };
}

async function advertised(staff: Colleague, parts: object = {}): Promise<string> {
  const { data } = await saves(staff, aVacancy(parts));
  if (!data) throw new Error("not advertised");
  return data.id;
}

const closes = (staff: Colleague, id: string, version = 1) =>
  closeRoute.POST(aPost("/api/admin/vacancies/close", { id, version }, staff.session.headers));

async function anApplicant() {
  const browser = aBrowser();
  const { id } = await aMember(browser);
  const session = await aSession(id);
  const visit = await visitOf(session);
  const applies = async (vacancy: string) => {
    const answer = await applyRoute.POST(aPost("/api/vacancies/apply", { id: vacancy }, session.headers));
    return { status: answer.status, ...((await answer.json()) as Body) };
  };
  /** Answers the open questions and sends the form. */
  const sends = async (more: object = {}) => {
    await fillForm(browser, form);
    const started = await startedOf(browser, form, id);
    const sent = { started: started.id, version: started.version, declaration: true, ...more };
    return sendForm(browser, form.id, sent);
  };
  return { id, browser, session, visit, applies, sends };
}

test("an advertised post is read by every member, and the application that it begins names it, at the desk too", async () => {
  const staff = await aColleague("staff");
  const ama = await anApplicant();
  const id = await advertised(staff);
  expect(await listOpenVacancies(ama.visit.member)).toMatchObject([
    { id, title: "Bookkeeper", country: "liberia", kind: "part_time", reference: null, isBegun: false },
  ]);
  expect(await ama.applies(id)).toMatchObject({ status: 200, data: { next: "post" } });
  // A posted value is ignored: the post is the one they chose.
  const forged = { ...answersTo(form, "post", {}), post: "Director of everything" };
  expect((await sendStep(ama.browser, form.id, "post", forged)).status).toBe(200);
  expect((await startedOf(ama.browser, form, ama.id)).answers["post"]).toBe("Bookkeeper (Monrovia, Liberia)");
  expect((await listOpenVacancies(ama.visit.member))[0]?.isBegun).toBe(true);
  const { reference } = await dataOf<{ reference: string }>(await ama.sends());
  expect(await listOpenVacancies(ama.visit.member)).toMatchObject([{ reference, isBegun: false }]);
  expect(await listVacancies()).toMatchObject([{ id, isOpen: true, applications: 1 }]);
  const side = await lookUpMemberSide(ama.visit, findPortalByKey("hr"), "");
  expect(side).toMatchObject({
    access: { state: "none" },
    vacancies: [{ id, reference }],
    own: { requests: [{ reference }] },
  });
  expect((await readCase(staff.visit, reference))?.content).toMatchObject({
    facts: [{ label: "Vacancy", value: "Bookkeeper", href: `/admin/vacancies?change=${id}` }],
    actions: ["ask", "accept", "refuse", "reply", "merge"],
  });
  expect((await exportData(ama.visit)).forms.sent).toMatchObject([
    { reference, answers: { post: "Bookkeeper (Monrovia, Liberia)" } },
  ]);
});

test("a member applies once for each post, however often they press; withdrawn, they may apply again", async () => {
  const staff = await aColleague("staff");
  const ama = await anApplicant();
  const id = await advertised(staff);
  expect((await Promise.all([ama.applies(id), ama.applies(id), ama.applies(id)])).map(({ status }) => status)).toEqual([200, 200, 200]); // prettier-ignore
  expect(await db().startedForm.count({ where: { memberId: ama.id } })).toBe(1);
  await fillForm(ama.browser, form);
  const started = await startedOf(ama.browser, form, ama.id);
  // A second form for the same post, as two devices would begin it: if both are sent at once, one is stored.
  const row = await db().startedForm.findUniqueOrThrow({ where: { id: started.id } });
  const twin = randomUUID();
  await db().startedForm.create({ data: { ...row, id: twin, sealed: sealStarted(twin, started.answers) } });
  const both = [started.id, twin].map(async (one) =>
    sendForm(ama.browser, form.id, { started: one, version: started.version, declaration: true }),
  );
  const statuses = (await Promise.all(both)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409]);
  expect(await db().submission.count({ where: { vacancyId: id } })).toBe(1);
  const [sent] = await db().submission.findMany({ where: { vacancyId: id } });
  expect(await ama.applies(id)).toMatchObject({
    status: 409,
    error: expect.stringContaining(sent!.reference),
  });
  await db().startedForm.deleteMany({ where: { memberId: ama.id } });
  await withdrawSubmission(sent!.reference, { memberId: ama.id, address: "203.0.113.1" });
  expect((await ama.applies(id)).status).toBe(200);
  expect((await ama.sends()).status).toBe(200);
});

test("somebody who never registered applies for a post by the press that registers them", async () => {
  const staff = await aColleague("staff");
  const ama = await anApplicant();
  const unregistered = { audience: null, consentedAt: null };
  await db().member.update({ where: { id: ama.id }, data: unregistered });
  await ama.applies(await advertised(staff));
  expect((await ama.sends()).status).toBe(422);
  expect((await ama.sends({ audience: "other", consent: true })).status).toBe(200);
  expect(await db().member.findUnique({ where: { id: ama.id } })).toMatchObject({
    audience: "other",
    consentedAt: expect.any(Date),
  });
});

test("the table itself keeps to one application, whichever way it would be written", async () => {
  const staff = await aColleague("staff");
  const ama = await anApplicant();
  const id = await advertised(staff);
  await ama.applies(id);
  const { reference } = await dataOf<{ reference: string }>(await ama.sends());
  const { memberId, sealed, addressHash } = await db().submission.findUniqueOrThrow({ where: { reference } });
  const again = { reference: "AK-TEST-TEST", form: form.id, startedId: randomUUID(), memberId, vacancyId: id, sealed, addressHash }; // prettier-ignore
  await expect(db().submission.create({ data: again })).rejects.toMatchObject({ code: "P2002" });
});

test("what was begun for a post that closed meanwhile is told so when it is sent, and kept; it goes along to another post", async () => {
  const staff = await aColleague("staff");
  const ama = await anApplicant();
  const [first, second] = [await advertised(staff), await advertised(staff, { title: "Translator" })];
  await ama.applies(first);
  await fillForm(ama.browser, form);
  expect((await closes(staff, first)).status).toBe(200);
  const refused = await ama.sends();
  expect([refused.status, ((await refused.json()) as Body).error]).toEqual([
    409,
    expect.stringMatching(/^This vacancy is closed\./),
  ]);
  const kept = (await startedOf(ama.browser, form, ama.id)).answers;
  expect(kept["work"]).toBeTruthy();
  expect(await db().submission.count({ where: { memberId: ama.id } })).toBe(0);
  expect(await ama.applies(second)).toMatchObject({ status: 200, data: { next: "check" } });
  expect((await startedOf(ama.browser, form, ama.id)).answers).toEqual({
    ...kept,
    post: "Translator (Monrovia, Liberia)",
  });
  expect((await ama.applies(first)).status).toBe(409);
});

test("of closing a post and applying for it at once, the application is stored before, or not at all", async () => {
  const staff = await aColleague("staff");
  const ama = await anApplicant();
  const id = await advertised(staff);
  await ama.applies(id);
  await fillForm(ama.browser, form);
  const { id: started, version } = await startedOf(ama.browser, form, ama.id);
  const [sent, closed] = await Promise.all([
    sendForm(ama.browser, form.id, { started, version, declaration: true }),
    closes(staff, id),
  ]);
  expect(closed.status).toBe(200);
  expect(await db().submission.count({ where: { vacancyId: id } })).toBe(sent.status === 200 ? 1 : 0);
  expect([200, 409]).toContain(sent.status);
});

test("the form cannot be begun without a post, and a post whose last day is over cannot be begun", async () => {
  const staff = await aColleague("staff");
  const ama = await anApplicant();
  const without = await sendStep(ama.browser, form.id, "post", answersTo(form, "post", {}));
  expect(without.status).toBe(409);
  expect((await postStep(ama.browser, form.id, "post", { why: "x" })).headers.get("location")).toMatch(
    /draft=/,
  );
  const id = await advertised(staff);
  await db().vacancy.update({ where: { id }, data: { closesOn: new Date(inDays(-1)) } });
  expect((await ama.applies(id)).status).toBe(409);
  expect(await listOpenVacancies(ama.visit.member)).toEqual([]);
  await db().vacancy.update({ where: { id }, data: { closesOn: new Date(inDays(0)) } });
  expect((await ama.applies(id)).status).toBe(200);
  expect((await ama.applies(randomUUID())).status).toBe(409);
});

test("without script, Apply leads to the first step, and what cannot be begun back to the vacancies with why", async () => {
  const staff = await aColleague("staff");
  const ama = await anApplicant();
  const id = await advertised(staff);
  const press = () => applyRoute.POST(aForm("/api/vacancies/apply", { id }, ama.session.headers));
  expect((await press()).headers.get("location")).toBe("/forms/hr-vacancy/fill?step=post");
  await closes(staff, id);
  expect((await press()).headers.get("location")).toMatch(/^\/portal\/hr\?draft=/);
  const nobody = await applyRoute.POST(aForm("/api/vacancies/apply", { id }));
  expect(nobody.headers.get("location")).toMatch(/^\/login\?/);
});

test("of two who change a post at once one does; what was closed is open again with a new last day; each action is written down", async () => {
  const staff = await aColleague("staff");
  const id = await advertised(staff);
  const change = (pay: string) => saves(staff, { ...aVacancy({ pay }), id, version: 1 });
  const changed = await Promise.all([change("450 USD"), change("500 USD")]);
  expect(changed.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await closes(staff, id, 1)).status).toBe(409);
  const answers = await Promise.all([closes(staff, id, 2), closes(staff, id, 2)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await listVacancies()).toMatchObject([{ isOpen: false, version: 3 }]);
  expect((await saves(staff, { ...aVacancy({ closesOn: inDays(3) }), id, version: 3 })).status).toBe(200);
  expect(await listVacancies()).toMatchObject([{ isOpen: true, version: 4 }]);
  expect((await saves(staff, { ...aVacancy(), id: randomUUID(), version: 1 })).status).toBe(404);
  expect((await actionsOf(staff.id)).filter((action) => action.startsWith("vacancy."))).toEqual([
    "vacancy.advertised",
    "vacancy.changed",
    "vacancy.closed",
    "vacancy.changed",
  ]);
});

test("to whoever may not keep vacancies there is nothing at the address", async () => {
  for (const role of ["member", "moderator", "caseworker"] as const) {
    const colleague = await aColleague(role);
    expect((await saveRoute.POST(aPost("/api/admin/vacancies", aVacancy(), colleague.session.headers))).status).toBe(404); // prettier-ignore
    expect((await closes(colleague, randomUUID())).status).toBe(404);
  }
  expect(await db().vacancy.count()).toBe(0);
});
