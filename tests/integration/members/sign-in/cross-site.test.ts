import { POST as register } from "#app/api/account/registration/route.ts";
import { POST as endByLink } from "#app/api/auth/session-end/route.ts";
import { POST as signOut } from "#app/api/auth/sign-out/route.ts";
import { db } from "#lib/platform/db.ts";
import { hashToken, newToken } from "#lib/platform/secrets/index.ts";
import { seed } from "../../../../prisma/seed.ts";
import { aForm, aMember, aPost, actionsOf, isIn, visitOf } from "../account/a-member.ts";

beforeAll(() => seed(db()));
afterAll(() => db().$disconnect());

/** A member who has not finished registering, with the token from the mail about a new device. */
async function aTarget() {
  const ama = await aMember({ isRegistered: false });
  const endToken = newToken();
  await db().session.update({ where: { id: ama.session.id }, data: { endHash: hashToken(endToken) } });
  return { ...ama, endToken };
}
type Target = Awaited<ReturnType<typeof aTarget>>;

const calls = [
  ["/api/account/registration", register, () => ({ audience: "founder", country: "kenya", consent: true })],
  ["/api/auth/session-end", endByLink, ({ endToken }: Target) => ({ token: endToken })],
  ["/api/auth/sign-out", signOut, () => ({})],
] as const;

const away: Record<string, string>[] = [
  { origin: "https://evil.example" },
  { origin: "null" },
  { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
];

test.each(calls)(
  "a post to %s from another site is refused and does nothing",
  async (path, handle, inputOf) => {
    const ama = await aTarget();
    const input = inputOf(ama);
    const typed = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));
    for (const origin of away) {
      const headers = { ...ama.session.cookie, ...origin };
      const answer = await handle(aPost(path, input, headers));
      expect([answer.status, await answer.json()]).toMatchObject([403, { ok: false, code: "forbidden" }]);
      const page = await handle(aForm(path, typed, headers));
      expect([page.status, page.headers.get("location")]).toEqual([403, null]);
      expect(page.headers.getSetCookie()).toEqual([]);
      const html = await page.text();
      expect(html).toContain("sent from another site");
      expect(html).not.toContain(ama.endToken);
    }
    expect(await isIn(ama.session)).toEqual([true, true]);
    expect((await visitOf(ama.session)).member.isRegistered).toBe(false);
    expect(await actionsOf(ama.id)).toEqual([]);
  },
);

test.each(calls)("the same post to %s from this site is taken", async (path, handle, inputOf) => {
  const ama = await aTarget();
  const headers = { ...ama.session.cookie, origin: "http://localhost", host: "localhost" };
  const answer = await handle(aPost(path, inputOf(ama), headers));
  expect([answer.status, await answer.json()]).toMatchObject([200, { ok: true }]);
  expect(await actionsOf(ama.id)).toHaveLength(1);
});
