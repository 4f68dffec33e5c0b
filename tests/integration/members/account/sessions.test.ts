import { randomUUID } from "node:crypto";
import { GET, POST } from "#app/api/account/sessions/route.ts";
import { endSession, listDevices, listEndedDevices } from "#lib/domains/members/index.ts";
import { db } from "#lib/platform/db.ts";
import { newToken } from "#lib/platform/secrets/index.ts";
import { seed } from "../../../../prisma/seed.ts";
import { aForm, aGet, aMember, aPost, aSession, actionsOf, isIn } from "./a-member.ts";

const path = "/api/account/sessions";

beforeAll(() => seed(db()));
afterAll(() => db().$disconnect());

test("the list holds the member's live sign-ins only, this one first, then the latest seen", async () => {
  const ama = await aMember();
  const other = await aMember();
  const older = await aSession(ama.id, { idleMinutes: 50, deviceName: "Safari on iPhone" });
  const newer = await aSession(ama.id, { idleMinutes: 10, isRemembered: false });
  await aSession(ama.id, { hours: -1 });
  await aSession(ama.id, { idleMinutes: 31, isRemembered: false });
  const ended = await aSession(ama.id);
  await endSession(ama.visit, ended.id);
  const devices = await listDevices(ama.visit);
  expect(devices.map(({ id }) => id)).toEqual([ama.session.id, newer.id, older.id]);
  expect(devices.map(({ isThis }) => isThis)).toEqual([true, false, false]);
  expect(devices[2]).toMatchObject({
    deviceName: "Safari on iPhone",
    network: "203.0.113.0/24",
    isRemembered: true,
    lastSeenAt: expect.any(Date),
    expiresAt: expect.any(Date),
  });
  expect((await listDevices(other.visit)).map(({ id }) => id)).toEqual([other.session.id]);
  expect(await listEndedDevices(ama.visit)).toEqual([expect.objectContaining({ id: ended.id, isNew: true })]);
});

test("an ended session is out at once by bearer and cookie, and its device is forgotten", async () => {
  const ama = await aMember();
  const phone = await aSession(ama.id);
  expect(await isIn(phone)).toEqual([true, true]);
  const answer = await POST(aPost(path, { end: phone.id }, ama.session.headers));
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true, data: { ended: 1 } }]);
  expect(await isIn(phone)).toEqual([false, false]);
  expect(await isIn(ama.session)).toEqual([true, true]);
  expect(await db().knownDevice.count({ where: { memberId: ama.id } })).toBe(1);
  expect(await actionsOf(ama.id)).toEqual(["session.ended", "device.forgotten"]);
  await db()
    .$executeRaw`UPDATE sessions SET ended_at = ended_at - interval '30 seconds' WHERE id = ${phone.id}::uuid`;
  expect((await POST(aPost(path, { end: phone.id }, ama.session.headers))).status).toBe(404);
});

test("whatever else is signed in on a device that is ended goes with it; on this device only the one named", async () => {
  const ama = await aMember();
  const device = newToken();
  const first = await aSession(ama.id, { device });
  await db().knownDevice.deleteMany({ where: { memberId: ama.id } });
  const again = await aSession(ama.id, { device });
  await endSession(ama.visit, first.id);
  expect([await isIn(again), await isIn(ama.session)]).toEqual([
    [false, false],
    [true, true],
  ]);
});

test("ending all others keeps the one that asks, by script and by form", async () => {
  for (const post of [aPost, aForm]) {
    const ama = await aMember();
    const bystander = await aMember();
    const others = [await aSession(ama.id), await aSession(ama.id)];
    const answer = await POST(post(path, { end: "others" }, ama.session.cookie));
    expect([answer.status, answer.headers.get("location")]).toEqual(
      post === aForm ? [303, "/portal/onestop/devices"] : [200, null],
    );
    for (const other of others) expect(await isIn(other)).toEqual([false, false]);
    expect(await isIn(ama.session)).toEqual([true, true]);
    expect(await isIn(bystander.session)).toEqual([true, true]);
    expect(await actionsOf(ama.id)).toEqual(["session.ended", "device.forgotten"]);
  }
});

test("somebody else's session is answered as one that does not exist, and stays", async () => {
  const ama = await aMember();
  const kofi = await aMember();
  const responses = [];
  for (const end of [kofi.session.id, randomUUID()]) {
    const answer = await POST(aPost(path, { end }, ama.session.headers));
    responses.push([answer.status, await answer.text()]);
  }
  expect(responses[0]).toEqual(responses[1]);
  expect(responses[0]?.[0]).toBe(404);
  expect(await isIn(kofi.session)).toEqual([true, true]);
  expect(await db().knownDevice.count({ where: { memberId: kofi.id } })).toBe(1);
  expect(await actionsOf(ama.id)).toEqual([]);
});

test("a session is ended once, and a second press is answered as the first", async () => {
  const ama = await aMember();
  const phone = await aSession(ama.id);
  const posts = [1, 2, 3].map(() => POST(aPost(path, { end: phone.id }, ama.session.headers)));
  const statuses = (await Promise.all(posts)).map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 200]);
  expect(await actionsOf(ama.id)).toEqual(["session.ended", "device.forgotten"]);
});

test("ending this very session takes its cookie back and keeps the device known", async () => {
  const ama = await aMember();
  const answer = await POST(aPost(path, { end: ama.session.id }, ama.session.cookie));
  expect(answer.headers.getSetCookie().join("\n")).toMatch(/akoma\.session=; .*Max-Age=0/);
  expect(await isIn(ama.session)).toEqual([false, false]);
  expect(await db().knownDevice.count({ where: { memberId: ama.id } })).toBe(1);
});

test("bad input is refused with a sentence", async () => {
  const ama = await aMember();
  for (const body of [{}, { end: "" }, { end: "all" }, { end: 7 }, [], null, { end: "0".repeat(999) }]) {
    const answer = await POST(aPost(path, body, ama.session.headers));
    expect(answer.status).toBe(422);
  }
});

test("nobody signed in: 401 for a script, a page with a way to sign in for a form", async () => {
  const json = await POST(aPost(path, { end: "others" }));
  expect([json.status, await json.json()]).toMatchObject([401, { ok: false, code: "unauthenticated" }]);
  const page = await POST(aForm(path, { end: "others" }));
  expect([page.status, page.headers.get("content-type")]).toEqual([401, "text/html; charset=utf-8"]);
  expect(await page.text()).toContain("/login?tab=login&amp;next=%2Fportal%2Fonestop%2Fdevices");
});

test("a post from another site changes nothing", async () => {
  const ama = await aMember();
  const phone = await aSession(ama.id);
  const foreign = { ...ama.session.cookie, "sec-fetch-site": "cross-site" };
  expect((await POST(aForm(path, { end: phone.id }, foreign))).status).toBe(403);
  expect(await isIn(phone)).toEqual([true, true]);
});

test("the address opened in a browser leads to the page", () => {
  const page = GET(aGet(path, { accept: "text/html" }));
  expect([page.status, page.headers.get("location")]).toEqual([303, "/portal/onestop/devices"]);
  expect(GET(aGet(path)).status).toBe(405);
});
