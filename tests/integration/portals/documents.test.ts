import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import * as desk from "#app/api/admin/documents/route.ts";
import * as withdraw from "#app/api/admin/documents/withdraw/route.ts";
import { uploadGuards } from "#app/api/uploads/guards.ts";
import { db } from "#lib/platform/db.ts";
import { env } from "#lib/platform/env.ts";
import { purgeUploads, uploadCalls } from "#lib/services/uploads/index.ts";
import type { Visit } from "#lib/domains/members/index.ts";
import { exportData, summariseHoldings } from "#lib/backoffice/account/index.ts";
import {
  decideGrant,
  findPortalByKey,
  listDocuments,
  listPublished,
  lookUpMemberSide,
  type GrantKey,
} from "#lib/domains/portals/index.ts";
import { aPdf } from "#tests/support/a-file.ts";
import { forgetLimits } from "#tests/support/forget-limits.ts";
import { useOwnDatabase } from "#tests/support/own-database.ts";
import { waitingMail } from "#tests/support/waiting-mail.ts";
import { seed } from "../../../prisma/seed.ts";
import { aMember, aPost } from "../members/account/a-member.ts";
import { aColleague, aDecision, aRequest } from "./a-request.ts";

const folder = mkdtempSync(path.join(tmpdir(), "documents-"));
let drop: () => Promise<void>;

beforeAll(async () => {
  drop = await useOwnDatabase();
  await seed(db());
  env.UPLOADS_DIR = folder;
});
beforeEach(forgetLimits);
afterAll(async () => {
  await drop();
  rmSync(folder, { recursive: true });
});

type Colleague = Awaited<ReturnType<typeof aColleague>>;
type Reader = { session: { headers: { authorization: string } }; visit: Visit };

const typed = {
  portal: "investor",
  kind: "report",
  title: "First half-year of the pilot",
  "issuedOn.day": "31",
  "issuedOn.month": "7",
  "issuedOn.year": "2026",
  about: "What was tried and what failed.",
};

/** Publishes as the page does without script. */
async function publishes(
  { session }: Colleague,
  fields: Record<string, string> = {},
  file: Buffer | undefined = aPdf(),
): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...typed, ...fields })) body.append(name, value);
  if (file) body.append("file", new Blob([new Uint8Array(file)]), "Report.pdf");
  const headers = session.headers;
  return desk.POST(new Request("http://localhost/api/admin/documents", { method: "POST", body, headers }));
}

async function aReader(portal: GrantKey = "investor", decision = {}) {
  const member = await aRequest(portal, { organisation: "Sample Org" });
  await decideGrant(aDecision(member.grantId, decision));
  return member;
}

const { read } = uploadCalls(uploadGuards);
const opens = async ({ session }: Reader, id: string): Promise<number> => {
  const request = new Request(`http://localhost/api/uploads/${id}`, { headers: session.headers });
  return (await read(request, { params: Promise.resolve({ id }) })).status;
};
const investor = findPortalByKey("investor");
const fileOf = async (title: string) => {
  const found = (await listPublished()).find((one) => one.title === title);
  if (!found?.file) throw new Error(`${title} is not published`);
  return { id: found.id, file: found.file.id };
};
const auditOf = async (id: string) =>
  (await db().auditEvent.findMany({ where: { actorId: id }, orderBy: { id: "asc" } }))
    .map(({ action, outcome }) => `${action} ${outcome}`)
    .filter((line) => line.startsWith("document."));

test("what staff publish is read by those who may enter its portal, and by nobody else; each reading is written down", async () => {
  const staff = await aColleague("staff");
  const [ama, kofi, esi] = [await aReader(), await aMember(), await aReader("vendor")];
  const answer = await publishes(staff);
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/admin/documents?done=published"]);
  expect(await listDocuments(ama.visit, investor, "")).toMatchObject([
    { title: typed.title, kind: "report", isForOne: false, file: { kind: "pdf" } },
  ]);
  await expect(listDocuments(kofi.visit, investor, "")).rejects.toMatchObject({ code: "forbidden" });
  expect(await lookUpMemberSide(kofi.visit, investor, "")).toMatchObject({ documents: undefined });
  const { file } = await fileOf(typed.title);
  expect(await Promise.all([ama, kofi, esi, staff].map((who) => opens(who, file)))).toEqual([
    200, 404, 404, 200,
  ]);
  expect(await auditOf(ama.id)).toEqual(["document.read done"]);
  expect(await auditOf(staff.id)).toEqual(["document.published done", "document.read done"]);
  const row = await db().portalDocument.findFirstOrThrow();
  expect(Buffer.from(row.sealed).toString("latin1")).not.toContain("half-year");
});

test("a document for one member is hers alone: she is told by mail without a word of it, and it is in her data", async () => {
  const staff = await aColleague("admin");
  const [ama, kofi] = [await aReader("health"), await aReader("health")];
  const health = findPortalByKey("health");
  const title = "Your answer in writing";
  expect(
    (await publishes(staff, { portal: "health", title, kind: "decision", email: ama.email })).status,
  ).toBe(303);
  expect(await listDocuments(ama.visit, health, "")).toMatchObject([{ title, isForOne: true }]);
  expect(await listDocuments(kofi.visit, health, "")).toEqual([]);
  const { file } = await fileOf(title);
  expect([await opens(ama, file), await opens(kofi, file)]).toEqual([200, 404]);
  const [mail] = await waitingMail("document", ama.email);
  expect(mail?.text).toContain("/portal/health#documents");
  expect(mail?.text).not.toContain(title);
  expect((await exportData(ama.visit)).documents).toMatchObject([{ title, portal: "health" }]);
  expect((await summariseHoldings(ama.visit)).documents).toBe(1);
  await db().member.delete({ where: { id: ama.id } });
  expect((await listPublished()).map((one) => one.title)).not.toContain(title);
});

test("access that is taken back, or ends, closes its documents at once", async () => {
  const staff = await aColleague("staff");
  const ama = await aReader();
  await publishes(staff, { title: "A second report" });
  const { file } = await fileOf("A second report");
  expect(await opens(ama, file)).toBe(200);
  await decideGrant(aDecision(ama.grantId, { decision: "refuse", reason: "The contract has ended." }));
  expect(await opens(ama, file)).toBe(404);
});

test("documents of ClearSight are read from a registered network alone", async () => {
  const staff = await aColleague("staff");
  const ama = await aReader("clearsight", { networks: ["203.0.113.0/24"] });
  const clearsight = findPortalByKey("clearsight");
  await publishes(staff, { portal: "clearsight", title: "The method of a check" });
  expect(await listDocuments(ama.visit, clearsight, "203.0.113.9")).toHaveLength(1);
  await expect(listDocuments(ama.visit, clearsight, "198.51.100.7")).rejects.toMatchObject({
    code: "forbidden",
  });
});

test("what cannot be published says why beside its field, and leaves nothing behind", async () => {
  const staff = await aColleague("staff");
  const before = await db().portalDocument.count();
  const draftOf = async (answer: Response) => {
    expect(answer.status).toBe(303);
    return answer.headers.get("location") ?? "";
  };
  expect(await draftOf(await publishes(staff, {}, Buffer.alloc(0)))).toMatch(/draft=/);
  expect(await draftOf(await publishes(staff, {}, Buffer.from("no PDF at all, just text")))).toMatch(
    /draft=/,
  );
  expect(await draftOf(await publishes(staff, { email: "nobody@example.org" }))).toMatch(/draft=/);
  expect(await draftOf(await publishes(staff, { "issuedOn.year": "2999" }))).toMatch(/draft=/);
  const json = await desk.POST(
    aPost("/api/admin/documents", { portal: "onestop", kind: "spell", title: "" }, staff.session.headers),
  );
  expect(json.status).toBe(422);
  const { fields } = (await json.json()) as { fields: Record<string, string[]> };
  expect(Object.keys(fields).toSorted()).toEqual(["file", "issuedOn", "kind", "portal", "title"]);
  expect(await db().portalDocument.count()).toBe(before);
});

test("a document that is taken back is gone for everybody, once, with its file", async () => {
  const staff = await aColleague("staff");
  const ama = await aReader();
  await publishes(staff, { title: "Taken back" });
  const { id, file } = await fileOf("Taken back");
  const take = () => withdraw.POST(aPost("/api/admin/documents/withdraw", { id }, staff.session.headers));
  const answers = await Promise.all([take(), take(), take()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
  expect(await opens(ama, file)).toBe(404);
  expect(await db().upload.count({ where: { id: file } })).toBe(0);
  expect(await auditOf(staff.id)).toEqual(["document.published done", "document.withdrawn done"]);
});

test("the purge leaves files of documents, and takes those that became none", async () => {
  const staff = await aColleague("staff");
  await publishes(staff, { title: "Kept for long" });
  await publishes(staff, { email: "nobody@example.org" });
  const kept = await fileOf("Kept for long");
  await db().upload.updateMany({ data: { touchedAt: new Date(Date.now() - 40 * 86_400_000) } });
  const orphans = await db().$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM uploads u WHERE NOT EXISTS (SELECT 1 FROM portal_documents d WHERE d.id = u.draft_id)`;
  expect((await purgeUploads()).unsentUploads).toBe(orphans[0]?.count);
  expect(await db().upload.count({ where: { id: kept.file } })).toBe(1);
});

test("to whoever may not publish there is nothing at the address, whatever they send", async () => {
  for (const role of ["member", "moderator", "caseworker"] as const) {
    const colleague = await aColleague(role);
    expect((await publishes(colleague)).status).toBe(404);
    const answer = await withdraw.POST(aPost("/api/admin/documents/withdraw", {}, colleague.session.headers));
    expect(answer.status).toBe(404);
  }
});
