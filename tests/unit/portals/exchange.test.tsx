import { renderToStaticMarkup } from "react-dom/server";
import { PortalQuotes } from "#components/portals/portal-quotes.tsx";
import { PortalSample } from "#components/portals/portal-preview.tsx";
import { VacancyList } from "#components/portals/portal-vacancies.tsx";
import { findPortalByKey } from "#lib/domains/portals/index.ts";
import type { AskedQuote } from "#lib/domains/quotes/open/quote.ts";
import type { VacancyRow } from "#lib/domains/vacancies/open/vacancy.ts";

const aVacancy = (parts: Partial<VacancyRow> = {}): VacancyRow => ({
  id: "6f1f6c3e-0000-4000-8000-000000000001",
  title: "Bookkeeper",
  division: "agx",
  country: "liberia",
  town: "Monrovia",
  kind: "part_time",
  pay: "400 to 500 USD a month",
  work: "Keeps the books.",
  asked: "Three years of the same work.",
  closesOn: new Date("2027-03-01"),
  reference: null,
  isBegun: false,
  ...parts,
});

const vacancies = (...rows: VacancyRow[]) => renderToStaticMarkup(<VacancyList vacancies={rows} />);

test("an open post says where, how, for what pay and until when, and is applied for by a plain post", () => {
  const html = vacancies(aVacancy());
  for (const text of ["Monrovia, Liberia", "Part time", "400 to 500 USD a month", "AgX", "1 March 2027"])
    expect(html).toContain(text);
  expect(html).toMatch(/<form [^>]*action="\/api\/vacancies\/apply"[^>]*method="post"/);
  expect(html).toContain('name="id" value="6f1f6c3e-0000-4000-8000-000000000001"');
  expect(html).toMatch(/Apply<span class="sr-only"> for Bookkeeper<\/span>/);
});

test("what is begun goes on, and what was sent leads to where it stands, without a second application", () => {
  expect(vacancies(aVacancy({ isBegun: true }))).toContain("Go on with your application");
  const sent = vacancies(aVacancy({ reference: "AK-2345-6789" }));
  expect(sent).toContain('href="/forms/status?reference=AK-2345-6789"');
  expect(sent).not.toContain("<form");
});

test("the preview of the People portal shows made-up posts, marked as such, that nobody can apply for", () => {
  const html = renderToStaticMarkup(<PortalSample portal={findPortalByKey("hr")} />);
  expect(html).toContain("SAMPLE of vacancies");
  expect(html).toContain("Sample post 1");
  expect(html).not.toContain("<form");
  expect(renderToStaticMarkup(<PortalSample portal={findPortalByKey("vendor")} />)).not.toContain(
    "Sample post",
  );
});

const anAsked = (parts: Partial<AskedQuote> = {}): AskedQuote => ({
  id: "a-request",
  passed: [{ name: "goods", label: "What do you want to buy?", answer: "Jute bags" }],
  goods: "Jute bags",
  until: new Date("2027-03-01"),
  standing: "asked",
  mayAnswer: true,
  quote: undefined,
  reason: undefined,
  ...parts,
});

const asked = (rows: AskedQuote[], chosen?: string) =>
  renderToStaticMarkup(<PortalQuotes asked={rows} chosen={chosen} state={undefined} />);

test("a request has its form once it is chosen, and none once it cannot be answered", () => {
  expect(asked([anAsked()])).toContain('href="/portal/vendor?quote=a-request#quotes"');
  expect(asked([anAsked()])).not.toContain("<form");
  const open = asked([anAsked()], "a-request");
  expect(open).toContain('action="/api/quotes/give"');
  expect(open).toContain('action="/api/quotes/decline"');
  const over = asked([anAsked({ mayAnswer: false, standing: "over" })], "a-request");
  expect(over).toContain("Not answered in time");
  expect(over).not.toContain("<form");
});

test("nothing asked says so and what would be here", () => {
  expect(asked([])).toContain("Nothing is asked of you");
});
