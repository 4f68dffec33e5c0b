import { renderToStaticMarkup } from "react-dom/server";
import { PageView } from "#components/content/page-view.tsx";
import { findPage } from "#lib/content/pages.ts";
import { creditUnionHomePage } from "#lib/content/records/homes/credit-union-home.ts";
import { diasporaHomePage } from "#lib/content/records/homes/diaspora-home.ts";
import { investorImpactPage } from "#lib/content/records/homes/investor-impact.ts";
import { investorsPage } from "#lib/content/records/core/investors.ts";
import { programsPage } from "#lib/content/records/programs/programs.ts";
import { subsidiariesPage } from "#lib/content/records/subsidiaries/overview.ts";

const homes = [diasporaHomePage, investorImpactPage, creditUnionHomePage];
const pages = [subsidiariesPage, programsPage, investorsPage, ...homes];
const named = pages.map((page) => [page.path, page] as const);

/** Texts under these keys are sentences for the reader; the others are addresses, ids and labels. */
const sentenceKeys = ["paragraphs", "text", "lead", "answer", "takePart", "forWhom"];

function sentences(value: unknown, isSentence = false): string[] {
  if (typeof value === "string") return isSentence ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => sentences(item, isSentence));
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, part]) => sentences(part, sentenceKeys.includes(key)));
}

const filler =
  /lorem|coming soon|world-class|cutting[- ]edge|state[- ]of[- ]the[- ]art|seamless|leverag|synerg|unlock|empowering|revolution|game[- ]chang|unparalleled|innovative|holistic|ecosystem|robust|best-in-class|next-generation|delve|tapestry/i;

test.each(named)("%s has at least 250 words of its own and no filler", (_path, page) => {
  const text = sentences(page).join(" ");
  expect(text.split(/\s+/).length).toBeGreaterThanOrEqual(250);
  expect(text).not.toMatch(filler);
});

test.each(named)("%s says what it is in search results and stands in the registry", (path, page) => {
  expect(page.title.length).toBeLessThanOrEqual(60);
  expect(page.description.length).toBeGreaterThan(80);
  expect(page.description.length).toBeLessThanOrEqual(200);
  expect(findPage(path)).toBeDefined();
});

test("no paragraph stands on two pages", () => {
  const paragraphs = pages.flatMap((page) => [
    ...new Set(sentences(page).filter((text) => text.length > 40)),
  ]);
  expect(paragraphs.filter((text, index) => paragraphs.indexOf(text) !== index)).toEqual([]);
});

test.each(named)("%s has one h1, an address for each section and no dead link", (_path, page) => {
  const html = renderToStaticMarkup(<PageView page={page} />);
  expect(html.match(/<h1/g)).toHaveLength(1);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  for (const { id } of page.sections) expect(ids).toContain(id);
  for (const [, href = ""] of html.matchAll(/<a [^>]*href="([^"]+)"/g)) {
    if (href.startsWith("#")) expect(ids).toContain(href.slice(1));
    else expect(findPage(href.split(/[?#]/)[0] ?? "")).toBeDefined();
  }
});

test("the programmes have the anchors that other pages link to", () => {
  const ids = programsPage.sections.map(({ id }) => id);
  const anchors = [
    "outgrowers",
    "vendor-rfq",
    "distribution-hubs",
    "bobby-automotive",
    "apprenticeships",
    "clinics",
    "esg",
  ];
  expect(ids).toEqual(expect.arrayContaining(anchors));
});

test("the form on a page files the right kind of enquiry under the right page", () => {
  const programmes = renderToStaticMarkup(<PageView page={programsPage} />);
  expect(programmes).toContain('name="lead_type" value="affiliate_interest"');
  expect(programmes).toContain('name="page" value="/programs"');
  const investors = renderToStaticMarkup(<PageView page={investorsPage} />);
  expect(investors).toContain('name="lead_type" value="investor_interest"');
  expect(investors).toContain('name="page" value="/investors"');
});

test("the revenue mix is marked as a target", () => {
  expect(renderToStaticMarkup(<PageView page={investorsPage} />)).toContain("Target, not a result");
});

test.each(homes.map((page) => [page.path, page] as const))(
  "%s is a page with content of its own: several kinds of sections, and a next step",
  (_path, page) => {
    expect(new Set(page.sections.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(5);
    expect(sentences(page).join(" ").split(/\s+/).length).toBeGreaterThanOrEqual(300);
    expect(page.sections.some(({ kind }) => kind === "action")).toBe(true);
  },
);

test("the credit union says which ID an account needs, claims no approval and offers nothing as open", () => {
  const text = sentences(creditUnionHomePage).join(" ");
  expect(text).toContain("A national or citizen ID is required to open an account");
  const html = renderToStaticMarkup(<PageView page={creditUnionHomePage} />);
  expect(html).toMatch(/Designed to meet NCUA rules[\s\S]*Designed to meet PSD2/);
  expect(html).not.toMatch(/(NCUA|PSD2)[- ](approved|compliant|insured|licensed)/i);
  const stages = creditUnionHomePage.sections.flatMap((section) =>
    section.kind === "cards" ? section.groups.flatMap(({ cards }) => cards.map(({ stage }) => stage)) : [],
  );
  expect(stages).not.toContain("open");
  expect(html).toContain('href="/portal/credit-union"');
});

test("the impact page shows its figures about the group as targets", () => {
  const html = renderToStaticMarkup(<PageView page={investorImpactPage} />);
  expect(html).toContain("100K+ Marketplace Members");
  expect(html).not.toContain(">Actual<");
});
