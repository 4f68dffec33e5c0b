import { renderToStaticMarkup } from "react-dom/server";
import { ScatterPage } from "#components/countries/scatter/scatter-page.tsx";
import { figureChoices, parseScatterQuery } from "#lib/data/countries/index.ts";

const draw = (params?: Record<string, string>) =>
  renderToStaticMarkup(<ScatterPage query={params && parseScatterQuery(params)} />);
const count = (html: string, part: string) => html.split(part).length - 1;

test("the picture has a dot for each country with both figures, and the table a row", () => {
  const html = draw();
  expect(count(html, `<a href="#dot-`)).toBe(54);
  expect(html.match(/<tr id="dot-[^"]+" data-x=/g)).toHaveLength(54);
  expect(count(html, 'class="is-median"')).toBe(2);
  expect(count(html, "is-name")).toBeLessThanOrEqual(12);
  expect(html).toMatch(
    /<svg role="group" aria-label="Internet users, against GDP per person at purchasing power\. 54 of 54/,
  );
  expect(html).toContain("A link is no proof");
  expect(html).not.toMatch(/undefined|NaN|Infinity|\[object| style=/);
});

test("regions differ by form as well as by colour, and the key names those that are shown", () => {
  const html = draw();
  const forms = [...html.matchAll(/<path id="dot-[a-z-]+" d="([^"]+)"/g)].map(([, path]) => path);
  expect(new Set(forms).size).toBe(5);
  expect(count(html, '<ul class="scatter-key"')).toBe(1);
  const key = /<ul class="scatter-key">.*?<\/ul>/.exec(draw({ region: "West Africa" }))?.[0] ?? "";
  expect(count(key, "<li")).toBe(1);
  expect(key).toContain("West Africa");
});

test("a figure that spans more than a hundredfold is on a log scale, and the axis says so", () => {
  const html = draw({ x: "population", y: "internet_users_pct" });
  expect(html).toContain("Population (log scale: each line is ten times the one before) →");
  expect(html).toContain("↑ Internet users<");
});

test("a figure in doubt is drawn hollow and said not to count", () => {
  const html = draw();
  expect(count(html, "is-apart")).toBe(3);
  expect(html).toContain("3 are drawn hollow and not counted");
});

test("countries without one of the figures are named", () => {
  expect(draw({ x: "population", y: "logistics_performance" })).toContain(
    "Without one of the two figures: Cabo Verde, Eswatini, the Seychelles and South Sudan.",
  );
});

test("the form keeps what was chosen, and what cannot be drawn is said", () => {
  const html = draw({ x: "population", y: "happiness", region: "East Africa" });
  expect(html).toContain('<option value="population" selected="">');
  expect(html).toContain('<option value="East Africa" selected="">');
  expect(html).toContain("The figure for upwards is not known");
  expect(html).toContain(
    'href="/explore/scatter?x=internet_users_pct&amp;y=population&amp;region=East+Africa"',
  );
});

const keys = figureChoices().flatMap((group) => group.keys);

test.each(keys)("%s can be drawn across and upwards, in each region", (key) => {
  const asked: Record<string, string>[] = [
    { x: key, y: "tax_revenue_pct_gdp" },
    { x: "railways_km", y: key, region: "Central Africa" },
  ];
  for (const params of asked) {
    const html = draw(params);
    expect(html).not.toMatch(/undefined|NaN|Infinity|\[object/);
    for (const [, at] of html.matchAll(/<use href="[^"]+" x="([^"]+)%"/g)) {
      expect(Number(at)).toBeGreaterThanOrEqual(0);
      expect(Number(at)).toBeLessThanOrEqual(100);
    }
  }
});
