import { randomUUID } from "node:crypto";
import { draftOf } from "#tests/support/draft-of.ts";
import { enquiryAgain } from "#lib/domains/leads/index.ts";
import { GET, POST } from "#app/api/leads/route.ts";
import { GET as ready } from "#app/api/health/ready/route.ts";
import { db } from "#lib/platform/db.ts";
import { aFormPost, aJsonPost, aLead } from "#tests/support/a-lead.ts";
import { seed } from "../../../prisma/seed.ts";

beforeAll(async () => {
  await seed(db());
});
afterAll(() => db().$disconnect());

test("a script's post is answered with a reference, and a resend with the same one", async () => {
  const body = aLead({ text: randomUUID(), country: "kenya" });
  const key = { "idempotency-key": randomUUID() };
  const answers = [await POST(aJsonPost(body, key)), await POST(aJsonPost(body, key))];
  const [first, second] = await Promise.all(answers.map((answer) => answer.json()));
  expect(first).toEqual({ ok: true, data: { reference: expect.stringMatching(/^AK-.{4}-.{4}$/) } });
  expect(second).toEqual(first);
  const changed = await POST(aJsonPost(aLead({ text: "other" }), key));
  expect([changed.status, await changed.json()]).toMatchObject([422, { ok: false, code: "invalid_input" }]);
});

test("a post without script goes on to its receipt, and a resend to the same one", async () => {
  const fields = {
    lead_type: "contact",
    page: "/contact",
    name: "",
    email: "ama@example.org",
    message: randomUUID(),
    country: "",
  };
  const answers = [await POST(aFormPost(fields)), await POST(aFormPost(fields))];
  const [first, second] = answers.map((answer) => answer.headers.get("location"));
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(first).toMatch(/^\/contact\/received\?reference=AK-/);
  expect(second).toBe(first);
});

test("the key in a form's field is honoured like the header", async () => {
  const fields = {
    lead_type: "contact",
    page: "/contact",
    email: "ama@example.org",
    idempotency_key: randomUUID(),
  };
  const first = await POST(aFormPost({ ...fields, message: "one" }));
  const second = await POST(aFormPost({ ...fields, message: "two" }));
  expect(first.headers.get("location")).toContain("reference=AK-");
  const state = await draftOf(second, "enquiry");
  expect(state.faults).toEqual({ idempotency_key: expect.stringContaining("already sent") });
  expect(enquiryAgain(state).carried).toEqual({});
});

test("an unknown kind of enquiry is refused in the field lead_type", async () => {
  const answer = await POST(aJsonPost({ ...aLead(), lead_type: "newsletter" }));
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ fields: { lead_type: [expect.any(String)] } });
});

test("words PostgreSQL could choke on are filed", async () => {
  const answer = await POST(
    aJsonPost(`{"lead_type":"contact","payload":{"contact":{"email":"ama@example.org"},
    "messages":[{"role":"user","text":"${randomUUID()} \\u0000 \\ud800 '; DROP TABLE leads; --"}],"page":"/contact"}}`),
  );
  expect(answer.status).toBe(200);
});

test("reading the address is 405 for a script, and leads a browser to a form", async () => {
  const read = (accept: string) => GET(new Request("http://localhost/api/leads", { headers: { accept } }));
  for (const accept of ["*/*", "application/json"]) expect(read(accept).status).toBe(405);
  const answer = read("text/html,application/xhtml+xml,*/*;q=0.8");
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/contact"]);
});

test("the site is ready while the database answers", async () => {
  const answer = await ready();
  expect([answer.status, await answer.json()]).toEqual([200, { ok: true, data: { status: "ready" } }]);
});
