import { renderToStaticMarkup } from "react-dom/server";
import { PageView } from "#components/content/page-view.tsx";
import { getRecord } from "#lib/data/content/records/find-record.ts";
import { introduce } from "#lib/data/content/form-words.ts";
import { textsOf } from "#tests/support/record-checks.ts";

const creditUnionHomePage = getRecord("/home/credit-union");
const diasporaHomePage = getRecord("/home/diaspora");
const investorImpactPage = getRecord("/investor-impact");
const investorsPage = getRecord("/investors");
const programsPage = getRecord("/programs");
const homes = [diasporaHomePage, investorImpactPage, creditUnionHomePage];
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

test("each file of a page of downloads is a link whose name no other has", () => {
  const html = renderToStaticMarkup(<PageView page={getRecord("/downloads")} />);
  const links = [...html.matchAll(/<a [^>]*href="(\/downloads\/[^"]+)"[^>]*>(.*?)<\/a>/g)];
  const names = links.map(([, , inside = ""]) => inside.replaceAll(/<[^>]*>/g, "").trim());
  expect(links.filter(([, href = ""]) => href.endsWith("-semicolon.csv")).length).toBeGreaterThan(5);
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
});

test("the form on a page files the right kind of enquiry under the right page", () => {
  const clearsight = renderToStaticMarkup(<PageView page={getRecord("/subsidiaries/clearsight")} />);
  expect(clearsight).toContain('name="lead_type" value="division_question"');
  expect(clearsight).toContain('name="page" value="/subsidiaries/clearsight"');
  const about = renderToStaticMarkup(<PageView page={getRecord("/about")} />);
  expect(about).toContain('name="lead_type" value="fact_correction"');
  expect(about).toContain('name="page" value="/about"');
});

test("a page that stands for a form leads to it, with who decides and by when, and takes nothing itself", () => {
  const pages = {
    "/programs": ["affiliate", "vendor", "quote-request"],
    "/investors": ["investor-interest"],
    "/partners": ["partner"],
    "/careers": ["careers"],
    "/press": ["press"],
    "/send": ["rootspay-waiting"],
    "/legal/privacy": ["data-rights"],
    "/verifiafrica": ["verification"],
  } as const;
  for (const [path, forms] of Object.entries(pages)) {
    const html = renderToStaticMarkup(<PageView page={getRecord(path as keyof typeof pages)} />);
    for (const id of forms) {
      expect(html).toContain(`href="/forms/${id}"`);
      expect(html).toContain(introduce({ id }).decides.split("’")[0]);
    }
    expect(html).not.toContain('name="lead_type"');
  }
});

test("the revenue mix is marked as a target", () => {
  expect(renderToStaticMarkup(<PageView page={investorsPage} />)).toContain("Target, not a result");
});

test.each(homes.map((page) => [page.path, page] as const))(
  "%s is a page with content of its own: several kinds of sections, and a next step",
  (_path, page) => {
    expect(new Set(page.sections.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(5);
    expect(textsOf(page).join(" ").split(/\s+/).length).toBeGreaterThanOrEqual(300);
    expect(page.sections.some(({ kind }) => kind === "action")).toBe(true);
  },
);

test("the credit union says which ID an account needs, claims no approval and offers nothing as open", () => {
  const text = textsOf(creditUnionHomePage).join(" ");
  expect(text).toContain("A national or citizen ID is required to open an account");
  const html = renderToStaticMarkup(<PageView page={creditUnionHomePage} />);
  expect(html).toMatch(/Designed to meet NCUA rules[\s\S]*Designed to meet PSD2/);
  expect(html).not.toMatch(/(NCUA|PSD2)[- ](approved|compliant|insured|licensed)/i);
  const stages = creditUnionHomePage.sections.flatMap((section) =>
    section.kind === "cards" ? section.groups.flatMap(({ cards }) => cards.map(({ stage }) => stage)) : [],
  );
  expect(stages).not.toContain("open");
  expect(html).toContain('href="/portal/credit-union?utm_source=akoma');
});

test("the compliance page names the stated frameworks as designed to meet, and none as met", () => {
  const html = renderToStaticMarkup(<PageView page={getRecord("/compliance")} />);
  for (const rule of ["NCUA rules", "SEC rules", "USDA and FDA rules", "GDPR and PSD2"])
    expect(html).toContain(`Designed to meet ${rule}`);
  expect(html).not.toMatch(
    /(NCUA|SEC|USDA|FDA|GDPR|PSD2)[- ](approved|compliant|insured|licensed|certified)/i,
  );
});

test("the impact page shows its figures about the group as targets", () => {
  const html = renderToStaticMarkup(<PageView page={investorImpactPage} />);
  expect(html).toContain("100K+ Marketplace Members");
  expect(html).not.toContain(">Actual<");
});
