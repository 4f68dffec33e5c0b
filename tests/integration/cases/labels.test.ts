import "#tests/support/local-demo.ts";
import { randomUUID } from "node:crypto";
import { POST as caseRoute } from "#app/api/admin/cases/[action]/route.ts";
import { POST as exportRoute } from "#app/api/admin/cases/export/route.ts";
import { listLabels } from "#lib/domains/cases/index.ts";
import { readQueueQuery } from "#lib/domains/cases/open/queue-query.ts";
import { db } from "#lib/platform/db.ts";
import { readCase, readQueue } from "#lib/backoffice/desk/index.ts";
import { fileLead } from "#lib/domains/leads/index.ts";
import { aLead } from "#tests/support/a-lead.ts";
import { useSeededDatabase } from "#tests/support/seeded-database.ts";
import { aNetwork } from "#tests/support/sign-in.ts";
import { aForm, aPost } from "../members/account/a-member.ts";
import { aColleague } from "../portals/a-request.ts";

useSeededDatabase();

type Colleague = Awaited<ReturnType<typeof aColleague>>;

async function anEnquiry() {
  const email = `ama_${randomUUID()}@example.org`;
  const lead = aLead({ email, text: randomUUID(), country: "ghana" }) as Parameters<typeof fileLead>[0];
  const { reference } = await fileLead(lead, { address: aNetwork() });
  return reference;
}

const stored = (reference: string) => db().case.findUniqueOrThrow({ where: { reference } });

async function labels({ session }: Colleague, reference: string, typed: string, version?: number) {
  const body = { reference, version: version ?? (await stored(reference)).version, labels: typed };
  const answer = await caseRoute(aPost("/api/admin/cases/label", body, session.headers));
  return { status: answer.status, ...((await answer.json()) as { error?: string; fields?: object }) };
}

const found = async ({ visit }: Colleague, query: Record<string, string>) =>
  (await readQueue(visit, readQueueQuery(query))).cases.map(({ reference }) => reference);

test("labels are given and taken away, and the case tells which", async () => {
  const staff = await aColleague("staff");
  const reference = await anEnquiry();
  expect(await labels(staff, reference, "Harvest, TOGO")).toMatchObject({ status: 200 });
  expect((await stored(reference)).labels).toEqual(["harvest", "togo"]);
  expect(await labels(staff, reference, "togo, coffee")).toMatchObject({ status: 200 });
  expect(await labels(staff, reference, "")).toMatchObject({ status: 200 });
  const { row, events } = (await readCase(staff.visit, reference))!;
  expect(row.labels).toEqual([]);
  expect(events.map(({ kind, by, detail }) => [kind, by, detail])).toEqual([
    ["labelled", staff.email, { added: "harvest, togo", removed: "" }],
    ["labelled", staff.email, { added: "coffee", removed: "harvest" }],
    ["labelled", staff.email, { added: "", removed: "togo, coffee" }],
  ]);
  const audit = await db().auditEvent.findMany({ where: { actorId: staff.id, action: "case.labelled" } });
  expect(audit.map(({ detail }) => detail)).toEqual(Array(3).fill({ reference }));
});

test("the same labels again change nothing", async () => {
  const staff = await aColleague("staff");
  const reference = await anEnquiry();
  await labels(staff, reference, "harvest, togo");
  const before = await stored(reference);
  expect(await labels(staff, reference, "Togo, harvest")).toMatchObject({ status: 200 });
  expect(await stored(reference)).toEqual(before);
});

test("of two who label a case as they both read it, one counts and the other reads it again", async () => {
  const [staff, other] = [await aColleague("staff"), await aColleague("staff")];
  const reference = await anEnquiry();
  const { version } = await stored(reference);
  const answers = await Promise.all([
    labels(staff, reference, "harvest", version),
    labels(other, reference, "togo", version),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.error).toMatch(/^Somebody did something/);
  expect((await stored(reference)).labels).toHaveLength(1);
});

test("too many are refused, and without script come back to the case with what was typed", async () => {
  const staff = await aColleague("staff");
  const reference = await anEnquiry();
  const nine = "a,b,c,d,e,f,g,h,i";
  expect(await labels(staff, reference, nine)).toMatchObject({
    status: 422,
    fields: { labels: ["A case has at most 8 labels. Take some away."] },
  });
  const post = (typed: string) =>
    caseRoute(
      aForm("/api/admin/cases/label", { reference, version: "1", labels: typed }, staff.session.cookie),
    );
  expect((await post(nine)).headers.get("location")).toMatch(
    new RegExp(`^/admin/case\\?reference=${reference}&do=label&draft=[\\w-]{36}#error-summary$`),
  );
  const right = await post("harvest");
  expect([right.status, right.headers.get("location")]).toEqual([303, `/admin/case?reference=${reference}`]);
});

test("the queue finds cases by a label, under every other filter, and counts them", async () => {
  const staff = await aColleague("staff");
  const mark = randomUUID().slice(0, 8);
  const [one, two, none] = [await anEnquiry(), await anEnquiry(), await anEnquiry()];
  await labels(staff, one, mark);
  await labels(staff, two, `togo, ${mark}`);
  await labels(staff, none, `${mark}x`);
  expect((await found(staff, { label: mark.toUpperCase() })).toSorted()).toEqual([one, two].toSorted());
  expect(await found(staff, { label: mark, country: "togo" })).toEqual([]);
  expect(await found(staff, { label: mark, state: "done" })).toEqual([]);
  const { counts, cases } = await readQueue(staff.visit, readQueueQuery({ label: mark }));
  expect(counts.find(({ state }) => state === "open")?.count).toBe(2);
  expect(cases.find(({ reference }) => reference === two)?.labels).toEqual(["togo", mark]);
});

test("the file of a view has the labels of each case, as words and never as a formula", async () => {
  const staff = await aColleague("staff");
  const reference = await anEnquiry();
  await labels(staff, reference, "=1+1, togo");
  const answer = await exportRoute(
    aPost("/api/admin/cases/export", { view: `q=${reference}` }, staff.session.headers),
  );
  const [head, row] = (await answer.text()).split("\n");
  expect(head).toContain(",Assigned to,Labels,Last event,");
  expect(row).toContain(`,"'=1+1, togo",labelled,`);
});

test("those that stand on the most cases are offered, of the kinds somebody reads alone", async () => {
  const [staff, moderator] = [await aColleague("staff"), await aColleague("moderator")];
  const [often, once] = [`often ${randomUUID().slice(0, 8)}`, `once ${randomUUID().slice(0, 8)}`];
  for (const typed of [`${often}, ${once}`, often, often]) await labels(staff, await anEnquiry(), typed);
  const ofEnquiries = await listLabels({ kinds: ["enquiry"] });
  expect(ofEnquiries.indexOf(often)).toBeGreaterThanOrEqual(0);
  expect(ofEnquiries.indexOf(once)).toBeGreaterThan(ofEnquiries.indexOf(often));
  const own = await readQueue(moderator.visit, readQueueQuery({}));
  expect(own.labels).not.toContain(often);
});

test("who does not read a kind labels none of it", async () => {
  const moderator = await aColleague("moderator");
  const reference = await anEnquiry();
  expect(await labels(moderator, reference, "harvest")).toMatchObject({ status: 404 });
  expect((await stored(reference)).labels).toEqual([]);
});
