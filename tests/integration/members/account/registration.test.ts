import { draftOf } from "#tests/support/draft-of.ts";
import { POST } from "#app/api/account/registration/route.ts";
import { db } from "#lib/platform/db.ts";
import { seed } from "../../../../prisma/seed.ts";
import { aForm, aMember, aPost, actionsOf, visitOf } from "./a-member.ts";

const path = "/api/account/registration";
const input = { audience: "investor", country: "ghana", consent: true };

beforeAll(() => seed(db()));
afterAll(() => db().$disconnect());

const stored = (id: string) =>
  db().member.findUniqueOrThrow({
    where: { id },
    select: { audience: true, countrySlug: true, consentedAt: true },
  });

test("a registration is finished once, also when it is sent three times at once", async () => {
  const ama = await aMember({ isRegistered: false });
  expect(ama.visit.member.isRegistered).toBe(false);
  const posts = [1, 2, 3].map(() => POST(aPost(path, input, ama.session.headers)));
  expect((await Promise.all(posts)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await visitOf(ama.session)).member).toMatchObject({
    isRegistered: true,
    audience: "investor",
    countrySlug: "ghana",
  });
  expect(await actionsOf(ama.id)).toEqual(["registration.completed"]);
});

test("audience and country can be changed; the moment of consent stays", async () => {
  const ama = await aMember();
  const before = await stored(ama.id);
  const fields = { audience: "diaspora", country: "", consent: "true" };
  const answer = await POST(aForm(path, fields, ama.session.cookie));
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/portal/onestop"]);
  expect(await stored(ama.id)).toEqual({ ...before, audience: "diaspora", countrySlug: null });
});

test("bad input is refused, and a form comes back with what was chosen", async () => {
  const ama = await aMember({ isRegistered: false });
  const bad = [
    {},
    { ...input, audience: "king" },
    { ...input, country: "atlantis" },
    { ...input, consent: false },
  ];
  for (const body of bad) expect((await POST(aPost(path, body, ama.session.headers))).status).toBe(422);
  const page = await POST(aForm(path, { audience: "investor", country: "ghana" }, ama.session.cookie));
  const state = await draftOf(page, "registration");
  expect(state.typed).toEqual({ audience: ["investor"], country: ["ghana"] });
  expect(Object.keys(state.faults)).toEqual(["consent"]);
  expect((await stored(ama.id)).consentedAt).toBeNull();
});

test("nobody signed in is 401, for a script and for a form", async () => {
  expect((await POST(aPost(path, input))).status).toBe(401);
  const page = await POST(aForm(path, { audience: "investor", country: "", consent: "true" }));
  expect([page.status, page.headers.get("location")]).toEqual([
    303,
    expect.stringContaining("/login?tab=login&next=%2Fportal%2Fonestop%3Fdraft%3D"),
  ]);
});
