import { db } from "#lib/platform/db.ts";
import {
  decideGrant,
  listGrantRequests,
  listGrants,
  findPortalByKey,
  lookUpMemberSide,
  portals,
  readAccess,
  readMemberSections,
  requestGrant,
  requireGrant,
  type MemberSideData,
} from "#lib/domains/portals/index.ts";
import { waitingMail } from "#tests/support/waiting-mail.ts";
import { seed } from "../../../prisma/seed.ts";
import { aMember } from "../members/account/a-member.ts";
import { aColleague, aDecision, aRequest, auditOf, expire, purpose } from "./a-request.ts";

beforeAll(() => seed(db()));
afterAll(() => db().$disconnect());

const here = "198.51.100.7";

test("a request is filed once, audited, and opens nothing", async () => {
  const ama = await aMember();
  expect(await readAccess(ama.visit, "investor", here)).toEqual({ state: "none" });
  const { id, path } = await requestGrant(ama.visit, {
    portal: "investor",
    purpose,
    organisation: undefined,
  });
  expect(path).toBe("/portal/investor");
  expect(await readAccess(ama.visit, "investor", here)).toMatchObject({
    state: "requested",
    grant: { id, purpose, reason: null, decidedAt: null },
  });
  await expect(requireGrant(ama.visit, "investor", here)).rejects.toMatchObject({ code: "forbidden" });
  expect(await auditOf(ama.email)).toEqual([
    { action: "grant.requested", outcome: "done", actorId: ama.id, detail: { portal: "investor" } },
    {
      action: "access.checked",
      outcome: "refused",
      actorId: ama.id,
      detail: { portal: "investor", reason: "requested" },
    },
  ]);
});

test("what is inside a portal is handed out for an approval that holds, and for nothing less", async () => {
  const ama = await aMember();
  for (const portal of portals.filter(({ access }) => access === "grant")) {
    await expect(readMemberSections(ama.visit, portal, here)).rejects.toMatchObject({ code: "forbidden" });
  }
  const investor = findPortalByKey("investor");
  const asked = await aRequest();
  const enter = () => readMemberSections(asked.visit, investor, here);
  await expect(enter()).rejects.toMatchObject({ code: "forbidden" });
  expect(await lookUpMemberSide(asked.visit, investor, here)).toMatchObject({
    access: { state: "requested" },
    sections: [],
  });
  await decideGrant(aDecision(asked.grantId));
  expect(await enter()).toEqual([]);
  expect(await lookUpMemberSide(asked.visit, investor, here)).toMatchObject({
    access: { state: "approved" },
  });
  await decideGrant(aDecision(asked.grantId, { decision: "refuse", reason: "The contract has ended." }));
  await expect(enter()).rejects.toMatchObject({ code: "forbidden" });
});

test("looking at the page of a portal one has not asked for is no attempt, and leaves nothing in the audit", async () => {
  const ama = await aMember();
  expect(await lookUpMemberSide(ama.visit, findPortalByKey("hr"), here)).toMatchObject({
    access: { state: "none" },
    sections: [],
    own: { requests: [], begun: [], holdings: [], news: 0 },
  });
  expect(await auditOf(ama.email)).toEqual([]);
});

test("a portal open to members hands its inside to any of them", async () => {
  const ama = await aMember();
  const roadmap = portals.find(({ key }) => key === "roadmap");
  if (!roadmap) throw new Error("no roadmap");
  const { sections, access } = (await lookUpMemberSide(ama.visit, roadmap, "")) as MemberSideData;
  expect(access).toEqual({ state: "open" });
  expect(JSON.stringify(sections)).toContain("ECOWAS expansion");
});

test("the second press of a request is answered as the first, and other words are not", async () => {
  const ama = await aRequest();
  const row = await db().grant.findUniqueOrThrow({ where: { id: ama.grantId } });
  const { purpose, organisation } = row;
  const same = { portal: "investor", purpose, organisation: organisation ?? undefined } as const;
  expect((await requestGrant(ama.visit, same)).id).toBe(ama.grantId);
  expect(await db().grant.findUniqueOrThrow({ where: { id: ama.grantId } })).toEqual(row);
  await db().$executeRaw`
    UPDATE grants SET requested_at = requested_at - interval '30 seconds' WHERE id = ${ama.grantId}::uuid`;
  await expect(requestGrant(ama.visit, same)).rejects.toMatchObject({ code: "conflict" });
});

test("a request that is open or approved stays as it is, and asking again says so", async () => {
  const ama = await aRequest();
  const again = {
    portal: "investor",
    purpose: "Other words of the same length.",
    organisation: "Other",
  } as const;
  await expect(requestGrant(ama.visit, again)).rejects.toMatchObject({ code: "conflict", message: /open/ });
  await decideGrant(aDecision(ama.grantId));
  await expect(requestGrant(ama.visit, again)).rejects.toMatchObject({
    code: "conflict",
    message: /already have access/,
  });
  expect(await readAccess(ama.visit, "investor", here)).toMatchObject({
    state: "approved",
    grant: { purpose },
  });
});

test("eight requests at once make one row and one line in the audit", async () => {
  const ama = await aMember();
  const input = { portal: "vendor", purpose, organisation: undefined } as const;
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => requestGrant(ama.visit, input)));
  const ids = outcomes.map((one) => (one.status === "fulfilled" ? one.value.id : one.reason));
  expect(new Set(ids).size).toBe(1);
  expect(await listGrants(ama.id)).toHaveLength(1);
  expect((await auditOf(ama.email)).filter(({ action }) => action === "grant.requested")).toHaveLength(1);
});

test("an approval lets in, is mailed with its reason, and names who decided", async () => {
  const staff = await aColleague("staff");
  const ama = await aRequest();
  const until = new Date(Date.now() + 30 * 24 * 3600 * 1000);
  await decideGrant(aDecision(ama.grantId, { until, by: staff.id }));
  expect(await requireGrant(ama.visit, "investor", "")).toMatchObject({ id: ama.grantId, expiresAt: until });
  const [mail] = await waitingMail("grant_decided", ama.email);
  expect(mail?.text).toContain("The purpose fits the portal.");
  expect(mail?.text).toContain("/portal/investor");
  expect((await auditOf(ama.email)).at(-1)).toEqual({
    action: "grant.decided",
    outcome: "done",
    actorId: staff.id,
    detail: { portal: "investor", decision: "approve", from: "requested" },
  });
});

test("a refusal gives its reason, and can be followed by a new request", async () => {
  const ama = await aRequest("seed-bank");
  await decideGrant(aDecision(ama.grantId, { decision: "refuse", reason: "No country was named." }));
  expect(await readAccess(ama.visit, "seed-bank", here)).toMatchObject({
    state: "refused",
    grant: { reason: "No country was named." },
  });
  expect((await waitingMail("grant_decided", ama.email))[0]?.text).toContain("No country was named.");
  const { id } = await requestGrant(ama.visit, { portal: "seed-bank", purpose, organisation: undefined });
  expect(id).toBe(ama.grantId);
  expect(await readAccess(ama.visit, "seed-bank", here)).toMatchObject({
    state: "requested",
    grant: { reason: null, decidedAt: null, networks: [] },
  });
});

test("an approval ends by the database's clock, and can then be asked for again", async () => {
  const ama = await aRequest();
  await decideGrant(aDecision(ama.grantId, { until: new Date(Date.now() + 3600_000) }));
  await expire(ama.grantId);
  expect(await readAccess(ama.visit, "investor", here)).toMatchObject({ state: "expired" });
  expect((await listGrants(ama.id))[0]).toMatchObject({ state: "expired", path: "/portal/investor" });
  await expect(requireGrant(ama.visit, "investor", here)).rejects.toMatchObject({ code: "forbidden" });
  await requestGrant(ama.visit, { portal: "investor", purpose, organisation: undefined });
  expect(await readAccess(ama.visit, "investor", here)).toMatchObject({
    state: "requested",
    grant: { expiresAt: null },
  });
});

test("an approval is taken back by a refusal; nothing else is decided twice", async () => {
  const ama = await aRequest();
  await decideGrant(aDecision(ama.grantId));
  await expect(decideGrant(aDecision(ama.grantId))).rejects.toMatchObject({ code: "conflict" });
  await decideGrant(aDecision(ama.grantId, { decision: "refuse", reason: "The contract has ended." }));
  await expect(requireGrant(ama.visit, "investor", here)).rejects.toMatchObject({ code: "forbidden" });
  await expect(decideGrant(aDecision(ama.grantId))).rejects.toMatchObject({ code: "conflict" });
  expect((await auditOf(ama.email)).filter(({ action }) => action === "grant.decided")).toMatchObject([
    { detail: { decision: "approve", from: "requested" } },
    { detail: { decision: "refuse", from: "approved" } },
  ]);
});

test("of decisions at once one wins: one line in the audit, one mail", async () => {
  const ama = await aRequest();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 6 }, () => decideGrant(aDecision(ama.grantId))),
  );
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const outcome of outcomes) {
    if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ code: "conflict" });
  }
  expect((await auditOf(ama.email)).filter(({ action }) => action === "grant.decided")).toHaveLength(1);
  expect(await waitingMail("grant_decided", ama.email)).toHaveLength(1);
});

test("a decision that cannot be made changes nothing and mails nobody", async () => {
  const ama = await aRequest();
  const past = aDecision(ama.grantId, { until: new Date(Date.now() - 1000) });
  await expect(decideGrant(past)).rejects.toMatchObject({ fields: { until: [expect.any(String)] } });
  const odd = aDecision(ama.grantId, { networks: ["203.0.113.0/99"] });
  await expect(decideGrant(odd)).rejects.toMatchObject({ fields: { networks: [expect.any(String)] } });
  const nobody = aDecision("00000000-0000-4000-8000-000000000000");
  await expect(decideGrant(nobody)).rejects.toMatchObject({ code: "not_found" });
  expect(await readAccess(ama.visit, "investor", here)).toMatchObject({ state: "requested" });
  expect(await waitingMail("grant_decided", ama.email)).toEqual([]);
});

test("what somebody else was given opens nothing", async () => {
  const ama = await aRequest();
  const kofi = await aMember();
  await decideGrant(aDecision(ama.grantId));
  expect(await readAccess(kofi.visit, "investor", here)).toEqual({ state: "none" });
  expect(await readAccess(ama.visit, "vendor", here)).toEqual({ state: "none" });
  expect(await listGrants(kofi.id)).toEqual([]);
});

test("requests of one member are limited", async () => {
  const ama = await aMember();
  const ask = () =>
    requestGrant(ama.visit, { portal: "hr", purpose, organisation: undefined }).catch((thrown) => thrown);
  const answers: unknown[] = [];
  for (let count = 0; count < 11; count += 1) answers.push(await ask());
  expect(answers.at(9)).toMatchObject({ portal: "hr" });
  expect(answers.at(10)).toMatchObject({ code: "rate_limited", retryAfterSeconds: expect.any(Number) });
});

test("the list of open requests has them oldest first, and the whole list the decided ones too", async () => {
  const [ama, kofi] = [await aRequest(), await aRequest("hr")];
  await decideGrant(aDecision(kofi.grantId));
  const open = await listGrantRequests({ take: 500 });
  expect(open.every(({ state }) => state === "requested")).toBe(true);
  const moments = open.map(({ requestedAt }) => requestedAt.getTime());
  expect(moments).toEqual(moments.toSorted((a, b) => a - b));
  const all = await listGrantRequests({ isAll: true, take: 5 });
  expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining([ama.grantId, kofi.grantId]));
});
