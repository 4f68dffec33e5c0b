import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import { findDraft, formHandler } from "#lib/domains/fields/index.ts";
import { code, longText, text } from "#lib/domains/fields/open/fields.ts";
import { useOwnDatabase } from "#tests/support/own-database.ts";

let drop: () => Promise<void>;

beforeAll(async () => {
  drop = await useOwnDatabase();
});

afterAll(async () => {
  await drop();
});

const words = { area: "forms", key: "shared.name" } as const;
const handler = formHandler<unknown>({
  id: "trial",
  action: "/api/trial",
  fields: [
    text("name", { words, most: 9 }),
    longText("why", { words, most: 90 }),
    code("code", { words, digits: 6 }),
  ],
  next: () => "/done",
  page: () => "/trial?tab=one",
});

const entries: [string, string][] = [
  ["name", "Ama"],
  ["why", "\nFor <b>rice</b>"],
  ["crop", "rice"],
  ["crop", "maize"],
  ["code", "123456"],
];
const refused = new AppError("invalid_input", "Check the marked fields.", {
  fields: { name: ["Enter it.", "Again."], why: ["Say more."] },
});

function required<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error("it is not there");
  return value;
}

const post = (cookie?: string) =>
  new Request("http://localhost/api/trial", { method: "POST", headers: cookie ? { cookie } : {} });

async function keep(error = refused, cookie?: string) {
  const answer = await handler.problem(error, new URLSearchParams(entries), post(cookie));
  const location = required(answer.headers.get("location"));
  const [, token] = /akoma\.draft=([\w-]{43});/.exec(required(answer.headers.get("set-cookie"))) ?? [];
  const [, id] = /draft=([\w-]{36})/.exec(location) ?? [];
  return { answer, location, token: required(token), id: required(id) };
}

test("a post that cannot be taken leads to the page of its form, which finds all that was typed but the code", async () => {
  const { answer, location, token, id } = await keep();
  expect(answer.status).toBe(303);
  expect(location).toBe(`/trial?tab=one&draft=${id}#error-summary`);
  expect(answer.headers.get("set-cookie")).toMatch(/HttpOnly; SameSite=Lax/);
  expect(await findDraft(["trial"], id, token)).toEqual({
    typed: { name: ["Ama"], why: ["\nFor <b>rice</b>"], crop: ["rice", "maize"] },
    faults: { name: "Enter it.", why: "Say more." },
    code: "invalid_input",
    form: "trial",
  });
});

test("what belongs to no field is said of the whole form", async () => {
  const { token, id } = await keep(new AppError("conflict", "You have asked already."));
  expect((await findDraft(["trial"], id, token))?.faults).toEqual({ "": "You have asked already." });
});

test("another browser, another form, another id and a lapsed draft find nothing", async () => {
  const { token, id } = await keep();
  const other = await keep();
  expect(await findDraft(["trial"], id, other.token)).toBeUndefined();
  expect(await findDraft(["trial"], id, undefined)).toBeUndefined();
  expect(await findDraft(["other"], id, token)).toBeUndefined();
  expect(await findDraft(["trial"], "not an id", token)).toBeUndefined();
  await db().formDraft.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1000) } });
  expect(await findDraft(["trial"], id, token)).toBeUndefined();
});

test("a browser that has a draft already keeps its token, so that both can be opened", async () => {
  const first = await keep();
  const second = await keep(refused, `akoma.draft=${first.token}`);
  expect(second.token).toBe(first.token);
  expect(await findDraft(["trial"], first.id, second.token)).toBeDefined();
});

test("the table holds nothing that can be read, and one row is not opened in the place of another", async () => {
  const { token, id } = await keep();
  const other = await keep(refused, `akoma.draft=${token}`);
  const row = await db().formDraft.findUniqueOrThrow({ where: { id } });
  expect(Buffer.from(row.sealed).toString("latin1")).not.toContain("Ama");
  expect(JSON.stringify(row)).not.toContain(token);
  await db().formDraft.update({ where: { id: other.id }, data: { sealed: row.sealed } });
  expect(await findDraft(["trial"], other.id, token)).toBeUndefined();
});

test("a network that has many drafts kept still gets what it typed, in the page that answers", async () => {
  const from = (): Request =>
    new Request("http://localhost/api/trial", {
      method: "POST",
      headers: { "x-forwarded-for": "198.51.100.77" },
    });
  let answer = await handler.problem(refused, new URLSearchParams(entries), from());
  for (let tries = 0; answer.status === 303 && tries < 100; tries += 1)
    answer = await handler.problem(refused, new URLSearchParams(entries), from());
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toContain('name="name" value="Ama"');
  expect(html).not.toContain("123456");
});
