import "#tests/support/local-demo.ts";
import { POST as factRoute } from "#app/api/admin/facts/[action]/route.ts";
import { GET as summary } from "#app/api/country/[slug]/summary/route.ts";
import { comparisonCsv } from "#lib/data/countries/index.ts";
import {
  builtFiles,
  findCountry,
  findFact,
  findSource,
  overlayEdits,
  withEdits,
} from "#lib/data/countries/record/index.ts";
import { db } from "#lib/platform/db.ts";
import {
  listApproved,
  readCountryFacts,
  readOverview,
  refreshVersion,
  retireEdits,
} from "#lib/domains/fact-edits/index.ts";
import { readFactsQuery } from "#lib/domains/fact-edits/open/facts-query.ts";
import { proposeCall } from "#lib/domains/fact-edits/open/paths.ts";
import { fileLead } from "#lib/domains/leads/index.ts";
import { stopJobs } from "#lib/services/jobs/index.ts";
import { aLead } from "#tests/support/a-lead.ts";
import { useOwnDatabase } from "#tests/support/own-database.ts";
import { aNetwork } from "#tests/support/sign-in.ts";
import { seed } from "../../../prisma/seed.ts";
import { aMember, aPost } from "../members/account/a-member.ts";
import { aColleague } from "../portals/a-request.ts";

let drop: () => Promise<void>;

beforeAll(async () => {
  drop = await useOwnDatabase();
  await seed(db());
});

afterAll(async () => {
  overlayEdits([]);
  await stopJobs();
  await drop();
});

type Colleague = Awaited<ReturnType<typeof aColleague>>;
type Body = Record<string, unknown>;

const source = {
  sourceTitle: "Yearbook of tests",
  sourcePublisher: "An office for tests",
  sourceUrl: "https://example.org/yearbook",
  sourceAsOf: "2026-11",
};
const reason = "The yearbook has a newer value.";

async function call({ session }: Pick<Colleague, "session">, path: string, body: Body) {
  const answer = await factRoute(aPost(path as `/${string}`, body, session.headers));
  const response = (await answer.json()) as {
    data?: { id: string };
    error?: string;
    fields?: Record<string, string[]>;
  };
  return { status: answer.status, ...response };
}

const proposes = (who: Pick<Colleague, "session">, country: string, fact: string, body: Body) =>
  call(who, proposeCall(country, fact), { ...source, reason, ...body });
const decides = (who: Colleague, action: string, id: string, body: Body = {}) =>
  call(who, `/api/admin/facts/${action}`, { id, ...body });

/** A proposal by somebody other than the colleague who decides. */
async function aProposal(country: string, fact: string, body: Body) {
  const by = await aColleague("staff");
  const { data, status } = await proposes(by, country, fact, body);
  expect(status).toBe(200);
  return { by, id: data!.id };
}

const summaryOf = async (slug: string) => {
  const answer = await summary(new Request(`http://localhost/api/country/${slug}/summary`), {
    params: Promise.resolve({ slug }),
  });
  return ((await answer.json()) as { data: { risk: unknown; riskRating: string } }).data;
};

test("a proposal shows nowhere; approved by a second person it stands in record, comparison and summary, with its source", async () => {
  const before = await summaryOf("ghana");
  const { id, by } = await aProposal("ghana", "figures.political_stability", { value: 1, year: 2026 });
  await aProposal("ghana", "figures.internet_users_pct", { value: 1.5, year: 2026 });
  await refreshVersion();
  expect(findCountry("ghana")!.figures.political_stability!.source).not.toMatch(/^desk-/);
  expect(await summaryOf("ghana")).toEqual(before);
  const admin = await aColleague("admin");
  expect(await decides(admin, "approve", id)).toMatchObject({ status: 200 });
  const figure = findCountry("ghana")!.figures.political_stability!;
  expect(figure).toMatchObject({ value: 1, year: 2026, source: `desk-${id.slice(0, 8)}` });
  expect(findSource(figure.source)).toMatchObject({
    title: "Yearbook of tests",
    publisher: "An office for tests",
    url: "https://example.org/yearbook",
    snapshot: "2026-11",
  });
  expect(await summaryOf("ghana")).not.toEqual(before);
  expect(comparisonCsv([findCountry("ghana")!])).toContain("Yearbook of tests");
  const actions = await db().auditEvent.findMany({ where: { actorId: { in: [by.id, admin.id] } } });
  expect(actions.map(({ action }) => action)).toEqual(
    expect.arrayContaining(["fact.proposed", "fact.approved"]),
  );
  expect(JSON.stringify(actions.map(({ detail }) => detail))).not.toContain("yearbook");
  const rows = await db().$queryRaw<
    unknown[]
  >`SELECT 1 FROM fact_edits e WHERE e.reason::text LIKE '%newer value%'`;
  expect(rows).toEqual([]);
});

test("without a source nothing is taken, and each thing that is wrong is said beside its field", async () => {
  const staff = await aColleague("staff");
  const none = await proposes(staff, "kenya", "figures.inflation_pct", {
    value: 3,
    year: 2026,
    sourceTitle: "",
    sourceUrl: "",
  });
  expect(none).toMatchObject({ status: 422 });
  expect(none.fields).toEqual({
    sourceTitle: ["Name the source: a change without one is not taken."],
    sourceUrl: ["Give the address of the source: a change without one is not taken."],
  });
  const wrong = await proposes(staff, "kenya", "figures.inflation_pct", {
    value: 3,
    year: 20260,
    sourceUrl: "javascript:alert(1)",
  });
  expect(wrong.fields).toEqual({
    sourceUrl: ["Give the whole address of the source, beginning with https:// or http://."],
  });
  const misfit = await proposes(staff, "kenya", "figures.inflation_pct", { value: 3, year: 20260 });
  expect(Object.keys(misfit.fields ?? {})).toEqual(["year"]);
  expect(await proposes(staff, "kenya", "figures.none", { value: 3 })).toMatchObject({ status: 404 });
  expect(await proposes(staff, "kenya", "exportPartners", { year: 2026 })).toMatchObject({ status: 404 });
  expect(await proposes(staff, "atlantis", "figures.inflation_pct", { value: 3 })).toMatchObject({
    status: 404,
  });
  expect(await db().factEdit.count({ where: { countrySlug: "kenya" } })).toBe(0);
});

test("who proposed it never decides on it, not even past the site; others cannot withdraw it", async () => {
  const { id, by } = await aProposal("togo", "figures.inflation_pct", { value: 2, year: 2026 });
  expect(await decides(by, "approve", id)).toMatchObject({ status: 403 });
  expect(await decides(by, "refuse", id, { answer: "I changed my mind." })).toMatchObject({ status: 403 });
  expect(await decides(await aColleague("staff"), "withdraw", id)).toMatchObject({ status: 403 });
  const self = db().factEdit.update({
    where: { id },
    data: { state: "approved", decidedBy: by.id, decidedAt: new Date() },
  });
  await expect(self).rejects.toThrow("fact_edits_second_person");
  expect(await decides(by, "withdraw", id)).toMatchObject({ status: 200 });
  expect(await decides(await aColleague("staff"), "approve", id)).toMatchObject({ status: 409 });
  expect(await db().factEdit.findUniqueOrThrow({ where: { id } })).toMatchObject({ state: "withdrawn" });
});

test("of many who decide at once one counts, and the others are told", async () => {
  const { id } = await aProposal("benin", "figures.inflation_pct", { value: 2, year: 2026 });
  const staff = await Promise.all(Array.from({ length: 6 }, () => aColleague("staff")));
  const answers = await Promise.all(
    staff.map((one, at) =>
      at % 2 ? decides(one, "approve", id) : decides(one, "refuse", id, { answer: "It is not so." }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.error).toBe("Somebody has decided on this already.");
});

test("a newer approval takes the place of the one before; what was proposed before it is to be proposed anew", async () => {
  const first = await aProposal("rwanda", "figures.inflation_pct", { value: 2, year: 2026 });
  const second = await aProposal("rwanda", "figures.inflation_pct", { value: 3, year: 2026 });
  const admin = await aColleague("admin");
  await decides(admin, "approve", first.id);
  expect(await decides(admin, "approve", second.id)).toMatchObject({
    status: 409,
    error: expect.stringContaining("propose it anew"),
  });
  const third = await aProposal("rwanda", "figures.inflation_pct", { value: 4, year: 2026 });
  expect(await decides(admin, "approve", third.id)).toMatchObject({ status: 200 });
  expect(findCountry("rwanda")!.figures.inflation_pct).toMatchObject({ value: 4 });
  expect(await db().factEdit.findUniqueOrThrow({ where: { id: first.id } })).toMatchObject({
    state: "retired",
  });
});

test("moderators, members and strangers find nothing; the rest of the desk does not decide on facts", async () => {
  const body = { value: 2, year: 2026 };
  for (const role of ["moderator", "member", "caseworker"] as const)
    expect(await proposes(await aColleague(role), "mali", "figures.inflation_pct", body)).toMatchObject({
      status: 404,
    });
  const member = await aMember();
  expect(await proposes(member, "mali", "figures.inflation_pct", body)).toMatchObject({ status: 404 });
});

test("another instance lays over its records what was approved, once it looks", async () => {
  const { id } = await aProposal("niger", "legalSystem", { itself: "civil law, for tests" });
  const by = await aColleague("admin");
  // As another instance would: approved outside this process.
  await db().$transaction(async (on) => {
    await on.factEdit.update({
      where: { id },
      data: { state: "approved", decidedBy: by.id, decidedAt: new Date() },
    });
    await on.$executeRaw`UPDATE fact_editions SET number = number + 1`;
  });
  expect(findCountry("niger")!.legalSystem).not.toBe("civil law, for tests");
  await refreshVersion();
  expect(findCountry("niger")!.legalSystem).toBe("civil law, for tests");
});

test("the desk shows value, source and age of each fact, proposals with their difference, and what visitors reported", async () => {
  const staff = await aColleague("staff");
  const { by } = await aProposal("chad", "figures.inflation_pct", { value: 77, year: 2026 });
  const lead = aLead({ email: "a@example.org", text: "It is another one", country: "chad" }) as Parameters<
    typeof fileLead
  >[0];
  await fileLead({ ...lead, lead_type: "fact_correction" }, { address: aNetwork() });
  const query = {
    ...readFactsQuery({ part: "figures", fact: "figures.inflation_pct" }),
    country: "chad" as const,
  };
  const desk = (await readCountryFacts(staff.visit, query))!;
  const inflation = desk.facts.find(({ path }) => path === "figures.inflation_pct")!;
  expect(inflation).toMatchObject({ title: "Inflation", year: expect.any(Number) });
  expect(inflation.sources[0]!.title).toBeTruthy();
  expect(desk.chosen?.typed["year"]).toEqual([String(inflation.year)]);
  expect(desk.edits[0]).toMatchObject({ state: "proposed", isOwn: false, proposedBy: by.email, reason });
  expect(desk.edits[0]!.after).toContainEqual({ label: "Value", value: "77%" });
  expect(desk.reports).toHaveLength(1);
  const row = (await readOverview()).countries.find(({ slug }) => slug === "chad")!;
  expect(row).toMatchObject({ proposals: 1, reports: 1 });
  const old = (await readCountryFacts(staff.visit, { ...query, only: "old" }))!.facts;
  expect(old.length).toBe(row.old);
  expect(old.every(({ isOld }) => isOld)).toBe(true);
});

test("what the files of a build say themselves is retired, and what they do not say stays laid over them", async () => {
  const approved = await listApproved();
  expect(await retireEdits()).toEqual([]);
  const ghana = builtFiles.find(({ slug }) => slug === "ghana")!;
  const edit = approved.find(({ country }) => country === "ghana")!;
  const written = withEdits(ghana, [edit]);
  const at = (builtFiles as unknown as (typeof written)[]).findIndex(({ slug }) => slug === "ghana");
  (builtFiles as unknown as (typeof written)[])[at] = written; // as the next build would read it
  try {
    expect((await retireEdits()).map(({ id }) => id)).toEqual([edit.id]);
    await refreshVersion();
    expect(findFact(written, edit.path)!.value).toMatchObject({ value: 1 });
    expect((await listApproved()).map(({ id }) => id)).not.toContain(edit.id);
  } finally {
    (builtFiles as unknown as (typeof written)[])[at] = ghana;
  }
});
