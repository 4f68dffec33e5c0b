import "#tests/support/local-demo.ts";
import { randomUUID } from "node:crypto";
import { jest } from "@jest/globals";
import { POST as askForCode } from "#app/api/auth/login/request/route.ts";
import { POST as endByLink } from "#app/api/auth/session-end/route.ts";
import { POST as writeToStaff } from "#app/api/cases/message/route.ts";
import { POST as writeInChat } from "#app/api/chat/message/route.ts";
import { GET as readChat } from "#app/api/chat/messages/route.ts";
import { POST as fileLead } from "#app/api/leads/route.ts";
import { POST as beginUpload } from "#app/api/uploads/route.ts";
import { POST as lookUp } from "#app/api/submissions/look-up/route.ts";
import { chatKeyHeader } from "#lib/domains/chat/open/paths.ts";
import { db, pool } from "#lib/platform/db.ts";
import { listen } from "#lib/services/realtime/live/index.ts";
import { consume, type Policy } from "#lib/services/limits/index.ts";
import { closeRefusals } from "#lib/services/limits/refusals.ts";
import { rateKey } from "#lib/services/limits/rate-key.ts";
import { newToken } from "#lib/platform/secrets/index.ts";
import { aLead } from "#tests/support/a-lead.ts";
import { aNetwork } from "#tests/support/sign-in.ts";

let unlisten: () => void;
// A connection that opens clears the remembered refusals, so it opens first.
beforeAll(() => new Promise<void>((opened) => (unlisten = listen("these tests", () => opened()))));
afterAll(async () => {
  unlisten();
  closeRefusals();
  await db().$disconnect();
});

type Case = [policy: Policy, answer: (request: Request) => Response | Promise<Response>, body: unknown];

const message = {
  id: randomUUID(),
  text: "Hello",
  contact: { email: "ama@example.org" },
  page: "/",
  begun: 9_000,
};
const cases: Case[] = [
  ["lead", fileLead, aLead()],
  ["chatMessage", writeInChat, message],
  ["chatAsk", readChat, undefined],
  ["codeRequestNetwork", askForCode, { email: "ama@example.org" }],
  ["sessionEndLink", endByLink, { token: newToken() }],
  ["submissionLookUp", lookUp, { reference: "AK-2345-6789", email: "ama@example.org" }],
  ["upload", beginUpload, null],
  ["caseMessage", writeToStaff, { reference: "AK-2345-6789", words: "Hello" }],
];

test.each(cases)("64 calls at once that %s refuses hold no connection", async (policy, answer, body) => {
  const network = aNetwork();
  const key = rateKey(policy, network);
  await db().$executeRaw`
    INSERT INTO rate_windows (key, hits, admitted, expires_at)
    SELECT ${key}, array_agg(now()), true, now() + interval '1 day' FROM generate_series(1, 5000)`;
  expect((await consume(policy, network)).admitted).toBe(false);
  const call = () =>
    new Request("http://localhost/api/call", {
      method: body === undefined ? "GET" : "POST",
      headers: {
        "content-type": "application/json",
        "x-forwarded-for": network,
        [chatKeyHeader]: newToken(),
        "tus-resumable": "1.0.0",
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  using taken = jest.spyOn(pool(), "connect");
  const answers = await Promise.all(Array.from({ length: 64 }, () => answer(call())));
  expect([taken.mock.calls.length, new Set(answers.map(({ status }) => status))]).toEqual([
    0,
    new Set([429]),
  ]);
  for (const refused of answers) expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
});
