import { renderToStaticMarkup } from "react-dom/server";
import { Breadcrumbs, hidesCrumbs } from "#components/page/breadcrumbs.tsx";
import { sectionHeading } from "#components/page/start-hash-crumb.ts";

test("breadcrumbs go from home to the page by friendly names, for people and for search engines", () => {
  const html = renderToStaticMarkup(<Breadcrumbs path="/start-business/cote-divoire" />);
  expect(html).toContain('<a href="/">Home</a>');
  expect(html).toContain('<a href="/start-business">Start a business</a>');
  expect(html).toContain('<span aria-current="page">Côte d&#x27;Ivoire</span>');
  expect(html).toContain('"@type":"BreadcrumbList"');
});

test("home and unknown pages have none", () => {
  expect(renderToStaticMarkup(<Breadcrumbs path="/" />)).toBe("");
  expect(renderToStaticMarkup(<Breadcrumbs path="/no/such/page" />)).toBe("");
});

test("COEUS shows none, nor any page below it; a name that only begins so does", () => {
  expect(["/coeus", "/coeus/labs", "/coeus?tab=app", "/coeus#docs"].map(hidesCrumbs)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(["/coeuses", "/about/coeus", "/"].map(hidesCrumbs)).toEqual([false, false, false]);
  expect(renderToStaticMarkup(<Breadcrumbs path="/coeus/labs" />)).toBe("");
});

type Part = { tag: string; text?: string; heading?: string; outside?: true };

/** As much of a document as the question needs: parts by id, each in main unless stated otherwise. */
function aPage(parts: Record<string, Part>): Document {
  const element = ({ tag, text, heading, outside }: Part) => ({
    textContent: text ?? "",
    matches: (selector: string) => selector.split(", ").includes(tag),
    closest: () => (outside ? null : {}),
    querySelector: () => (heading === undefined ? null : { textContent: heading }),
  });
  return {
    getElementById: (id: string) => (parts[id] ? element(parts[id]) : null),
  } as unknown as Document;
}

test("a hash names the section it leads to by that section's heading", () => {
  const page = aPage({
    tax: { tag: "section", heading: "\n  Taxes " },
    "tax-title": { tag: "h2", text: "Taxes" },
    são: { tag: "section", heading: "São Tomé" },
  });
  expect(sectionHeading("#tax", page)).toBe("Taxes");
  expect(sectionHeading("#tax-title", page)).toBe("Taxes");
  expect(sectionHeading("#s%C3%A3o", page)).toBe("São Tomé");
});

test("no hash, an unknown or broken one, main, a bare anchor, faults and what is outside main name nothing", () => {
  const page = aPage({
    main: { tag: "main", heading: "Taxes" },
    source: { tag: "li" },
    faults: { tag: ".error-summary", heading: "There is a problem" },
    menu: { tag: "nav", heading: "Explore", outside: true },
  });
  for (const hash of ["", "#", "#nope", "#%E0%A4%A", "#main", "#source", "#faults", "#menu"])
    expect(sectionHeading(hash, page)).toBeUndefined();
});
