import { POST as roleRoute } from "#app/api/admin/members/role/route.ts";
import { POST as signOutRoute } from "#app/api/admin/members/sign-out/route.ts";
import { POST as withdrawRoute } from "#app/api/admin/members/withdraw/route.ts";
import { readMember, readMembers } from "#lib/backoffice/admin/index.ts";
import { db } from "#lib/platform/db.ts";
import { env } from "#lib/platform/env.ts";
import { exportData } from "#lib/backoffice/account/index.ts";
import type { Role } from "#lib/data/access/open/visit.ts";
import { decideGrant } from "#lib/domains/portals/index.ts";
import { useSeededDatabase } from "#tests/support/seeded-database.ts";
import { waitingMail } from "#tests/support/waiting-mail.ts";
import { aMember, aPost, aSession, isIn, visitOf } from "../members/account/a-member.ts";
import { aColleague, aDecision, aRequest, auditOf } from "../portals/a-request.ts";

useSeededDatabase();

type Somebody = Awaited<ReturnType<typeof aMember>>;
type Route = (request: Request) => Response | Promise<Response>;

async function asks(route: Route, { session }: Somebody, body: Record<string, unknown>) {
  const answer = await route(aPost("/api/admin/members", body, session.headers));
  const response = (await answer.json()) as { error?: string; fields?: Record<string, string[]> };
  return { status: answer.status, ...response };
}

const reason = "Joins the desk from Monday on.";
const gives = (by: Somebody, to: Somebody, from: Role, role: Role, why = reason) =>
  asks(roleRoute, by, { id: to.id, from, to: role, reason: why });
const roleOf = async ({ id }: Somebody) => (await db().member.findUniqueOrThrow({ where: { id } })).role;
/** Demotes all admins but these. */
const onlyAdmins = (...admins: Somebody[]) =>
  db().member.updateMany({
    where: { role: "admin", id: { notIn: admins.map(({ id }) => id) } },
    data: { role: "member" },
  });

test("a role is given with a reason, counts in a running session, and is taken away again", async () => {
  const admin = await aColleague("admin");
  const ama = await aMember();
  expect(await gives(ama, admin, "admin", "member")).toMatchObject({ status: 404 });
  expect(await gives(admin, ama, "member", "staff")).toMatchObject({ status: 200 });
  expect((await visitOf(ama.session)).member.role).toBe("staff");
  expect(await gives(admin, ama, "member", "moderator")).toMatchObject({ status: 409 }); // the role has changed since
  expect(await gives(admin, ama, "staff", "member", "Leaves the desk.")).toMatchObject({ status: 200 });
  expect((await visitOf(ama.session)).member.role).toBe("member");

  const read = await readMember(admin.visit, ama.id);
  expect(read?.roleChanges).toMatchObject([
    { from: "staff", to: "member", by: admin.email, reason: "Leaves the desk." },
    { from: "member", to: "staff", by: admin.email, reason },
  ]);
  const rows = await db().$queryRaw<unknown[]>`SELECT 1 FROM role_changes r WHERE r::text LIKE '%Monday%'`;
  expect(rows).toEqual([]);
  const events = await auditOf(ama.email);
  expect(events.map(({ action }) => action)).toEqual(["role.given", "role.taken", "member.read"]);
  expect(JSON.stringify(events)).not.toMatch(/Monday|@/);
  const copy = await exportData(await visitOf(ama.session));
  expect(copy.roleChanges).toHaveLength(2);
  expect(JSON.stringify(copy.roleChanges)).not.toContain(admin.email);
});

test("what is wrong is said: no reason, no other role, one's own, nobody's", async () => {
  const admin = await aColleague("admin");
  const ama = await aMember();
  expect((await gives(admin, ama, "member", "staff", "")).fields).toHaveProperty("reason");
  expect((await gives(admin, ama, "member", "owner" as Role)).fields).toHaveProperty("to");
  expect((await gives(admin, ama, "member", "member")).fields).toHaveProperty("to");
  expect(await gives(admin, admin, "admin", "member")).toMatchObject({ status: 409 });
  const nobody = { ...ama, id: crypto.randomUUID() };
  expect(await gives(admin, nobody, "member", "staff")).toMatchObject({ status: 404 });
  expect(await roleOf(admin)).toBe("admin");
});

test("of two admins who take the role from each other at once, one stays, however often they try", async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = [await aColleague("admin"), await aColleague("admin")];
    await onlyAdmins(one, other);
    const statuses = (
      await Promise.all([gives(one, other, "admin", "member"), gives(other, one, "admin", "member")])
    ).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 404]);
    expect(await db().member.count({ where: { role: "admin" } })).toBe(1);
  }
});

test("whom ADMIN_EMAILS names stays an admin", async () => {
  const [admin, named] = [await aColleague("admin"), await aColleague("admin")];
  env.ADMIN_EMAILS.push(named.email);
  try {
    const { status, error } = await gives(admin, named, "admin", "member");
    expect([status, error]).toEqual([409, expect.stringContaining("ADMIN_EMAILS")]);
    expect((await readMember(admin.visit, named.id))?.member.isBySetting).toBe(true);
  } finally {
    env.ADMIN_EMAILS.pop();
  }
  expect(await roleOf(named)).toBe("admin");
});

test("signing out everywhere ends every session at once and forgets the devices; nobody does it to themselves", async () => {
  const admin = await aColleague("admin");
  const ama = await aMember();
  const phone = await aSession(ama.id, { isRemembered: false });
  expect((await readMember(admin.visit, ama.id))?.devices).toHaveLength(2);
  expect(await asks(signOutRoute, admin, { id: ama.id })).toMatchObject({ status: 200 });
  expect(await isIn(ama.session)).toEqual([false, false]);
  expect(await isIn(phone)).toEqual([false, false]);
  expect(await db().knownDevice.count({ where: { memberId: ama.id } })).toBe(0);
  expect((await auditOf(ama.email)).at(-1)).toMatchObject({
    action: "member.signed_out",
    actorId: admin.id,
    detail: { ended: 2, forgotten: 2 },
  });
  expect(await asks(signOutRoute, admin, { id: admin.id })).toMatchObject({ status: 409 });
  expect(await isIn(admin.session)).toEqual([true, true]);
});

test("an access that was given is withdrawn with its reason, once; a request that waits is not", async () => {
  const admin = await aColleague("admin");
  const { grantId: grant, ...ama } = await aRequest();
  const withdraws = (whose: Somebody = ama) =>
    asks(withdrawRoute, admin, { id: whose.id, grant, reason: "The purpose has ended." });
  expect(await withdraws()).toMatchObject({ status: 409 });
  await decideGrant(aDecision(grant));
  expect(await withdraws(await aMember())).toMatchObject({ status: 404 });
  const both = await Promise.all([withdraws(), withdraws()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await readMember(admin.visit, ama.id))?.grants).toMatchObject([
    { state: "refused", reason: "The purpose has ended." },
  ]);
  expect(await waitingMail("grant_decided", ama.email)).toHaveLength(2);
});

test("an account is found by its whole address alone, everybody with a role is listed, and both are written down", async () => {
  const admin = await aColleague("admin");
  const ama = await aMember();
  const sought = (email: string | undefined) => readMembers(admin.visit, { email, after: undefined });
  expect((await sought(ama.email)).found).toMatchObject({ id: ama.id, role: "member" });
  expect((await sought(ama.email.slice(0, 12))).found).toBeNull();
  const { staff, found } = await sought(undefined);
  expect(found).toBeUndefined();
  expect(staff.map(({ id }) => id)).toContain(admin.id);
  expect(staff.map(({ id }) => id)).not.toContain(ama.id);
  const actions = await db().auditEvent.findMany({ where: { actorId: admin.id }, select: { action: true } });
  expect(actions.map(({ action }) => action)).toEqual(["member.sought", "member.sought", "staff.listed"]);
});
