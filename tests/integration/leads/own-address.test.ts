import { randomUUID } from "node:crypto";
import { draftOf } from "#tests/support/draft-of.ts";
import { POST } from "#app/api/leads/route.ts";
import { db } from "#lib/platform/db.ts";
import { aFormPost, aJsonPost, aLead } from "#tests/support/a-lead.ts";
import { aNetwork } from "#tests/support/sign-in.ts";
import { aMember } from "../members/account/a-member.ts";

afterAll(() => db().$disconnect());

const from = () => ({ "x-forwarded-for": aNetwork() });
const rowsOf = (contactEmail: string) =>
  db().lead.findMany({ where: { contactEmail }, select: { messages: true } });

test.each([
  ["empty", ""],
  ["blank", "  "],
  ["left out", undefined],
])(
  "a member's enquiry with the address %s is answered to the account, by cookie and by bearer",
  async (_, email) => {
    const { session, email: own } = await aMember();
    for (const credentials of [session.headers, session.cookie]) {
      const lead = aLead({ text: randomUUID() });
      const { contact, ...rest } = lead.payload;
      const payload = { ...rest, ...(email === undefined ? {} : { contact: { ...contact, email } }) };
      const answer = await POST(aJsonPost({ ...lead, payload }, { ...credentials, ...from() }));
      expect(answer.status).toBe(200);
    }
    expect(await rowsOf(own)).toHaveLength(2);
  },
);

const typed = { lead_type: "contact", page: "/contact", message: "Which office?", email: "", name: "" };

test("without script too; what else is wrong is said with the address filled in", async () => {
  const { session, email } = await aMember();
  const filed = await POST(aFormPost(typed, { ...session.cookie, ...from() }));
  expect([filed.status, filed.headers.get("location")]).toEqual([
    303,
    expect.stringContaining("reference=AK-"),
  ]);
  expect(await rowsOf(email)).toHaveLength(1);
  const refused = await POST(aFormPost({ ...typed, message: " " }, { ...session.cookie, ...from() }));
  const { typed: kept, faults } = await draftOf(refused, "enquiry");
  expect([kept["email"], Object.keys(faults)]).toEqual([[email], ["payload.messages.0.text"]]);
});

test("an address that a member typed is the one that is answered", async () => {
  const { session, email } = await aMember();
  const other = `other_${randomUUID()}@example.org`;
  const answer = await POST(aFormPost({ ...typed, email: other }, { ...session.cookie, ...from() }));
  expect([answer.status, await rowsOf(email)]).toEqual([303, []]);
  expect(await rowsOf(other)).toHaveLength(1);
});

test("two members who send the same words without an address file an enquiry each", async () => {
  const [one, two] = [await aMember(), await aMember()];
  const references = await Promise.all(
    [one, two].map(async ({ session }) => {
      const answer = await POST(aJsonPost(aLead({ email: "" }), { ...session.headers, ...from() }));
      return ((await answer.json()) as { data: { reference: string } }).data.reference;
    }),
  );
  expect(new Set(references).size).toBe(2);
});

test.each([
  ["nobody who is signed in", {}],
  [
    "a cookie and a bearer of nobody",
    { authorization: "Bearer nonsense", cookie: "next-auth.session-token=x" },
  ],
])("with %s an address is asked for, among all that is wrong", async (_, headers) => {
  const answer = await POST(aJsonPost(aLead({ email: "", text: " " }), { ...headers, ...from() }));
  const { fields } = (await answer.json()) as { fields: Record<string, string[]> };
  expect([answer.status, Object.keys(fields).toSorted()]).toEqual([
    422,
    ["payload.contact.email", "payload.messages.0.text"],
  ]);
  const form = await POST(aFormPost(typed, { ...headers, ...from() }));
  const state = await draftOf(form, "enquiry");
  expect([state.typed["message"], Object.keys(state.faults)]).toEqual([
    ["Which office?"],
    ["payload.contact.email"],
  ]);
});

test("an ended session files nothing in the name of its member", async () => {
  const { session, email } = await aMember();
  await db().session.update({ where: { id: session.id }, data: { endedAt: new Date() } });
  const answer = await POST(aFormPost(typed, { ...session.cookie, ...from() }));
  const { faults } = await draftOf(answer, "enquiry");
  expect([Object.keys(faults), await rowsOf(email)]).toEqual([["payload.contact.email"], []]);
});

test.each(["null", "[]", '"x"', '{"payload":[]}', '{"payload":{"contact":"x"}}'])(
  "a member's body that is none is refused as anybody's: %s",
  async (body) => {
    const { session } = await aMember();
    expect((await POST(aJsonPost(body, { ...session.headers, ...from() }))).status).toBe(422);
  },
);
