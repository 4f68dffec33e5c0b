import "#tests/support/local-demo.ts";
import pg from "pg";
import { POST as exportRoute } from "#app/api/admin/cases/export/route.ts";
import { db } from "#lib/platform/db.ts";
import { env } from "#lib/platform/env.ts";
import { mostExported } from "#lib/domains/cases/open/limits.ts";
import { stopJobs } from "#lib/services/jobs/index.ts";
import { fillQueue } from "#tests/support/fill-queue.ts";
import { useOwnDatabase } from "#tests/support/own-database.ts";
import { seed } from "../../../prisma/seed.ts";
import { aForm, aPost } from "../members/account/a-member.ts";
import { aColleague } from "../portals/a-request.ts";

const rows = 12_000;

let drop: () => Promise<void>;

beforeAll(async () => {
  drop = await useOwnDatabase();
  await seed(db());
  await fillQueue(env.DATABASE_URL ?? "", rows);
});

afterAll(async () => {
  await stopJobs();
  await drop();
});

const path = "/api/admin/cases/export";
type Colleague = Awaited<ReturnType<typeof aColleague>>;

async function exported({ session }: Colleague, view: string) {
  const answer = await exportRoute(aPost(path, { view }, session.headers));
  const text = await answer.text();
  const lines = text
    .replace(/^\ufeff/, "")
    .trimEnd()
    .split("\n");
  return { answer, text, lines };
}

/** Files open enquiries without a country, due in the order of their numbers. */
async function manyMore(count: number) {
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  await client.query(
    `WITH made AS (
       INSERT INTO leads (reference, lead_type, contact_email, messages, page, idempotency_key, body_hash)
       SELECT 'X' || n, 'contact', 'kofi@example.org', '[]', '/contact', 'x' || n, ''
       FROM generate_series(1, $1::int) AS n RETURNING id, reference)
     INSERT INTO cases (reference, kind, topic, state, due_at, lead_id)
     SELECT reference, 'enquiry', 'contact', 'open', now(), id FROM made`,
    [count],
  );
  await client.end();
}

const eventsOf = (kind: "exported") => db().caseEvent.count({ where: { kind } });

test("the file has a line for each case of the view, and each says whose file it is", async () => {
  const staff = await aColleague("staff");
  const before = await eventsOf("exported");
  const { answer, text, lines } = await exported(staff, "country=togo&state=waiting");
  const count = await db().case.count({ where: { countrySlug: "togo", state: "waiting" } });
  expect(count).toBeGreaterThan(500);
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  const [, number] =
    /filename="cases-(EX-\w{4}-\w{4})\.csv"/.exec(answer.headers.get("content-disposition") ?? "") ?? [];
  expect(text.startsWith("Reference,Kind,Topic,Country,State,Received,Due,")).toBe(true);
  expect(lines).toHaveLength(count + 1);
  for (const line of lines.slice(1))
    expect(line).toMatch(
      new RegExp(`^AK-2345-\\w{4},.*,Togo,Sender’s turn,.*,Export ${number} by ${staff.email} on `),
    );
  expect(text).not.toContain("ama@example.org");
  expect(text).not.toContain("Words");
  expect((await eventsOf("exported")) - before).toBe(count);
  const event = await db().caseEvent.findFirstOrThrow({
    where: { kind: "exported" },
    orderBy: { id: "desc" },
  });
  expect(event).toMatchObject({ byId: staff.id, detail: { export: number } });
  const [audit] = await db().auditEvent.findMany({ where: { actorId: staff.id, action: "case.exported" } });
  expect(audit?.detail).toEqual({
    export: number,
    count,
    filter: "state=waiting&country=togo",
    searched: false,
  });
});

test("with semicolons the file is the same, and a separator that means nothing is refused", async () => {
  const staff = await aColleague("staff");
  const post = (separator: string) =>
    exportRoute(aPost(path, { view: "country=togo&state=waiting", separator }, staff.session.headers));
  const file = await post("semicolon");
  expect(await file.text()).toContain("Reference;Kind;Topic;Country;State;");
  expect(file.headers.get("content-disposition")).toMatch(/filename="cases-EX-\w{4}-\w{4}-semicolon\.csv"/);
  expect((await post("tab")).status).toBe(422);
});

test("more than are read at once come whole, each case once", async () => {
  const staff = await aColleague("admin");
  const { lines } = await exported(staff, "");
  const open = await db().case.count({ where: { state: "open" } });
  expect(open).toBeGreaterThan(5_000);
  const references = lines.slice(1).map((line) => line.slice(0, 12));
  expect([references.length, new Set(references).size]).toEqual([open, open]);
});

test("a cell that a spreadsheet would reckon is quoted, and an address that was searched for is not written down", async () => {
  const staff = await aColleague("staff");
  const row = await db().case.findFirstOrThrow({ where: { state: "done" } });
  for (const [topic, cell] of [
    ["=1+1", "'=1+1"],
    ["+1", "'+1"],
    ["-1", "'-1"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["\tx", "'\tx"],
  ] as const) {
    await db().case.update({ where: { id: row.id }, data: { topic } });
    const { lines } = await exported(staff, `q=${row.reference}`);
    expect(lines[1]?.split(",")[2]).toBe(cell);
  }
  await exported(staff, "q=ama@example.org&kind=enquiry");
  const audit = await db().auditEvent.findFirstOrThrow({
    where: { actorId: staff.id, action: "case.exported" },
    orderBy: { id: "desc" },
  });
  expect(audit.detail).toMatchObject({ searched: true, filter: "kind=enquiry" });
  expect(JSON.stringify(audit.detail)).not.toContain("ama@");
});

test("more than a file takes is refused before anything is read, and comes back to the same view", async () => {
  const staff = await aColleague("staff");
  await manyMore(mostExported);
  const before = await eventsOf("exported");
  const { answer, text } = await exported(staff, "");
  expect([answer.status, text]).toEqual([422, expect.stringContaining("A file takes at most 50,000 cases")]);
  const back = await exportRoute(aForm(path, { view: "kind=enquiry" }, staff.session.headers));
  expect(back.headers.get("location")).toMatch(/^\/admin\?kind=enquiry&draft=/);
  expect(await eventsOf("exported")).toBe(before);
  expect(await db().auditEvent.count({ where: { actorId: staff.id, action: "case.exported" } })).toBe(0);
});

test("moderators, who may not, find nothing there", async () => {
  const { answer } = await exported(await aColleague("moderator"), "");
  expect(answer.status).toBe(404);
});
