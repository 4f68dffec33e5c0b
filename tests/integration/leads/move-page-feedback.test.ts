import { randomUUID } from "node:crypto";
import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { db } from "#lib/platform/db.ts";
import { decideFeedback, listLeads, listWaitingFeedback, lookUpReceipt } from "#lib/domains/leads/index.ts";
import { newReference } from "#lib/platform/text/reference.ts";
import { migrate } from "#lib/ops/local/migrate.ts";
import { inRoot } from "#lib/ops/paths.ts";
import { useOwnDatabase } from "#tests/support/own-database.ts";
import { required } from "#tests/support/required.ts";
import { aNetwork } from "#tests/support/sign-in.ts";

const moving = "20261123014500_page_feedback";
let drop: () => Promise<void>;

/** A database as the previous version left it: with the migrations before the one that moves page feedback. */
beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "earlier-migrations-"));
  await cp(inRoot("prisma/migrations"), folder, { recursive: true });
  const later = (await readdir(folder)).filter((name) => /^\d/.test(name) && name >= moving);
  expect(later).toContain(moving);
  await Promise.all(later.map((name) => rm(path.join(folder, name), { recursive: true })));
  drop = await useOwnDatabase(folder);
  await rm(folder, { recursive: true });
});

afterAll(() => drop());

/** `npm run migrate` for the database of this file. */
async function migrateOwn(): Promise<string[]> {
  const [own] = await read<{ name: string }>("select current_database() as name");
  const url = new URL(required("TEST_DATABASE_URL"));
  url.pathname = `/${own?.name}`;
  return migrate(url.href);
}

const read = <Row>(sql: string) => db().$queryRawUnsafe<Row[]>(sql);

type Listed = { reference: string; leadType: string; page: string; messages: unknown };
const asLine = ({ reference, leadType, page, messages }: Listed) =>
  [reference, leadType, page, (messages as { text: string }[])[0]?.text].join(" | ");

/** What the operator's list showed for each row in the previous version. */
async function listAsBefore(): Promise<string[]> {
  const rows = await read<Listed>(`select reference, lead_type as "leadType", page, messages from leads`);
  return rows.map(asLine).toSorted();
}

/** Files an answer about a page as the previous version did, with the statement that Prisma wrote for it. */
async function fileAsBefore(useful: "yes" | "no", missing: string, page = "/atm"): Promise<string> {
  const [reference, key, filedAt] = [newReference(), `feedback:${randomUUID()}`, new Date(2026, 5, 1)];
  const text = [`Useful: ${useful}`, missing].filter(Boolean).join("\n");
  const messages = JSON.stringify([{ role: "user", text, ts: filedAt.toISOString() }]);
  const [stored] = await db().$queryRaw<{ reference: string }[]>`
    INSERT INTO leads (reference, lead_type, messages, page, idempotency_key, body_hash, filed_at)
    VALUES (${reference}, 'page_feedback', ${messages}::jsonb, ${page}, ${key}, ${key}, ${filedAt})
    ON CONFLICT DO NOTHING RETURNING reference`;
  expect(stored).toEqual({ reference }); // what the visitor receives
  return reference;
}

/** Stores a moderator's decision with the previous version's statement. */
const decideAsBefore = (reference: string, decision: "keep" | "remove") =>
  db().$executeRaw`
    UPDATE leads SET moderated_at = '2026-07-01T12:00:00Z', messages = CASE WHEN ${decision === "remove"}
      THEN jsonb_build_array(messages -> 0 || jsonb_build_object('text', split_part(messages -> 0 ->> 'text', E'\n', 1)))
      ELSE messages END
    WHERE reference = ${reference} AND lead_type = 'page_feedback' AND moderated_at IS NULL`;

const rowOf = (reference: string) =>
  db().pageFeedback.findUnique({
    where: { reference },
    select: { page: true, isUseful: true, words: true, filedAt: true, moderatedAt: true },
  });

/** Stores something else in the table of enquiries. */
const fileOther = (leadType: string, text: string, contactEmail: string | null = "ama@example.org") =>
  db().$executeRaw`
    INSERT INTO leads (reference, lead_type, contact_email, messages, page, idempotency_key, body_hash)
    VALUES (${newReference()}, ${leadType}, ${contactEmail}, ${JSON.stringify([{ role: "user", text }])}::jsonb, '/atm',
            ${randomUUID()}, '')`;

test("what was filed of pages moves into columns, nothing else does, and nothing is lost on the way", async () => {
  const bare = await fileAsBefore("yes", "");
  const waiting = await fileAsBefore("no", "The fees\n\nof „PSPs“: a; b\nUseful: yes", "/score");
  const kept = await fileAsBefore("yes", "Opening hours");
  const removed = await fileAsBefore("no", "My cousin Kofi");
  expect(await decideAsBefore(kept, "keep")).toBe(1);
  expect(await decideAsBefore(removed, "remove")).toBe(1);
  await fileOther("contact", "Useful: yes\nis how your form begins");
  await fileOther("page_feedback", "Useful: no\nwith an address");
  await fileOther("page_feedback", "Useless", null);
  const before = await read("select id, reference, filed_at from leads order by reference");
  const listed = await listAsBefore();

  expect(await migrateOwn()).toContain(moving);

  const filedAt = new Date(2026, 5, 1);
  const decided = new Date("2026-07-01T12:00:00Z");
  const row = { page: "/atm", filedAt, moderatedAt: null };
  expect(await rowOf(bare)).toEqual({ ...row, isUseful: true, words: null });
  expect(await rowOf(waiting)).toEqual({
    ...row,
    page: "/score",
    isUseful: false,
    words: "The fees\n\nof „PSPs“: a; b\nUseful: yes",
  });
  expect(await rowOf(kept)).toEqual({ ...row, isUseful: true, words: "Opening hours", moderatedAt: decided });
  expect(await rowOf(removed)).toEqual({ ...row, isUseful: false, words: null, moderatedAt: decided });
  const columns = "select id, reference, filed_at from";
  expect(await read(`${columns} leads union all ${columns} page_feedback order by reference`)).toEqual(
    before,
  );
  expect(await read("select messages -> 0 ->> 'text' as said from leads order by said")).toEqual([
    { said: "Useful: no\nwith an address" },
    { said: "Useful: yes\nis how your form begins" },
    { said: "Useless" },
  ]);

  expect((await listLeads({ take: 100 })).map(asLine).toSorted()).toEqual(listed);
  const { waiting: toRead, total } = await listWaitingFeedback(50);
  expect([toRead.map(({ page, useful }) => [page, useful]), total]).toEqual([[["/score", false]], 1]);
  expect(await lookUpReceipt(removed, aNetwork())).toMatchObject({
    state: "found",
    receipt: { leadType: "page_feedback", country: null, filedAt },
  });
});

test("a second run finds nothing to do", async () => {
  expect(await migrateOwn()).toEqual([]);
});

test("what an instance of the version before files afterwards has its reference and moves at once", async () => {
  const reference = await fileAsBefore("no", "Filed meanwhile");
  expect(await rowOf(reference)).toMatchObject({
    isUseful: false,
    words: "Filed meanwhile",
    moderatedAt: null,
  });
  expect(await db().lead.count({ where: { reference } })).toBe(0);
  expect(await decideAsBefore(reference, "remove")).toBe(0); // its moderator learns that it is gone, and it waits again
  const { waiting } = await listWaitingFeedback(50);
  const { id } = waiting.find(({ words }) => words === "Filed meanwhile") ?? { id: "" };
  expect(await db().$transaction((on) => decideFeedback({ id, decision: "keep" }, on))).toBe(true);
});
