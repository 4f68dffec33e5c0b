import { renderToStaticMarkup } from "react-dom/server";
import { Hub } from "#components/members/account/hub.tsx";
import type { Member } from "#lib/domains/members/index.ts";
import type { Hub as HubData } from "#lib/backoffice/account/index.ts";

const at = new Date("2026-03-01T09:30:00.000Z");
const member: Member = {
  id: "0a0a0a0a-0000-4000-8000-000000000000",
  email: "ama@example.org",
  role: "member",
  audience: "founder",
  countrySlug: "kenya",
  isRegistered: true,
  createdAt: at,
};
const nothing: HubData = {
  news: [],
  planned: [],
  requests: [],
  applications: { begun: [], sent: [] },
  letters: [],
  access: { held: [], toAsk: [], open: [] },
  devices: 1,
  ratings: [],
};
const draw = (parts: Partial<Member> = {}, hub: HubData | undefined = nothing) =>
  renderToStaticMarkup(<Hub member={{ ...member, ...parts }} hub={hub} />);
const grant = { id: "g", portal: "investor", organisation: null, purpose: "to read", requestedAt: at };

test("an account with nothing in it says in each part what would be there and what to do", () => {
  const html = draw({ countrySlug: null });
  for (const words of [
    "You have sent nothing yet",
    "Nothing has been asked with your e-mail address",
    "You have not asked for a portal",
    "No country is chosen",
    "You have no letters",
    "You are signed in on this device only.",
  ]) {
    expect(html).toContain(words);
  }
  for (const href of ["/contact", "/start-business", "/portal/onestop/devices", "/api/account/export"]) {
    expect(html).toContain(`href="${href}"`);
  }
  expect(html).not.toMatch(/soon/i);
});

test("a registration that is not finished is the first thing", () => {
  const html = draw({ isRegistered: false, audience: null, countrySlug: null });
  const first = html.indexOf("<h2");
  expect(html.slice(first, first + 120)).toContain('id="registration-title"');
  expect(html).toContain('name="consent"');
  expect(html).not.toContain("About you");
});

test("a finished one can be changed without asking for consent again", () => {
  const html = draw();
  expect(html).not.toContain("Finish your registration");
  expect(html).toContain('<input type="hidden" name="consent" value="true"/>');
  expect(html).toContain('<option value="founder" selected="">');
  expect(html).toContain("/start-business/kenya");
});

test("each access shows its state, dates and reason; a refusal promises no end", () => {
  const held: HubData["access"]["held"] = [
    { ...grant, name: "Investor portal", path: "/portal/investor", state: "approved", reason: "We know you.", decidedAt: at, expiresAt: at },
    { ...grant, name: "Vendor portal", path: "/portal/vendor", state: "refused", reason: "No such name.", decidedAt: at, expiresAt: at },
    { ...grant, name: "Health portal", path: "/portal/health", state: "expired", reason: null, decidedAt: at, expiresAt: at },
  ]; // prettier-ignore
  const rows = draw({}, { ...nothing, access: { held, toAsk: [], open: [] } }).split("<li>");
  const rowOf = (name: string) => rows.find((row) => row.includes(name)) ?? "";
  expect(rowOf("Investor portal")).toMatch(/Approved.*Until .*We know you\./);
  expect(rowOf("Vendor portal")).toMatch(/Refused.*No such name\./);
  expect(rowOf("Vendor portal")).not.toContain("Until");
  expect(rowOf("Health portal")).toMatch(/Ended<.*Ended on /);
});

test("what a visitor wrote is text, not markup", () => {
  const reason = '<img src=x onerror="alert(1)">';
  const held = [
    { ...grant, name: "Investor portal", path: "/portal/investor", state: "refused" as const, reason, decidedAt: at, expiresAt: null },
  ]; // prettier-ignore
  const html = draw({ email: "a<b@example.org" }, { ...nothing, access: { held, toAsk: [], open: [] } });
  expect(html).not.toContain("<img src=x");
  expect(html).toContain("a&lt;b@example.org");
});

test("the countries a member has rated lead to where ratings are changed", () => {
  expect(draw()).toContain("You have rated no country.");
  const html = draw({}, { ...nothing, ratings: [{ slug: "gambia", name: "Gambia" }] });
  expect(html).toContain('<a href="/explore/countries/gambia/ratings">Gambia</a>');
});

test("a request leads to its receipt", () => {
  const requests = [{ reference: "AK-2345-6789", leadType: "contact" as const, country: null, filedAt: at }];
  const html = draw({}, { ...nothing, requests });
  expect(html).toContain('href="/forms/status?reference=AK-2345-6789"');
  expect(html).toContain("No particular country");
});

test("when the database does not answer the page still says who is signed in", () => {
  const html = renderToStaticMarkup(<Hub member={member} hub={undefined} />);
  expect(html).toContain("ama@example.org");
  expect(html).toContain("This cannot be shown right now");
});
