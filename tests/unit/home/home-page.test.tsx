import { renderToStaticMarkup } from "react-dom/server";
import Home from "#app/[locale]/(site)/page.tsx";
import { divisions } from "#lib/data/content/divisions.ts";
import { homeSections } from "#lib/data/content/home-sections.ts";
import { revenueMix } from "#lib/data/content/claims.ts";
import { listCountries } from "#lib/data/countries/record/index.ts";

const html = renderToStaticMarkup(<Home />);
const sections = html.split(/(?=<section )/);
const sectionOf = (id: string) => sections.find((part) => part.startsWith(`<section id="${id}"`)) ?? "";
const drawings = [...html.matchAll(/<svg class="draw(?:-map)?"[^>]*>/g)].map(([tag]) => tag);

test("the 24 sections stand on the page in their order, each once and each with a heading", () => {
  const ids = [...html.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(homeSections.map(({ id }) => id));
  for (const id of ids) expect(sectionOf(id ?? "")).toMatch(/<h[12][ >]/);
});

test("headings begin with the one h1 and leave out no level", () => {
  const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
  expect(levels[0]).toBe(1);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels.filter((level, at) => level - (levels[at - 1] ?? 0) > 1)).toEqual([]);
});

test("the hero says what the group is in two sentences, and searches", () => {
  const lead = /<p class="hero-lead">([^<]+)</.exec(sectionOf("hero"))?.[1] ?? "";
  expect(lead.match(/[^.]+\./g)).toHaveLength(2);
  expect(lead).toContain(`${divisions.length} divisions`);
  expect(lead).toContain(`${listCountries().length} countries`);
  expect(sectionOf("hero")).toMatch(/<form role="search"[^>]* action="\/start-business" method="get"/);
  expect(sectionOf("hero")).toContain('name="q"');
});

test("every section between the countries and the last word argues in one paragraph, and nearly all in a drawing", () => {
  const argued = homeSections.slice(2, -1).map(({ id }) => id);
  const longer = argued.filter((id) => {
    const [shown = ""] = sectionOf(id).split("<details", 1);
    return (shown.match(/<p>/g)?.length ?? 0) !== (id === "portfolio-overview" ? 2 : 1);
  });
  expect(longer).toEqual([]);
  const drawn = argued.filter((id) => /<svg class="draw|home-families/.test(sectionOf(id)));
  expect(argued.filter((id) => !drawn.includes(id))).toEqual(["faqs"]);
});

test("every drawing has a name that says what it shows", () => {
  expect(drawings.length).toBeGreaterThan(20);
  for (const tag of drawings) expect(tag).toMatch(/role="img" aria-label="[^"]{20,}"/);
});

test("what the group claims is marked as the target it is", () => {
  for (const id of ["global-expansion", "finance", "integrated-solution", "financials", "portfolio-overview"])
    expect(sectionOf(id)).toMatch(/<h2>[^<]+<span class="tag tag-caution">Target</);
  expect(sectionOf("portfolio-overview")).toContain(
    '<span class="tag tag-caution">Target</span> 100K+ Marketplace Members',
  );
  expect(sectionOf("integrated-solution")).toContain("Target: 70–80% of it in-house");
  for (const { label, percent } of revenueMix) {
    expect(sectionOf("financials")).toContain(`>${label.replace("&", "&amp;")}<`);
    expect(sectionOf("financials")).toContain(`>${percent}%<`);
  }
});

test("the portfolio shows four divisions and seven more on demand", () => {
  const lists = [...sectionOf("portfolio-overview").matchAll(/<ul class="home-divisions">(.*?)<\/ul>/g)];
  expect(lists.map(([, list = ""]) => list.match(/<li>/g)?.length)).toEqual([4, 7]);
  expect(sectionOf("portfolio-overview")).toMatch(/Show more.*Show less/);
});

test("what asks investors on says that it is interest alone", () => {
  const texts = [...html.matchAll(/<a [^>]*href="\/investors"[^>]*>([^<]+)</g)].map(([, text]) => text);
  expect(texts).toEqual([
    "Join as Investor: interest only",
    "say your interest",
    "Investors",
    "Can I invest now?",
  ]);
  expect(html).toContain("no investment is taken");
});

test("all 54 countries are on the map and in the list by region", () => {
  const linked = (slug: string) => html.split(`href="/start-business/${slug}"`).length - 1;
  expect(listCountries().filter(({ slug }) => linked(slug) < 2)).toEqual([]);
});
