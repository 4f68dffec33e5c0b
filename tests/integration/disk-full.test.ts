import { aBrowser, anEmail, signIn } from "#tests/support/sign-in.ts";
import { POST as fileLead } from "#app/api/leads/route.ts";
import { POST as filePageFeedback } from "#app/api/page-feedback/route.ts";
import { db } from "#lib/platform/db.ts";
import { aFormPost, aJsonPost, aLead } from "#tests/support/a-lead.ts";
import { useOwnDatabase } from "#tests/support/own-database.ts";

const tables = ["leads", "page_feedback", "sign_in_codes", "outbox_mails", "sessions"];
let drop: () => Promise<void>;

beforeAll(async () => {
  drop = await useOwnDatabase();
  await db().$executeRawUnsafe(`
    CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      RAISE EXCEPTION 'could not extend file "base/1/2": No space left on device' USING ERRCODE = '53100';
    END $$`);
});
afterAll(() => drop());

/** From now on PostgreSQL refuses every write, as it does on a full disk, and still reads. */
async function fillDisk(): Promise<void> {
  for (const table of tables) {
    await db().$executeRawUnsafe(
      `CREATE TRIGGER no_room BEFORE INSERT OR UPDATE ON ${table} EXECUTE FUNCTION no_room()`,
    );
  }
}

async function freeDisk(): Promise<void> {
  for (const table of tables) await db().$executeRawUnsafe(`DROP TRIGGER no_room ON ${table}`);
}

async function expectFull(answer: Response): Promise<void> {
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
  expect(await answer.text()).toContain("We cannot store anything right now");
}

test("on a full disk nothing is taken, who is signed in stays so, and all of it works again afterwards", async () => {
  const member = aBrowser();
  await signIn(member, anEmail());
  const post = (key: string) => fileLead(aJsonPost(aLead(), { "idempotency-key": key }));
  const before = await post("before");
  expect(before.status).toBe(200);

  await db().$executeRaw`UPDATE sessions SET last_seen_at = now() - interval '2 minutes'`; // its use will be recorded
  await fillDisk();
  await expectFull(await post("during"));
  const typed = { lead_type: "contact", page: "/contact", email: "ama@example.org", message: "Kept words" };
  const form = await fileLead(aFormPost(typed));
  expect([form.status, form.headers.get("retry-after")]).toEqual([503, "60"]);
  expect(await form.text()).toContain('name="message" value="Kept words"');
  await expectFull(await filePageFeedback(aJsonPost({ page: "/contact", useful: "no", missing: "Fees" })));
  const [stranger, email] = [aBrowser(), anEmail()];
  await expectFull(await stranger.request(email));
  expect((await member.me()).status).toBe(200);

  await freeDisk();
  expect((await post("during")).status).toBe(200);
  expect(await (await post("before")).json()).toEqual(await before.json()); // acknowledged data is still there
  expect(await db().lead.count({ where: { leadType: "contact" } })).toBe(2);
  await signIn(stranger, email);
});
