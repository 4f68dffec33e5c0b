import "#tests/support/local-demo.ts";
import { POST as route } from "#app/api/admin/answers/mode/route.ts";
import { db } from "#lib/platform/db.ts";
import { stopJobs } from "#lib/services/jobs/index.ts";
import { navigatorMode, readMode, refreshMode } from "#lib/domains/navigator/index.ts";
import { holdMode } from "#lib/domains/navigator/mode/navigator-mode.ts";
import { useOwnDatabase } from "#tests/support/own-database.ts";
import { seed } from "../../../prisma/seed.ts";
import { aForm, aPost } from "../members/account/a-member.ts";
import { aColleague } from "../portals/a-request.ts";

let drop: () => Promise<void>;

beforeAll(async () => {
  drop = await useOwnDatabase();
  await seed(db());
});

beforeEach(async () => {
  await db().navigatorMode.deleteMany();
  await refreshMode();
});

afterAll(async () => {
  await stopJobs();
  await drop();
});

type Colleague = Awaited<ReturnType<typeof aColleague>>;
type Body = { error?: string; fields?: Record<string, string[]> };

const path = "/api/admin/answers/mode";
const why = "The model words rules it has not read.";

async function switches({ session }: Colleague, body: Record<string, unknown>) {
  const answer = await route(aPost(path, body, session.headers));
  return { status: answer.status, ...((await answer.json()) as Body) };
}

test("an admin switches it: this instance follows at once, the audit has the mode and not why", async () => {
  const admin = await aColleague("admin");
  expect(navigatorMode()).toBe("on");
  expect(await readMode()).toEqual({ mode: "on", version: 0 });
  expect((await switches(admin, { mode: "own-words", why, version: 0 })).status).toBe(200);
  expect(navigatorMode()).toBe("own-words");
  expect((await switches(admin, { mode: "off", why: "  Under  repair today. ", version: 1 })).status).toBe(
    200,
  );
  expect(navigatorMode()).toBe("off");
  expect(await readMode()).toEqual({
    mode: "off",
    version: 2,
    set: { why: "Under repair today.", at: expect.any(Date), by: admin.email },
  });
  const events = await db().auditEvent.findMany({
    where: { actorId: admin.id, action: "navigator.switched" },
    orderBy: { id: "asc" },
    select: { outcome: true, detail: true },
  });
  expect(events).toEqual([
    { outcome: "done", detail: { mode: "own-words" } },
    { outcome: "done", detail: { mode: "off" } },
  ]);
});

test("of two who switch at once one wins; who read an older state is told so", async () => {
  const [one, other] = [await aColleague("admin"), await aColleague("admin")];
  const both = await Promise.all([
    switches(one, { mode: "off", why, version: 0 }),
    switches(other, { mode: "own-words", why, version: 0 }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await switches(one, { mode: "on", why, version: 0 })).error).toMatch(/^Somebody switched/);
  expect((await switches(one, { mode: "on", why, version: 7 })).status).toBe(409);
  expect((await readMode()).version).toBe(1);
  expect(
    await db().auditEvent.count({
      where: { actorId: { in: [one.id, other.id] }, action: "navigator.switched" },
    }),
  ).toBe(1);
});

test("what another instance set is followed; while the database is away, what was read last stands", async () => {
  await db().navigatorMode.create({ data: { mode: "off", why } });
  expect(navigatorMode()).toBe("on");
  await refreshMode();
  expect(navigatorMode()).toBe("off");
  await db().$executeRaw`ALTER TABLE navigator_modes RENAME TO navigator_modes_away`;
  await expect(refreshMode()).rejects.toThrow();
  expect(navigatorMode()).toBe("off");
  await db().$executeRaw`ALTER TABLE navigator_modes_away RENAME TO navigator_modes`;
  await db().navigatorMode.update({ where: { id: 1 }, data: { mode: "own-words" } });
  await refreshMode();
  expect(navigatorMode()).toBe("own-words");
  holdMode("on");
});

test("the database has one row, of a mode the site knows", async () => {
  await expect(db().navigatorMode.create({ data: { mode: "loud", why } })).rejects.toThrow(
    /navigator_modes_known/,
  );
  await expect(db().navigatorMode.create({ data: { id: 2, mode: "on", why } })).rejects.toThrow(
    /navigator_modes_known/,
  );
});

test("a mode that is none, and no reason, are said beside their fields; nothing is switched", async () => {
  const admin = await aColleague("admin");
  const wrong = await switches(admin, { mode: "loud", why: "no", version: 0 });
  expect([wrong.status, Object.keys(wrong.fields ?? {}).toSorted()]).toEqual([422, ["mode", "why"]]);
  expect((await switches(admin, { mode: "off", why })).status).toBe(422);
  expect(await db().navigatorMode.count()).toBe(0);
});

test("without script it leads back to the page, with what was typed where it could not be taken", async () => {
  const { session } = await aColleague("admin");
  const done = await route(aForm(path, { mode: "off", why, version: "0" }, session.headers));
  expect([done.status, done.headers.get("location")]).toEqual([303, "/admin/answers?done=switched"]);
  const late = await route(aForm(path, { mode: "on", why, version: "0" }, session.headers));
  expect([late.status, late.headers.get("location")]).toEqual([
    303,
    expect.stringMatching(/^\/admin\/answers\?draft=/),
  ]);
});

test("only admins switch: to everybody else no such call is there", async () => {
  for (const role of ["member", "staff", "moderator", "caseworker"] as const)
    expect((await switches(await aColleague(role), { mode: "off", why, version: 0 })).status).toBe(404);
  expect((await route(aPost(path, { mode: "off", why, version: 0 }, {}))).status).toBe(404);
  expect(await db().navigatorMode.count()).toBe(0);
});
