import { POST as register } from "#app/api/account/registration/route.ts";
import { GET as exportRoute } from "#app/api/account/export/route.ts";
import { POST as askForAccess } from "#app/api/grants/route.ts";
import { POST as rate } from "#app/api/country/[slug]/ratings/route.ts";
import { db } from "#lib/platform/db.ts";
import { completeRegistration, exportData } from "#lib/backoffice/account/index.ts";
import { requestGrant } from "#lib/domains/portals/index.ts";
import { rateCountry } from "#lib/domains/ratings/index.ts";
import { countLockWaits } from "#tests/support/lock-waits.ts";
import { until } from "#tests/support/until.ts";
import { seed } from "../../../../prisma/seed.ts";
import { aGet, aMember, aPost } from "./a-member.ts";

beforeAll(() => seed(db()));
afterAll(() => db().$disconnect());

type AMember = Awaited<ReturnType<typeof aMember>>;

const purpose = "To read what is offered to investors here.";

/** Actions that a member takes while the account is being deleted elsewhere. */
const actions = {
  rates: ({ visit }: AMember) =>
    rateCountry(visit.member, "kenya", { kind: "ease", score: 4, comment: undefined }),
  "asks for access": ({ visit }: AMember) =>
    requestGrant(visit, { portal: "investor", purpose, organisation: undefined }),
  exports: ({ visit }: AMember) => exportData(visit),
  registers: ({ visit }: AMember) =>
    completeRegistration(visit, { audience: "vendor", country: "ghana", consent: true }),
};

test.each(Object.entries(actions))("whoever %s after the account was deleted gets 401", async (_, action) => {
  const ama = await aMember();
  await db().member.delete({ where: { id: ama.id } });
  await expect(action(ama)).rejects.toMatchObject({ code: "unauthenticated" });
});

const calls = {
  rates: ({ session }: AMember) =>
    rate(aPost("/api/country/kenya/ratings", { kind: "ease", score: 4 }, session.headers), {
      params: Promise.resolve({ slug: "kenya" }),
    }),
  "asks for access": ({ session }: AMember) =>
    askForAccess(aPost("/api/grants", { portal: "investor", purpose }, session.headers)),
  exports: ({ session }: AMember) => exportRoute(aGet("/api/account/export", session.headers)),
  registers: ({ session }: AMember) =>
    register(aPost("/api/account/registration", { audience: "vendor", consent: true }, session.headers)),
};

test.each(["rates", "asks for access", "registers"] as const)(
  "whoever %s while the account is being deleted waits for it and gets 401, never 500",
  async (name) => {
    const ama = await aMember();
    let answer: Promise<Response> | undefined;
    await db().$transaction(async (on) => {
      await on.member.delete({ where: { id: ama.id } });
      answer = calls[name](ama);
      await until(async () => (await countLockWaits()) > 0);
    });
    expect((await answer)?.status).toBe(401);
  },
);

test("deleted at the very same time, whoever comes first counts and nobody gets 500", async () => {
  const statuses = await Promise.all(
    Object.values(calls).map(async (call) => {
      const ama = await aMember();
      const [answer] = await Promise.all([call(ama), db().member.delete({ where: { id: ama.id } })]);
      return answer.status;
    }),
  );
  for (const status of statuses) expect([200, 401]).toContain(status);
});
