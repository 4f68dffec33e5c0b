import * as admin from "#app/api/admin/grants/route.ts";
import * as grants from "#app/api/grants/route.ts";
import { db } from "#lib/platform/db.ts";
import { findDraft } from "#lib/domains/fields/index.ts";
import { safeNext } from "#lib/domains/members/shared/code-schema.ts";
import { findPortalByKey, grantFormId, lookUpMemberSide, readAccess } from "#lib/domains/portals/index.ts";
import { draftOf } from "#tests/support/draft-of.ts";
import { seed } from "../../../prisma/seed.ts";
import { aForm, aGet, aMember, aPost, anEnquiry } from "../members/account/a-member.ts";
import { aColleague, aRequest, auditOf, purpose } from "./a-request.ts";

beforeAll(() => seed(db()));
afterAll(() => db().$disconnect());

const path = "/api/grants";
const desk = "/api/admin/grants";

test("a member asks by JSON and by form", async () => {
  const ama = await aMember();
  const json = await grants.POST(aPost(path, { portal: "investor", purpose }, ama.session.headers));
  expect([json.status, await json.json()]).toEqual([
    200,
    { ok: true, data: { id: expect.any(String), portal: "investor", path: "/portal/investor" } },
  ]);
  const form = await grants.POST(
    aForm(path, { portal: "seed-bank", purpose, organisation: "" }, ama.session.cookie),
  );
  expect([form.status, form.headers.get("location")]).toEqual([303, "/portal/seed-bank?done=access#done"]);
});

test("bad input is 422 with a sentence beside each field; a form keeps what was typed", async () => {
  const { session } = await aMember();
  const post = (body: unknown) => grants.POST(aPost(path, body, session.headers));
  for (const portal of ["onestop", "verify-passport", "Investor", "", undefined, 7, "__proto__"]) {
    const answer = await post({ portal, purpose });
    expect([answer.status, Object.keys(((await answer.json()) as { fields: object }).fields)]).toEqual([
      422,
      ["portal"],
    ]);
  }
  for (const wrong of ["too short", " ".repeat(40), "x".repeat(1001), null, 7]) {
    expect((await post({ portal: "investor", purpose: wrong })).status).toBe(422);
  }
  for (const body of [null, 1, "text", []]) expect((await post(body)).status).toBe(422);
  const page = await grants.POST(
    aForm(path, { portal: "clearsight", purpose: "<b>short</b>", organisation: "" }, session.cookie),
  );
  expect(page.headers.get("location")).toMatch(/^\/portal\/clearsight\?draft=[\w-]{36}#error-summary$/);
  expect(await draftOf(page, grantFormId)).toEqual({
    form: grantFormId,
    typed: { portal: ["clearsight"], purpose: ["<b>short</b>"], organisation: [""] },
    faults: {
      purpose: "Say more in “What do you want to use it for?”: at least 20 characters.",
      organisation: expect.stringContaining("This portal is for organisations only."),
    },
    code: "invalid_input",
  });
  for (const portal of ["", "onestop", "roadmap"]) {
    const nowhere = await grants.POST(aForm(path, { portal, purpose }, session.cookie));
    expect([nowhere.status, (await nowhere.text()).includes('href="/portal/onestop"')]).toEqual([422, true]);
  }
});

test("an organisation is asked for where only organisations enter, and is too long nowhere", async () => {
  const { session } = await aMember();
  const faultsOf = async (body: object) => {
    const answer = await grants.POST(aPost(path, { purpose, ...body }, session.headers));
    return [answer.status, Object.keys(((await answer.json()) as { fields?: object }).fields ?? {})];
  };
  expect(await faultsOf({ portal: "clearsight" })).toEqual([422, ["organisation"]]);
  for (const portal of ["clearsight", "investor"])
    expect(await faultsOf({ portal, organisation: "x".repeat(161) })).toEqual([422, ["organisation"]]);
  expect(await faultsOf({ portal: "investor", organisation: " " })).toEqual([200, []]);
});

test("nobody signed in gets 401, and by form the sign-in, which leads back to what was typed", async () => {
  expect((await grants.POST(aPost(path, { portal: "investor", purpose }))).status).toBe(401);
  const stale = aPost(path, { portal: "investor", purpose }, { authorization: "Bearer nonsense" });
  expect((await grants.POST(stale)).status).toBe(401);
  const sent = { portal: "investor", purpose, organisation: "", utm_source: "letter" };
  const form = await grants.POST(aForm(path, sent));
  const location = new URL(form.headers.get("location") ?? "", "http://localhost");
  const next = location.searchParams.get("next") ?? "";
  expect([form.status, location.pathname, safeNext(next)]).toEqual([303, "/login", next]);
  expect(next).toMatch(/^\/portal\/investor\?utm_source=letter&draft=[\w-]{36}#error-summary$/);
  const [, token] = /akoma\.draft=([\w-]{43});/.exec(form.headers.get("set-cookie") ?? "") ?? [];
  const [, id] = /draft=([\w-]{36})/.exec(next) ?? [];
  expect(await findDraft([grantFormId], id ?? "", token)).toMatchObject({
    typed: { purpose: [purpose] },
    code: "unauthenticated",
  });
});

test("what a member who never registered left out of a plain request comes back to its page with all that is wrong", async () => {
  const ama = await aMember({ isRegistered: false });
  const answer = await grants.POST(
    aForm(path, { portal: "investor", purpose, organisation: "", asked: "registration" }, ama.session.cookie),
  );
  expect(answer.headers.get("location")).toMatch(/^\/portal\/investor\?draft=/);
  expect(await draftOf(answer, grantFormId)).toMatchObject({
    typed: { purpose: [purpose] },
    faults: { audience: expect.any(String), consent: expect.any(String) },
    code: "invalid_input",
  });
});

test("a post from another site is refused", async () => {
  const { session } = await aMember();
  const answer = await grants.POST(
    aPost(path, { portal: "investor", purpose }, { ...session.cookie, "sec-fetch-site": "cross-site" }),
  );
  expect(answer.status).toBe(403);
});

/** The response of an API address that does not exist. */
const nothingHere = '{"ok":false,"error":"There is no call at this address.","code":"not_found"}';

const handlers = [
  ["GET", admin.GET],
  ["POST", admin.POST],
  ["PUT", admin.PUT],
  ["DELETE", admin.DELETE],
  ["OPTIONS", admin.OPTIONS],
] as const;

test.each(handlers)("to everybody but staff %s of the desk is not there", async (method, handler) => {
  const requests = [
    {},
    { authorization: "Bearer nonsense" },
    (await aMember()).session.headers,
    (await aColleague("moderator")).session.headers,
    (await aColleague("caseworker")).session.headers,
  ].map((headers) => (method === "POST" ? aPost(desk, { nonsense: 1 }, headers) : aGet(desk, headers)));
  for (const request of requests) {
    const answer = await handler(request);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("allow")).toBeNull();
    expect(await answer.text()).toBe(nothingHere);
  }
});

test("that a member tried the desk is written down", async () => {
  const ama = await aMember();
  await admin.GET(aGet(desk, ama.session.headers));
  const events = await db().auditEvent.findMany({ where: { actorId: ama.id } });
  expect(events).toMatchObject([
    { action: "access.checked", outcome: "refused", detail: { role: "member" } },
  ]);
});

test.each(["staff", "admin"] as const)("%s see the open requests and decide them", async (role) => {
  const colleague = await aColleague(role);
  const ama = await aRequest();
  // The list starts with the oldest, and other tests leave many.
  await db().grant.update({ where: { id: ama.grantId }, data: { requestedAt: new Date(0) } });
  const list = await admin.GET(aGet(desk, colleague.session.headers));
  expect(list.headers.get("cache-control")).toBe("no-store");
  expect(JSON.stringify(await list.json())).toContain(ama.grantId);
  const body = { id: ama.grantId, decision: "approve", reason: "The purpose fits.", until: "2099-01-31" };
  const answer = await admin.POST(aPost(desk, body, colleague.session.headers));
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { ok: true, data: { id: ama.grantId, state: "approved" } },
  ]);
  expect(await readAccess(ama.visit, "investor", "")).toMatchObject({
    state: "approved",
    grant: { expiresAt: new Date("2099-01-31T23:59:59Z") },
  });
  expect((await auditOf(ama.email)).at(-1)).toMatchObject({ action: "grant.decided", actorId: colleague.id });
  const again = await admin.POST(aPost(desk, body, colleague.session.headers));
  expect(again.status).toBe(409);
});

test("who read the open requests is written down; nobody decides on a request of their own", async () => {
  const staff = await aColleague("staff");
  const { headers } = staff.session;
  await admin.GET(aGet(desk, headers));
  await db().member.update({ where: { id: staff.id }, data: { consentedAt: new Date() } });
  const asked = await grants.POST(aPost(path, { portal: "investor", purpose }, headers));
  const { data } = (await asked.json()) as { data: { id: string } };
  for (const decision of ["approve", "refuse"]) {
    const body = { id: data.id, decision, reason: "The purpose fits." };
    expect((await admin.POST(aPost(desk, body, headers))).status).toBe(403);
  }
  expect(await readAccess(staff.visit, "investor", "")).toMatchObject({ state: "requested" });
  const events = await db().auditEvent.findMany({ where: { actorId: staff.id }, orderBy: { id: "asc" } });
  expect(events).toMatchObject([
    { action: "grant.listed", outcome: "done" },
    { action: "grant.requested" },
    { action: "access.checked", outcome: "refused", detail: { reason: "own request" } },
  ]);
});

test("a decision without a usable reason, id or day is 422", async () => {
  const staff = await aColleague("staff");
  const { grantId: id } = await aRequest();
  const good = { id, decision: "approve", reason: "The purpose fits." };
  for (const bad of [
    { reason: "short" },
    { reason: undefined },
    { id: "1" },
    { decision: "maybe" },
    { until: "soon" },
  ]) {
    const answer = await admin.POST(aPost(desk, { ...good, ...bad }, staff.session.headers));
    expect(answer.status).toBe(422);
  }
});

test("enquiries of a portal are the member's own, of its kinds or from its pages", async () => {
  const ama = await aMember();
  const kofi = await aMember();
  const [investor, vendor] = [findPortalByKey("investor"), findPortalByKey("vendor")];
  const references = [await anEnquiry(ama.email), await anEnquiry(ama.email), await anEnquiry(kofi.email)];
  await db().lead.updateMany({
    where: { reference: { in: [references[0]!, references[2]!] } },
    data: { page: "/portal/investor", leadType: "contact" },
  });
  const rowsIn = async (portal: typeof investor) => {
    const side = await lookUpMemberSide(ama.visit, portal, "");
    return side === "away" || side.own === "away" ? side : side.own.requests;
  };
  expect(await rowsIn(investor)).toMatchObject([{ reference: references[0], sent: { leadType: "contact" } }]);
  expect(await rowsIn(vendor)).toEqual([]);
});
