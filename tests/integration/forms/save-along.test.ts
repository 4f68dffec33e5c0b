import "#tests/support/local-demo.ts";
import { GET, POST } from "#app/api/forms/[form]/save/route.ts";
import { db } from "#lib/platform/db.ts";
import { useOwnDatabase } from "#tests/support/own-database.ts";
import { aBrowser, dataOf } from "#tests/support/sign-in.ts";

let drop: () => Promise<void>;

beforeAll(async () => {
  drop = await useOwnDatabase();
});
afterAll(async () => {
  await drop();
});

const of = (form: string) => ({ params: Promise.resolve({ form }) });
const body = "ab_-".repeat(20);

const save = (json: unknown, form = "grower") =>
  aBrowser().send((request) => POST(request, of(form)), `/api/forms/${form}/save`, { json });
const fetchSaved = (id: string, form = "grower") =>
  aBrowser().send((request) => GET(request, of(form)), `/api/forms/${form}/save?id=${id}`);

test("what a browser encrypted is kept for a month and given to whoever has the link", async () => {
  const { id, until } = await dataOf<{ id: string; until: string }>(await save({ body }));
  expect(Math.round((Date.parse(until) - Date.now()) / 86_400_000)).toBe(30);
  const answer = await fetchSaved(id);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await dataOf(answer)).toEqual({ body });
});

test("an unknown link, one of another form and a lapsed one are gone alike", async () => {
  const { id } = await dataOf<{ id: string }>(await save({ body }));
  const texts = [
    await fetchSaved(id, "livestock"),
    await fetchSaved("no id"),
    await fetchSaved(crypto.randomUUID()),
  ];
  await db().savedForm.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1000) } });
  texts.push(await fetchSaved(id));
  expect(texts.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(new Set(await Promise.all(texts.map((answer) => answer.text()))).size).toBe(1);
});

test("what is no sealed text, or too much of it, is not kept", async () => {
  const before = await db().savedForm.count();
  for (const json of [{}, { body: "" }, { body: "<b>".repeat(30) }, { body: "a".repeat(65_537) }])
    expect((await save(json)).status).toBe(422);
  expect((await save({ body: "a".repeat(70_000) })).status).toBe(413);
  expect(await db().savedForm.count()).toBe(before);
});
