import { randomUUID } from "node:crypto";
import { draftOf } from "#tests/support/draft-of.ts";
import { enquiryAgain, listLeads } from "#lib/domains/leads/index.ts";
import { GET as exportAccount } from "#app/api/account/export/route.ts";
import { POST as askForPortal } from "#app/api/grants/route.ts";
import { POST as fileLead } from "#app/api/leads/route.ts";
import { db } from "#lib/platform/db.ts";
import { describeLead } from "#lib/domains/leads/describe-lead.ts";
import { deleteAccount } from "#lib/backoffice/account/index.ts";
import { describeGrant } from "#lib/domains/portals/describe-grant.ts";
import { listGrantRequests } from "#lib/domains/portals/index.ts";
import { aFormPost, aJsonPost, aLead } from "#tests/support/a-lead.ts";
import { aNetwork } from "#tests/support/sign-in.ts";
import { aForm, aGet, aMember, aPost } from "../members/account/a-member.ts";
import { purpose } from "../portals/a-request.ts";

afterAll(() => db().$disconnect());

const query = "utm_source=letter&utm_medium=e-mail&utm_campaign=spring%1b2027";
const campaign = { utmSource: "letter", utmMedium: "e-mail", utmCampaign: "spring2027" };
const line = "came by  utm_source=letter, utm_medium=e-mail, utm_campaign=spring2027";
const select = { utmSource: true, utmMedium: true, utmCampaign: true } as const;

const sentFrom = (page: string) => ({
  referer: `http://localhost${page}`,
  host: "localhost",
  "x-forwarded-for": aNetwork(),
});
const leadsOf = (contactEmail: string) => db().lead.findMany({ where: { contactEmail }, select });
const anAddress = () => `came_${randomUUID()}@example.org`;
const fields = (email: string, message = "Which office?") => ({
  lead_type: "contact",
  page: "/contact",
  message,
  email,
});

test("what the address of the page says is kept with the enquiry, sent by script or as a form, and is read by the operator", async () => {
  const email = anAddress();
  const headers = sentFrom(`/start-business/ghana?${query}`);
  expect((await fileLead(aJsonPost(aLead({ email }), headers))).status).toBe(200);
  expect((await fileLead(aFormPost(fields(email), headers))).status).toBe(303);
  expect(await leadsOf(email)).toEqual([campaign, campaign]);
  const listed = (await listLeads({ take: 200 })).filter(({ contactEmail }) => contactEmail === email);
  expect(listed.map((lead) => describeLead(lead).includes(line))).toEqual([true, true]);
});

test("without it, and from another site's address, nothing is kept", async () => {
  const email = anAddress();
  for (const referer of ["http://localhost/contact", `https://evil.example/?${query}`, "nonsense"]) {
    const headers = { ...sentFrom("/"), referer, "idempotency-key": randomUUID() };
    expect((await fileLead(aJsonPost(aLead({ email }), headers))).status).toBe(200);
  }
  const none = { utmSource: null, utmMedium: null, utmCampaign: null };
  expect(await leadsOf(email)).toEqual([none, none, none]);
});

test("a form that is refused carries it on to the one that is sent then", async () => {
  const email = anAddress();
  const refused = await fileLead(aFormPost(fields(email, " "), sentFrom(`/contact?${query}`)));
  const { carried: hidden } = enquiryAgain(await draftOf(refused, "enquiry"));
  expect(hidden).toEqual({ utm_source: "letter", utm_medium: "e-mail", utm_campaign: "spring2027" });
  const again = await fileLead(aFormPost({ ...fields(email), ...hidden }, sentFrom("/api/leads")));
  expect([again.status, await leadsOf(email)]).toEqual([303, [campaign]]);
});

test("the same enquiry sent again from another page is the same one", async () => {
  const email = anAddress();
  const key = { "idempotency-key": randomUUID() };
  const answers = [];
  for (const page of [`/contact?${query}`, "/contact"]) {
    const answer = await fileLead(aJsonPost(aLead({ email }), { ...sentFrom(page), ...key }));
    answers.push(await answer.json());
  }
  expect(answers[1]).toEqual(answers[0]);
  expect(await leadsOf(email)).toEqual([campaign]);
});

test("a request for a portal keeps it too; the member's copy has both, and deleting the account leaves neither", async () => {
  const { id, email, session, visit } = await aMember();
  const path = `/portal/investor?${query}`;
  const asked = aForm(
    "/api/grants",
    { portal: "investor", purpose },
    { ...session.cookie, ...sentFrom(path) },
  );
  expect((await askForPortal(asked)).status).toBe(303);
  expect(
    (await fileLead(aJsonPost(aLead({ email: "" }), { ...session.headers, ...sentFrom(path) }))).status,
  ).toBe(200);
  const requests = await listGrantRequests();
  const mine = requests.find((row) => row.email === email);
  expect(mine).toMatchObject(campaign);
  expect(mine && describeGrant(mine)).toMatch(/came by +utm_source=letter, utm_medium=e-mail/);
  const copy = await (await exportAccount(aGet("/api/account/export", session.cookie))).json();
  expect(copy).toMatchObject({ accessRequests: [campaign], enquiries: [campaign] });
  await deleteAccount(visit, email);
  expect([await leadsOf(email), await db().grant.count({ where: { memberId: id } })]).toEqual([[], 0]);
});

test("who asks again for a portal has come by what led to it this time", async () => {
  const { id, session } = await aMember();
  const ask = (page: string) =>
    askForPortal(
      aPost("/api/grants", { portal: "vendor", purpose }, { ...session.headers, ...sentFrom(page) }),
    );
  expect((await ask(`/portal/vendor?${query}`)).status).toBe(200);
  await db().grant.updateMany({ where: { memberId: id }, data: { state: "refused", decidedAt: new Date() } });
  expect((await ask("/portal/vendor?utm_source=akoma")).status).toBe(200);
  expect(await db().grant.findMany({ where: { memberId: id }, select })).toEqual([
    { utmSource: "akoma", utmMedium: null, utmCampaign: null },
  ]);
});
