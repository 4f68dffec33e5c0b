import "#tests/support/local-demo.ts";
import { randomUUID } from "node:crypto";
import { jest } from "@jest/globals";
import { POST as endRoute } from "#app/api/admin/notices/end/route.ts";
import { POST as saveRoute } from "#app/api/admin/notices/route.ts";
import { db } from "#lib/platform/db.ts";
import { stopJobs } from "#lib/services/jobs/index.ts";
import {
  endNotice,
  followNotices,
  listNotices,
  refreshNotices,
  saveNotice,
} from "#lib/domains/notices/index.ts";
import { noticesOn } from "#lib/domains/notices/open/shown-notices.ts";
import { holdTimers } from "#tests/support/held-time.ts";
import { useOwnDatabase } from "#tests/support/own-database.ts";
import { until } from "#tests/support/until.ts";
import { seed } from "../../../prisma/seed.ts";
import { aForm, aPost } from "../members/account/a-member.ts";
import { aColleague } from "../portals/a-request.ts";

let drop: () => Promise<void>;

beforeAll(async () => {
  drop = await useOwnDatabase();
  await seed(db());
});

beforeEach(async () => {
  await db().siteNotice.deleteMany();
});

afterAll(async () => {
  await stopJobs();
  await drop();
});

type Colleague = Awaited<ReturnType<typeof aColleague>>;
type Body = { error?: string; fields?: Record<string, string[]>; data?: { id: string } };

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs);
const dayOf = (days: number) => inDays(days).toISOString().slice(0, 10);

const typed = (payload: Record<string, unknown> = {}) => ({
  country: "",
  level: "information",
  words: "Offices are closed on Friday.",
  untilDay: dayOf(2),
  untilTime: "18:00",
  ...payload,
});

async function says(answer: Response) {
  return { status: answer.status, ...((await answer.json()) as Body) };
}
const saves = async ({ session }: Colleague, body: Record<string, unknown>) =>
  says(await saveRoute(aPost("/api/admin/notices", body, session.headers)));
const ends = async ({ session }: Colleague, id: string, version: number) =>
  says(await endRoute(aPost("/api/admin/notices/end", { id, version }, session.headers)));

const stored = (id: string) => db().siteNotice.findUniqueOrThrow({ where: { id } });
const auditOf = (actorId: string) =>
  db().auditEvent.findMany({
    where: { actorId, action: { startsWith: "notice." } },
    orderBy: { id: "asc" },
    select: { action: true, outcome: true, detail: true },
  });

test("a notice is set, changed as it was read and ended; pages follow, and each is in the audit without a word of it", async () => {
  const staff = await aColleague("staff");
  const { status, data } = await saves(staff, typed({ country: "togo", level: "important" }));
  expect(status).toBe(200);
  const id = data!.id;
  const on = (path: string) => noticesOn(path, []);
  expect(on("/start-business/togo")).toContain("Offices are closed on Friday.");
  expect(on("/start-business/ghana")).toBe("");

  const link = { linkTo: "/contact", linkLabel: "Ask us" };
  expect(
    await saves(staff, typed({ country: "togo", id, version: 1, words: "Closed on Monday.", ...link })),
  ).toMatchObject({ status: 200 });
  expect(await stored(id)).toMatchObject({
    version: 2,
    words: "Closed on Monday.",
    linkTo: "/contact",
    changedById: staff.id,
  });
  expect(on("/one-africa/togo")).toMatch(/Closed on Monday\. <a class="link" href="\/contact">Ask us<\/a>/);

  expect((await ends(staff, id, 1)).status).toBe(409);
  expect((await ends(staff, id, 2)).status).toBe(200);
  expect((await ends(staff, id, 3)).status).toBe(409);
  expect(on("/start-business/togo")).toBe("");
  expect((await saves(staff, typed({ country: "togo", id, version: 3 }))).error).toMatch(/is over/);
  expect(await listNotices()).toMatchObject([{ id, state: "over", country: { name: "Togo" } }]);

  const detail = { notice: id, place: "togo" };
  expect(await auditOf(staff.id)).toEqual(
    ["notice.set", "notice.changed", "notice.ended"].map((action) => ({ action, outcome: "done", detail })),
  );
});

test("of two who set one for the same pages at once one wins, the other is told which stands there", async () => {
  const [one, other] = [await aColleague("staff"), await aColleague("admin")];
  const both = await Promise.all(
    [one, other].map((who, at) => saves(who, typed({ words: `Notice ${at}.` }))),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  const [refused] = both.filter(({ status }) => status === 422);
  const [row] = await db().siteNotice.findMany();
  expect(refused?.fields?.["fromDay"]?.[0]).toMatch(
    new RegExp(`^Another notice stands on the whole site from .* UTC until .* UTC: “${row!.words}”`),
  );
  expect(await db().siteNotice.count()).toBe(1);
  expect([...(await auditOf(one.id)), ...(await auditOf(other.id))]).toHaveLength(1);
});

test("each country has a place of its own, and so has each time", async () => {
  const staff = await aColleague("staff");
  const status = async (payload: Record<string, unknown>) => (await saves(staff, typed(payload))).status;
  expect(await status({})).toBe(200);
  expect(await status({ country: "togo" })).toBe(200);
  expect(await status({ country: "ghana" })).toBe(200);
  expect(await status({ country: "togo" })).toBe(422);
  const next = { fromDay: dayOf(2), fromTime: "18:00", untilDay: dayOf(5) };
  expect(await status({ country: "togo", ...next, fromTime: "17:59" })).toBe(422);
  expect(await status({ country: "togo", ...next })).toBe(200);
  const [first] = await db().siteNotice.findMany({
    where: { countrySlug: "togo" },
    orderBy: { startsAt: "asc" },
  });
  const longer = await saves(
    staff,
    typed({ country: "togo", id: first!.id, version: 1, untilDay: dayOf(3) }),
  );
  expect(longer.fields?.["fromDay"]?.[0]).toMatch(/^Another notice stands on the pages of Togo/);
});

test("the database itself takes no two at one time, and none for longer than 90 days", async () => {
  const row = (countrySlug: string | null, from: number, until: number) =>
    db().siteNotice.create({
      data: {
        countrySlug,
        level: "information",
        words: "x",
        startsAt: inDays(from),
        endsAt: inDays(until),
      },
    });
  await row(null, 0, 2);
  await row("togo", 0, 2);
  await expect(row(null, 1, 3)).rejects.toThrow(/site_notices_one_at_a_time/);
  await expect(row("togo", -1, 1)).rejects.toThrow(/site_notices_one_at_a_time/);
  await expect(row("ghana", 0, 91)).rejects.toThrow(/site_notices_span/);
  await row("togo", 2, 3);
});

test("of two who change the same notice at once one wins, the other is told and keeps what they typed", async () => {
  const [one, other] = [await aColleague("staff"), await aColleague("admin")];
  const { data } = await saves(one, typed({ country: "togo" }));
  const id = data!.id;
  const both = await Promise.all(
    [one, other].map((who, at) =>
      saves(who, typed({ country: "togo", id, version: 1, words: `Words ${at}.` })),
    ),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await stored(id)).version).toBe(2);
  const [year, month, day] = dayOf(2).split("-");
  const late = {
    id,
    version: "1",
    country: "togo",
    level: "important",
    words: "Mine.",
    "untilDay.day": day!,
    "untilDay.month": month!,
    "untilDay.year": year!,
    untilTime: "18:00",
  };
  const back = await saveRoute(aForm("/api/admin/notices", late, other.session.headers));
  expect(back.status).toBe(303);
  expect(back.headers.get("location")).toMatch(new RegExp(`^/admin/notice\\?change=${id}&draft=`));
  const taken = await saveRoute(
    aForm("/api/admin/notices", { ...late, version: "2" }, other.session.headers),
  );
  expect(taken.headers.get("location")).toBe("/admin/notice?done=changed");
  expect(await stored(id)).toMatchObject({ version: 3, words: "Mine.", level: "important" });
});

test("a span that cannot be is refused beside its last day", async () => {
  const staff = await aColleague("staff");
  for (const [given, sentence] of [
    [{ untilDay: dayOf(-1) }, /^This moment has passed/],
    [{ fromDay: dayOf(3), untilDay: dayOf(2) }, /^The notice would end before it begins/],
    [{ untilDay: dayOf(92) }, /^A notice stands for 90 days at most/],
  ] as const) {
    const { status, fields } = await saves(staff, typed(given));
    expect([status, fields?.["untilDay"]?.[0]]).toEqual([422, expect.stringMatching(sentence)]);
  }
  expect(await db().siteNotice.count()).toBe(0);
  expect(await auditOf(staff.id)).toEqual([]);
});

test("one that has begun goes on from when it began, unless it moves to other pages; one to come is taken back whole", async () => {
  const staff = await aColleague("staff");
  const until = inDays(3);
  const from = inDays(-1);
  const notice = { level: "information" as const, words: "Closed.", until };
  const { id } = await saveNotice(staff.visit, { ...notice, country: "togo", from }, from);
  await saveNotice(staff.visit, { ...notice, country: "togo", id, version: 1, from: inDays(1) });
  expect((await stored(id)).startsAt).toEqual(from);
  // Another notice was shown in Ghana meanwhile: a notice that moves there starts there now.
  const over = await saveNotice(staff.visit, { ...notice, country: "ghana" }, from);
  await endNotice(staff.visit, { id: over.id, version: 1 });
  const before = Date.now();
  await saveNotice(staff.visit, { ...notice, country: "ghana", id, version: 2 });
  expect((await stored(id)).startsAt.getTime()).toBeGreaterThanOrEqual(before);

  const next = await saveNotice(staff.visit, { ...notice, from: inDays(1), until: inDays(2) });
  await endNotice(staff.visit, { id: next.id, version: 1 });
  const { startsAt, endsAt } = await stored(next.id);
  expect(startsAt).toEqual(endsAt);
  expect((await listNotices()).find((one) => one.id === next.id)?.state).toBe("over");
  await saveNotice(staff.visit, { ...notice, from: inDays(1), until: inDays(2) });
});

test("it goes by itself at its end, and what another instance set is seen when it is looked for", async () => {
  const endsAt = inDays(1);
  await db().siteNotice.create({
    data: { level: "information", words: "From elsewhere.", startsAt: inDays(-1), endsAt },
  });
  expect(noticesOn("/", [])).toBe("");
  await refreshNotices();
  expect(noticesOn("/", [])).toContain("From elsewhere.");
  expect(noticesOn("/", [], endsAt.getTime())).toBe("");
  await db().siteNotice.deleteMany();
  await refreshNotices();
  expect(noticesOn("/", [])).toBe("");
});

test("who has not the right is told that nothing is there", async () => {
  for (const role of ["member", "moderator", "caseworker"] as const) {
    const who = await aColleague(role);
    expect((await saves(who, typed())).status).toBe(404);
    expect((await ends(who, randomUUID(), 1)).status).toBe(404);
  }
  const nobody = await saveRoute(aPost("/api/admin/notices", typed(), {}));
  expect(nobody.status).toBe(404);
  const staff = await aColleague("staff");
  expect((await ends(staff, randomUUID(), 1)).status).toBe(404);
  expect((await ends(staff, "x", 1)).status).toBe(422);
  expect((await saves(staff, typed({ id: randomUUID(), version: 1 }))).status).toBe(404);
  expect(await db().siteNotice.count()).toBe(0);
});

test("what another instance stores or ends is seen five seconds after the last look", async () => {
  const store = (country: string) =>
    db().siteNotice.create({
      data: {
        countrySlug: country,
        level: "information",
        words: "Closed.",
        startsAt: inDays(-1),
        endsAt: inDays(1),
      },
    });
  const shown = (country: string) => noticesOn(`/start-business/${country}`, []) !== "";
  await store("togo");
  holdTimers();
  try {
    followNotices();
    await until(() => shown("togo"));
    await store("ghana");
    jest.advanceTimersByTime(4_999);
    await db().$queryRaw`SELECT 1`;
    expect(shown("ghana")).toBe(false);
    jest.advanceTimersByTime(1);
    await until(() => shown("ghana"));
    await db().siteNotice.deleteMany();
    jest.advanceTimersByTime(5_000);
    await until(() => !shown("ghana"));
  } finally {
    jest.useRealTimers();
  }
});
