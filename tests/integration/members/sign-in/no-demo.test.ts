import { randomUUID } from "node:crypto";
import { POST } from "#app/api/auth/login/request/route.ts";
import { db } from "#lib/platform/db.ts";
import { openPending } from "#lib/domains/members/cookies.ts";
import { waitingMail } from "#tests/support/waiting-mail.ts";

afterAll(() => db().$disconnect());

test("outside the local demo no answer and no cookie carries a code; it is in the outbox alone", async () => {
  const email = `member-${randomUUID()}@example.org`;
  const answer = await POST(
    new Request("http://localhost:3000/api/auth/login/request", {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": "192.0.2.77" },
      body: JSON.stringify({ email }),
    }),
  );
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { ok: true, data: { sent: true, minutes: 10 } },
  ]);
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith("akoma.pending="));
  expect(openPending(/=([^;]+)/.exec(cookie ?? "")?.[1])).not.toHaveProperty("code");
  expect(await waitingMail("code", email)).toMatchObject([{ subject: expect.stringMatching(/\d{6}/) }]);
});
