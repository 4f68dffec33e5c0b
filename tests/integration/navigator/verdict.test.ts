import { randomUUID } from "node:crypto";
import { POST } from "#app/api/navigator/verdict/route.ts";
import { db } from "#lib/platform/db.ts";
import { readVerdicts } from "#lib/domains/navigator/index.ts";
import { draftOf } from "#tests/support/draft-of.ts";
import { aNetwork } from "#tests/support/sign-in.ts";

afterAll(() => db().$disconnect());

const send = (body: unknown, network = aNetwork()) =>
  POST(
    new Request("http://localhost:3000/api/navigator/verdict", {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": network },
      body: JSON.stringify(body),
    }),
  );
const post = (fields: Record<string, string>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const headers = { "x-forwarded-for": aNetwork() };
  return POST(new Request("http://localhost:3000/api/navigator/verdict", { method: "POST", headers, body }));
};
const rowOf = async (answer: Response) => {
  const { data } = (await answer.json()) as { data: { reference: string } };
  return db().pageFeedback.findUniqueOrThrow({
    where: { reference: data.reference },
    include: { case: true },
  });
};

test("a verdict is filed under the address of its answer, without what might name who asked", async () => {
  const mark = randomUUID().replaceAll("-", "").replaceAll(/\d/g, "x");
  const answer = await send({
    ask: `Visa for Ghana? I am ${mark}@mail.example, +233 20 123 4567`,
    passport: "nigerian",
    right: "no",
    words: "It was changed in May",
  });
  expect(answer.status).toBe(200);
  const row = await rowOf(answer);
  expect(row).toMatchObject({
    page: "/navigator?ask=visa+for+ghana+i+am&passport=NG",
    isUseful: false,
    words: "It was changed in May",
    case: { kind: "feedback", topic: "/navigator", state: "open" },
  });
  expect(JSON.stringify(row)).not.toContain(mark);
});

test("a bare yes waits for nobody and counts; a no is listed with its question", async () => {
  const before = await readVerdicts();
  const ask = `tax in ghana ${randomUUID().replaceAll(/[\d-]/g, "x")}`;
  expect((await rowOf(await send({ ask, right: "yes" }))).case).toBeNull();
  await send({ ask, country: "ghana", right: "no", words: "25 % it is" });
  const { right, wrong, latest } = await readVerdicts();
  expect([right, wrong]).toEqual([before.right + 1, before.wrong + 1]);
  expect(latest[0]).toMatchObject({ label: ask, comment: "25 % it is" });
  expect(latest[0]?.href).toContain("country=ghana");
});

test("without script it leads back to the answer, which thanks", async () => {
  const answer = await post({ ask: "tax", country: "ghana", about: "tax", passport: "", right: "no", words: "" });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("/navigator?ask=tax&country=ghana&about=tax&was=no#verdict");
}); // prettier-ignore

test("without script a verdict that cannot be taken comes back with everything typed", async () => {
  const words = `<b>fees</b> ${"x".repeat(1001)}`;
  const answer = await post({ ask: "tax", country: "ghana", right: "no", words });
  expect(answer.headers.get("location")).toMatch(
    /^\/navigator\?ask=tax&country=ghana&draft=.+#error-summary$/,
  );
  const state = await draftOf(answer, "navigator-verdict");
  expect(state.typed).toMatchObject({ ask: ["tax"], right: ["no"], words: [words] });
  expect(state.faults).toEqual({ words: expect.stringContaining("at most 1,000 characters") });
});

test.each([
  [{ right: "yes" }, "ask"],
  [{ ask: "tax", right: "perhaps" }, "right"],
  [{ ask: "x".repeat(10_000), right: "yes" }, "ask"],
  [{ ask: "tax", right: "no", words: "x".repeat(1001) }, "words"],
])("what cannot be filed is refused with a sentence at its field", async (body, field) => {
  const answer = await send(body);
  expect(answer.status).toBe(422);
  const { fields } = (await answer.json()) as { fields: Record<string, string[]> };
  expect(Object.keys(fields)).toEqual([field]);
});

test("one network cannot fill the table", async () => {
  const network = aNetwork();
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => send({ ask: "tax", right: "yes" }, network)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
});
