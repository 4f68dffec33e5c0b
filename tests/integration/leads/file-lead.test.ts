import { randomUUID } from "node:crypto";
import { db } from "#lib/platform/db.ts";
import { fileLead, listLeads, lookUpReceipt } from "#lib/domains/leads/index.ts";
import { leadInput, type LeadInput } from "#lib/domains/leads/schema.ts";
import { aLead } from "#tests/support/a-lead.ts";
import { aNetwork } from "#tests/support/sign-in.ts";
import { seed } from "../../../prisma/seed.ts";

const lead = (parts: Parameters<typeof aLead>[0] = {}) =>
  leadInput.parse(aLead({ text: randomUUID(), ...parts }));
/** Files from a new network each time, unless the test names one. */
const file = (input: LeadInput, parts: Partial<Parameters<typeof fileLead>[1]> = {}) =>
  fileLead(input, { address: aNetwork(), ...parts });
const rowsWith = (text: string) => db().lead.count({ where: { messages: { array_contains: [{ text }] } } });

beforeAll(async () => {
  await seed(db());
});
afterAll(() => db().$disconnect());

test("seeding twice leaves 54 countries and writes nothing the second time", async () => {
  expect(await seed(db())).toBe(0);
  expect(await db().country.count()).toBe(54);
});

test("an enquiry is stored whole and its receipt shows neither words nor address", async () => {
  const input = lead({
    name: "Ama",
    country: "ghana",
    leadType: "country_question",
    page: "/start-business/ghana",
  });
  const { reference } = await file(input);
  const [row] = await listLeads({ take: 1, country: "ghana" });
  expect(row).toMatchObject({
    reference,
    contactName: "Ama",
    contactEmail: "ama@example.org",
    countrySlug: "ghana",
  });
  const answer = await lookUpReceipt(reference.toLowerCase(), aNetwork());
  expect(answer).toEqual({
    state: "found",
    receipt: { reference, leadType: "country_question", country: "Ghana", filedAt: expect.any(Date) },
  });
});

test("the same key and body get the same reference and one row", async () => {
  const input = lead();
  const idempotencyKey = randomUUID();
  const first = await file(input, { idempotencyKey });
  expect(await file(input, { idempotencyKey })).toEqual(first);
  expect(await rowsWith(input.payload.messages[0]?.text ?? "")).toBe(1);
});

test("the same key with another body is refused with a sentence, and the first stays", async () => {
  const idempotencyKey = randomUUID();
  await file(lead(), { idempotencyKey });
  const other = lead();
  await expect(file(other, { idempotencyKey })).rejects.toMatchObject({
    code: "invalid_input",
    fields: { idempotency_key: [expect.stringContaining("already sent")] },
  });
  expect(await rowsWith(other.payload.messages[0]?.text ?? "")).toBe(0);
});

test("twenty at once with one key make one row and twenty equal answers", async () => {
  const input = lead();
  const idempotencyKey = randomUUID();
  const answers = await Promise.all(Array.from({ length: 20 }, () => file(input, { idempotencyKey })));
  expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
  expect(await rowsWith(input.payload.messages[0]?.text ?? "")).toBe(1);
});

test("without a key the same body counts once a day, and again on another", async () => {
  const input = lead();
  const at = (day: string) => file(input, { now: new Date(`${day}T12:00:00Z`) });
  const first = await at("2026-03-01");
  expect(await at("2026-03-01")).toEqual(first);
  expect(await at("2026-03-02")).not.toEqual(first);
});

test("a key of the caller's cannot stand in for one made from a body", async () => {
  const input = lead();
  const now = new Date("2026-03-01T12:00:00Z");
  const { reference } = await file(input, { now });
  const { idempotencyKey } = await db().lead.findUniqueOrThrow({ where: { reference } });
  expect(await file(lead(), { idempotencyKey })).not.toEqual({ reference });
});

test("a reference that is taken is drawn again", async () => {
  const { reference: taken } = await file(lead());
  const { reference: free } = await file(lead());
  await db().lead.delete({ where: { reference: free } });
  const draws = [taken, taken, free];
  expect(await file(lead(), { makeReference: () => draws.shift() ?? free })).toEqual({ reference: free });
});

test.each(["atlantis", "__proto__"])(
  "the unknown country %j is refused beside its field",
  async (country) => {
    const { error } = leadInput.safeParse(aLead({ country }));
    expect(error?.issues).toMatchObject([
      { path: ["payload", "country"], message: "Choose a country from the list." },
    ]);
  },
);

test.each(["a b", "é", "k".repeat(201)])(
  "the key %j is refused with what to send",
  async (idempotencyKey) => {
    await expect(file(lead(), { idempotencyKey })).rejects.toMatchObject({ code: "invalid_input" });
  },
);

test("a list holds no more than it is asked for, newest first", async () => {
  await file(lead());
  const { reference } = await file(lead(), { now: new Date(Date.now() + 1000) });
  const rows = await listLeads({ take: 2 });
  expect(rows).toHaveLength(2);
  expect(rows[0]?.reference).toBe(reference);
});

test("one network files thirty in five minutes, by whichever way; the next is told when to come back", async () => {
  const address = aNetwork();
  for (let count = 0; count < 30; count += 1) await file(lead(), { address });
  const refused = lead();
  await expect(file(refused, { address })).rejects.toMatchObject({
    code: "rate_limited",
    message: expect.stringMatching(/^Many enquiries came from your network\. Try again in /),
    retryAfterSeconds: expect.any(Number),
  });
  expect(await rowsWith(refused.payload.messages[0]?.text ?? "")).toBe(0);
  expect(await file(lead())).toEqual({ reference: expect.stringMatching(/^AK-/) });
});

test("references can be looked up from one network so often, and then it says when to come back", async () => {
  const [network, reference] = [aNetwork(), "AK-2345-6789"];
  const states = new Map<string, number>();
  for (let n = 0; n < 105; n += 1) {
    const { state } = await lookUpReceipt(reference, network);
    states.set(state, (states.get(state) ?? 0) + 1);
  }
  expect(Object.fromEntries(states)).toEqual({ unknown: 100, limited: 5 });
  expect(await lookUpReceipt(reference, network)).toMatchObject({
    reference,
    sentence: expect.stringMatching(/Try again in \d+ minutes?\./),
  });
  expect(await lookUpReceipt("nonsense", network)).toEqual({ state: "malformed" });
  expect(await lookUpReceipt(reference, aNetwork())).toMatchObject({ state: "unknown" });
});
