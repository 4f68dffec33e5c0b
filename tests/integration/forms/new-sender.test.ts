import "#tests/support/local-demo.ts";
import { POST as grantRoute } from "#app/api/grants/route.ts";
import { POST as sendRoute } from "#app/api/forms/[form]/send/route.ts";
import { POST as verifyRoute } from "#app/api/auth/login/verify/route.ts";
import { db, pool } from "#lib/platform/db.ts";
import { getForm, listForms } from "#lib/domains/forms/index.ts";
import { grantKeys, needsWorkAddress } from "#lib/domains/portals/open/keys.ts";
import type { FormId } from "#lib/platform/words/open/form-ids.ts";
import { openPending } from "#lib/domains/members/cookies.ts";
import { aMember } from "#tests/support/a-sender.ts";
import { fillForm, sendForm, startedOf } from "#tests/support/fill-form.ts";
import { useSeededDatabase } from "#tests/support/seeded-database.ts";
import { aBrowser, anEmail, dataOf, signIn, type Browser } from "#tests/support/sign-in.ts";

useSeededDatabase();

const grower = getForm("grower");
const memberForms = listForms().filter(({ sender, isFor }) => sender === "member" && !isFor);
const aboutMe = { asked: "registration", audience: "founder", country: "liberia", consent: true };

/** Signed in with a code, but never asked why they are here: the registration form was not shown. */
async function aStranger(browser: Browser = aBrowser(), host = "example.org") {
  const email = anEmail().replace("example.org", host);
  await signIn(browser, email);
  const { id } = await db().member.findUniqueOrThrow({ where: { email }, select: { id: true } });
  return { browser, email, id };
}

const memberOf = (email: string) =>
  db().member.findUnique({
    where: { email },
    select: { id: true, audience: true, countrySlug: true, consentedAt: true },
  });
const registrationsOf = async (id: string) =>
  (
    await pool().query(
      "SELECT 1 FROM audit_events WHERE actor_id = $1::uuid AND deed = 'registration.completed'",
      [id],
    )
  ).rows.length;

for (const form of memberForms) {
  test(`${form.id}: somebody who never registered sends it by the press that registers them`, async () => {
    const { browser, email, id } = await aStranger();
    await fillForm(browser, form);
    const { id: started, version } = await startedOf(browser, form, id);
    const sent = { started, version, declaration: true };
    const lacking = await sendForm(browser, form.id, { ...sent, asked: "registration" });
    expect(lacking.status).toBe(422);
    const { fields } = (await lacking.json()) as { fields: object };
    expect(Object.keys(fields).toSorted()).toEqual(["audience", "consent"]);
    expect(await memberOf(email)).toMatchObject({ audience: null, consentedAt: null });
    const { reference } = await dataOf<{ reference: string }>(
      await sendForm(browser, form.id, { ...sent, ...aboutMe }),
    );
    expect(reference).toMatch(/^AK-/);
    expect(await memberOf(email)).toMatchObject({
      audience: "founder",
      countrySlug: "liberia",
      consentedAt: expect.any(Date),
    });
    expect(await registrationsOf(id)).toBe(1);
  });
}

test("pressed six times at once, it is one form and one registration", async () => {
  const { browser, id } = await aStranger();
  await fillForm(browser, grower);
  const { id: started, version } = await startedOf(browser, grower, id);
  const sent = { started, version, declaration: true, ...aboutMe };
  const answers = await Promise.all(Array.from({ length: 6 }, () => sendForm(browser, "grower", sent)));
  const references = await Promise.all(answers.map((answer) => dataOf<{ reference: string }>(answer)));
  expect(new Set(references.map(({ reference }) => reference)).size).toBe(1);
  expect(await registrationsOf(id)).toBe(1);
});

test("a form that is refused registers nobody, and a registration that is there already stays as it is", async () => {
  const { browser, email, id } = await aStranger();
  await fillForm(browser, grower);
  const { id: started, version } = await startedOf(browser, grower, id);
  const stale = { started, version: version - 1, declaration: true, ...aboutMe };
  expect((await sendForm(browser, "grower", stale)).status).toBe(409);
  expect(await memberOf(email)).toMatchObject({ consentedAt: null });
  const since = new Date("2026-01-05T00:00:00Z");
  await db().member.update({ where: { id }, data: { audience: "investor", consentedAt: since } });
  const sent = { ...stale, version };
  expect((await sendForm(browser, "grower", sent)).status).toBe(200);
  expect(await memberOf(email)).toMatchObject({ audience: "investor", consentedAt: since });
});

const post = (browser: Browser, form: string, fields: Record<string, string>) =>
  browser.send(
    (request) => sendRoute(request, { params: Promise.resolve({ form }) }),
    `/api/forms/${form}/send`,
    { form: fields },
  );
const verify = (browser: Browser, fields: Record<string, string>) =>
  browser.send(verifyRoute, "/api/auth/login/verify", { form: fields });
const locationOf = (answer: Response) => answer.headers.get("location") ?? "";

/** Fills a form in without an account, sends it with an address, and returns the code that is mailed. */
async function withCode(form: FormId, more: Record<string, string>, email = anEmail(), browser = aBrowser()) {
  await fillForm(browser, getForm(form));
  const { id: started, version } = await startedOf(browser, getForm(form));
  const sent = { started, version: String(version), declaration: "true", asked: "address", email, ...more };
  const asked = await post(browser, form, sent);
  expect([asked.status, locationOf(asked)]).toEqual([303, "/login/code"]);
  const pending = openPending(browser.cookies.get("akoma.pending"));
  if (!pending?.code) throw new Error("no code is on its way");
  return { browser, email, sent, pending, code: pending.code };
}

const aboutMeNow = { audience: "diaspora", country: "", consent: "true" };

for (const { id } of memberForms) {
  test(`${id}: without an account or script, one press from the code leads to the reference`, async () => {
    const { browser, email, pending, code } = await withCode(id, aboutMeNow);
    const done = await verify(browser, { email, code, next: pending.next });
    expect([done.status, locationOf(done)]).toEqual([
      303,
      expect.stringMatching(/^\/forms\/status\?reference=AK-[\w-]+&sent=1$/),
    ]);
    const member = await memberOf(email);
    expect(member).toMatchObject({ audience: "diaspora", consentedAt: expect.any(Date) });
    expect(await db().submission.count({ where: { memberId: member?.id ?? "" } })).toBe(1);
  });
}

test("a member needs the address alone, and comes to the reference by the code too", async () => {
  const { email } = await aMember(aBrowser());
  await db().rateWindow.deleteMany({ where: { key: { startsWith: "codeMail" } } });
  const { browser, pending, code } = await withCode("grower", {}, email);
  expect(locationOf(await verify(browser, { email, code, next: pending.next }))).toMatch(/sent=1$/);
});

test("whoever is new and answered nothing about themselves comes back to the check, where it is asked, with all they typed", async () => {
  const { browser, email, sent, pending, code } = await withCode("grower", {});
  const done = await verify(browser, { email, code, next: pending.next });
  expect(locationOf(done)).toMatch(/^\/forms\/grower\/check\?draft=[\w-]{36}#error-summary$/);
  expect(await memberOf(email)).toMatchObject({ consentedAt: null });
  const again = await post(browser, "grower", { ...sent, asked: "registration", ...aboutMeNow });
  expect(locationOf(again)).toMatch(/sent=1$/);
});

test("an address that is wrong is refused on the check page with what else is wrong, and no code is sent", async () => {
  const browser = aBrowser();
  await fillForm(browser, grower);
  const { id: started, version } = await startedOf(browser, grower);
  const sent = { started, version: String(version), asked: "address", email: "ama@" };
  const refused = await post(browser, "grower", sent);
  expect(locationOf(refused)).toMatch(/^\/forms\/grower\/check\?draft=/);
  expect(browser.cookies.get("akoma.pending")).toBeUndefined();
});

test("pressed again while the code is on its way, it leads to the page of that code and asks for no second one", async () => {
  const { browser, email, sent, code } = await withCode("grower", aboutMeNow);
  const again = await post(browser, "grower", sent);
  expect([again.status, locationOf(again)]).toEqual([303, "/login/code"]);
  const { next } = openPending(browser.cookies.get("akoma.pending")) ?? { next: "" };
  expect(locationOf(await verify(browser, { email, code, next }))).toMatch(/sent=1$/);
});

test("what another browser pressed is not sent by a sign-in that names its draft", async () => {
  const theirs = await withCode("grower", aboutMeNow);
  const mine = await withCode("grower", aboutMeNow);
  const done = await verify(mine.browser, {
    email: mine.email,
    code: mine.code,
    next: theirs.pending.next,
  });
  expect(locationOf(done)).toBe(theirs.pending.next);
  expect(await memberOf(theirs.email)).toBeNull();
  expect(await db().submission.count({ where: { member: { email: mine.email } } })).toBe(0);
});

test("a form that changed meanwhile is not sent by the code: the check says so", async () => {
  const { browser, email, sent, pending, code } = await withCode("grower", aboutMeNow);
  await db().startedForm.update({ where: { id: sent.started }, data: { version: { increment: 1 } } });
  const done = await verify(browser, { email, code, next: pending.next });
  expect(locationOf(done)).toMatch(/^\/forms\/grower\/check\?draft=/);
  expect(locationOf(done)).not.toBe(pending.next);
});

const ask = (browser: Browser, json: object) => browser.send(grantRoute, "/api/grants", { json });
const purpose = "We buy cassava from growers in two counties.";

for (const portal of grantKeys) {
  test(`the ${portal} portal is asked for by somebody who never registered, in one press`, async () => {
    const host = needsWorkAddress(portal) ? "works.example" : "example.org";
    const { browser, email, id } = await aStranger(aBrowser(), host);
    const request = { portal, purpose, organisation: "Gbarnga Growers" };
    const lacking = await ask(browser, { ...request, asked: "registration" });
    expect([lacking.status, Object.keys(((await lacking.json()) as { fields: object }).fields)]).toEqual([
      422,
      ["audience", "consent"],
    ]);
    expect((await ask(browser, { ...request, ...aboutMe })).status).toBe(200);
    expect(await memberOf(email)).toMatchObject({ audience: "founder", consentedAt: expect.any(Date) });
    expect(await db().grant.count({ where: { memberId: id, portal, state: "requested" } })).toBe(1);
  });
}
