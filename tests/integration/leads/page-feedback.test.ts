import { randomUUID } from "node:crypto";
import { draftOf } from "#tests/support/draft-of.ts";
import { POST } from "#app/api/page-feedback/route.ts";
import { db } from "#lib/platform/db.ts";
import { describeLead } from "#lib/domains/leads/describe-lead.ts";
import { listLeads, lookUpReceipt } from "#lib/domains/leads/index.ts";
import { aNetwork } from "#tests/support/sign-in.ts";

afterAll(() => db().$disconnect());

const send = (body: unknown, network = aNetwork()) =>
  POST(
    new Request("http://localhost:3000/api/page-feedback", {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": network },
      body: JSON.stringify(body),
    }),
  );
const rowOf = async (answer: Response) => {
  const { data } = (await answer.json()) as { data: { reference: string } };
  return db().pageFeedback.findUnique({ where: { reference: data.reference } });
};

test("what is said of a page is filed under it, without a name or an address", async () => {
  const answer = await send({ page: "/atm", useful: "yes", missing: "  opening\r\nhours " });
  expect(answer.status).toBe(200);
  expect(await rowOf(answer)).toEqual({
    id: expect.any(String),
    reference: expect.stringMatching(/^AK-/),
    page: "/atm",
    isUseful: true,
    words: "opening\nhours",
    cited: [],
    filedAt: expect.any(Date),
    moderatedAt: null,
  });
});

test("an answer without words waits for nobody, and its reference is known", async () => {
  const row = await rowOf(await send({ page: "/atm", useful: "no", missing: " \r\n " }));
  expect(row).toMatchObject({ isUseful: false, words: null });
  expect(await lookUpReceipt(row?.reference, aNetwork())).toMatchObject({
    state: "found",
    receipt: { leadType: "page_feedback", country: null },
  });
});

test("its receipt names the page, without the words that an address may carry", async () => {
  const row = await rowOf(await send({ page: "/navigator?q=My%20own%20words", useful: "yes" }));
  const answer = await lookUpReceipt(row?.reference, aNetwork());
  expect(answer).toMatchObject({ state: "found", receipt: { page: "/navigator" } });
  expect(JSON.stringify(answer)).not.toContain("words");
});

test("the operator reads what was said among the enquiries", async () => {
  const missing = `Fees ${randomUUID()}`;
  const row = await rowOf(await send({ page: "/atm", useful: "no", missing }));
  const listed = (await listLeads({ take: 100 })).find(({ reference }) => reference === row?.reference);
  expect(listed && describeLead(listed)).toContain(`Useful: no\n           ${missing}`);
  const ofCountry = await listLeads({ take: 500, country: "ghana" });
  expect(ofCountry.some(({ reference }) => reference === row?.reference)).toBe(false);
});

test("two visitors who say the same are two", async () => {
  const [one, two] = await Promise.all([1, 2].map(() => send({ page: "/score", useful: "no" })));
  expect((await rowOf(one!))?.id).not.toBe((await rowOf(two!))?.id);
});

test.each([
  [{ page: "/atm" }, "useful"],
  [{ page: "/atm", useful: "perhaps" }, "useful"],
  [{ page: "https://evil.example", useful: "yes" }, "page"],
  [{ page: "/atm", useful: "yes", missing: "x".repeat(1001) }, "missing"],
])("%j is refused with a sentence at %s", async (body, field) => {
  const answer = await send(body);
  expect(answer.status).toBe(422);
  const { fields } = (await answer.json()) as { fields: Record<string, string[]> };
  expect(Object.keys(fields)).toEqual([field]);
});

test("without script a refused answer comes back with everything typed", async () => {
  const body = new FormData();
  const missing = `<b>fees</b> ${"x".repeat(1001)}`;
  for (const [name, value] of Object.entries({ page: "/atm", useful: "no", missing })) body.set(name, value);
  const request = new Request("http://localhost:3000/api/page-feedback", {
    method: "POST",
    headers: { "x-forwarded-for": aNetwork() },
    body,
  });
  const answer = await POST(request);
  const state = await draftOf(answer, "page-feedback");
  expect(state.typed).toEqual({ page: ["/atm"], useful: ["no"], missing: [missing] });
  expect(state.faults).toEqual({ missing: expect.stringContaining("at most 1,000 characters") });
});

test("one network cannot fill the table", async () => {
  const network = aNetwork();
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => send({ page: "/atm", useful: "no" }, network)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
  expect(answers.find(({ status }) => status === 429)?.headers.get("retry-after")).toMatch(/^\d+$/);
});

test("as a kind of enquiry it is not taken: nobody could answer it", async () => {
  const { leadInput } = await import("#lib/domains/leads/schema.ts");
  const lead = { lead_type: "page_feedback", payload: { contact: { email: "a@example.org" }, messages: [{ role: "user", text: "x" }], page: "/atm" } }; // prettier-ignore
  expect(leadInput.safeParse(lead).success).toBe(false);
});
