import { randomUUID } from "node:crypto";
import { GET as grantsDesk } from "#app/api/admin/grants/route.ts";
import { POST as moderate } from "#app/api/admin/moderation/route.ts";
import { POST as deleteRoute } from "#app/api/account/delete/route.ts";
import { POST as register } from "#app/api/account/registration/route.ts";
import { POST as endSessions } from "#app/api/account/sessions/route.ts";
import { POST as endByLink } from "#app/api/auth/session-end/route.ts";
import { POST as withdrawRoute } from "#app/api/country/[slug]/ratings/withdraw/route.ts";
import { db } from "#lib/platform/db.ts";
import { newToken } from "#lib/platform/secrets/index.ts";
import { aNetwork } from "#tests/support/sign-in.ts";
import { seed } from "../../../prisma/seed.ts";
import { aGet, aMember, aPost } from "./account/a-member.ts";

beforeAll(() => seed(db()));
afterAll(() => db().$disconnect());

type Headers = Record<string, string>;

const audiences = ["founder", "vendor"];

/** What a member may do a limited number of times per hour: how to do it the n-th time, and the status if allowed. */
const actions = {
  "taking ratings back": {
    limit: 30,
    answers: 200,
    send: (headers: Headers) =>
      withdrawRoute(aPost("/api/country/kenya/ratings/withdraw", { kind: "ease" }, headers), {
        params: Promise.resolve({ slug: "kenya" }),
      }),
  },
  "registering again": {
    limit: 20,
    answers: 200,
    send: (headers: Headers, n: number) =>
      register(aPost("/api/account/registration", { audience: audiences[n % 2], consent: true }, headers)),
  },
  "typing a wrong address to delete the account": {
    limit: 10,
    answers: 422,
    send: (headers: Headers) =>
      deleteRoute(aPost("/api/account/delete", { email: "kofi@example.org" }, headers)),
  },
  "signing devices out": {
    limit: 60,
    answers: 404,
    send: (headers: Headers) => endSessions(aPost("/api/account/sessions", { end: randomUUID() }, headers)),
  },
};

test.each(Object.entries(actions))(
  "%s has a limit for each member, with a time to come back",
  async (_, action) => {
    const [ama, kofi] = [await aMember(), await aMember()];
    const statuses = new Set<number>();
    for (let n = 0; n < action.limit; n += 1)
      statuses.add((await action.send(ama.session.headers, n)).status);
    expect([...statuses]).toEqual([action.answers]);
    const refused = await action.send(ama.session.headers, action.limit);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await action.send(kofi.session.headers, 0)).status).toBe(action.answers);
  },
);

test("whoever typed wrong addresses too often can still delete the account with the right one", async () => {
  const ama = await aMember();
  for (let n = 0; n < 11; n += 1)
    await actions["typing a wrong address to delete the account"].send(ama.session.headers);
  const answer = await deleteRoute(aPost("/api/account/delete", { email: ama.email }, ama.session.headers));
  expect(answer.status).toBe(200);
});

test("links that end a sign-in are tried from one network so often and no more", async () => {
  const open = (network: string) =>
    endByLink(aPost("/api/auth/session-end", { token: newToken() }, { "x-forwarded-for": network }));
  const network = aNetwork();
  const statuses: number[] = [];
  for (let n = 0; n < 31; n += 1) statuses.push((await open(network)).status);
  expect([new Set(statuses.slice(0, 30)), statuses.at(-1)]).toEqual([new Set([404]), 429]);
  expect((await open(aNetwork())).status).toBe(404);
});

test("a member who knocks at the desks of the staff for ever is written down once an hour for each", async () => {
  const ama = await aMember();
  const { headers } = ama.session;
  for (let n = 0; n < 20; n += 1) {
    expect((await grantsDesk(aGet("/api/admin/grants", headers))).status).toBe(404);
    expect((await moderate(aPost("/api/admin/moderation", {}, headers))).status).toBe(404);
  }
  const events = await db().auditEvent.findMany({ where: { actorId: ama.id }, orderBy: { id: "asc" } });
  expect(events).toMatchObject([
    { action: "access.checked", outcome: "refused", detail: { role: "member", right: "grant.list" } },
    { action: "access.checked", outcome: "refused", detail: { role: "member", right: "words.list" } },
  ]);
});
