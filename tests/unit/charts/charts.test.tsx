import { countryPath } from "#lib/data/site/country-path.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { AfricaMap } from "#components/charts/africa-map.tsx";
import { BarChart, CompareBars } from "#components/charts/bar-chart.tsx";
import { Locator } from "#components/charts/locator.tsx";
import { MedianChart } from "#components/charts/median-chart.tsx";
import { linearScale } from "#components/charts/scale.ts";
import { ShareBar } from "#components/charts/share-bar.tsx";

const count = (html: string, part: string) => html.split(part).length - 1;

test("the map links all 54 countries by name and links nothing else", () => {
  const html = renderToStaticMarkup(<AfricaMap selected={new Set(["ghana"])} current="ghana" />);
  expect(count(html, "<a ")).toBe(54);
  expect(count(html, 'class="map-off"')).toBe(53);
  expect(html).toContain(
    '<a href="/start-business/ghana" data-slug="ghana" aria-current="true" aria-label="Ghana"><text>Ghana</text>',
  );
  expect(count(html, 'class="map-off" tabindex="-1" aria-hidden="true"')).toBe(53);
  expect(html).not.toMatch(/Western Sahara|NaN|style=/);
});

test("the map's links lead where the page says", () => {
  const html = renderToStaticMarkup(
    <AfricaMap id="two" hrefFor={(slug) => countryPath("/explore/countries/*", slug)} />,
  );
  expect(html).toContain('href="/explore/countries/togo"');
  expect(html).toContain('id="two-title"');
  expect(html).not.toContain("map-off");
});

test("a map amid other things has a way past its links", () => {
  expect(renderToStaticMarkup(<AfricaMap skipTo="#list" />)).toMatch(
    /^<div class="map"><a href="#list" class="skip-link">Skip the map<\/a>/,
  );
});

test("the locator points into the shared file and says what it shows", () => {
  const html = renderToStaticMarkup(<Locator slug="ghana" name="Ghana" />);
  for (const part of ["neutral", "africa", "gh"]) expect(html).toMatch(new RegExp(` href="[^"#]+#${part}"`));
  expect(html).toContain('role="img" aria-label="Ghana on the map of Africa"');
  expect(html).not.toContain("<circle");
  expect(renderToStaticMarkup(<Locator slug="atlantis" name="Atlantis" />)).toBe("");
});

test.each([
  "gambia",
  "lesotho",
  "eswatini",
  "rwanda",
  "burundi",
  "djibouti",
  "togo",
  "seychelles",
  "cabo-verde",
  "equatorial-guinea",
])("a country as small as %s has a ring around it on the locator", (slug) => {
  const html = renderToStaticMarkup(<Locator slug={slug} name={slug} />);
  expect(html).toMatch(/<circle cx="\d+" cy="\d+" r="42"/);
});

test("bars carry label and value as text, whatever the value", () => {
  const html = renderToStaticMarkup(
    <BarChart
      label="Change"
      rows={[
        { label: "Up", value: 6, text: "6%" },
        { label: "Level", value: 0, text: "0%" },
        { label: "Down", value: -3, text: "-3%" },
        { label: "Unknown", value: Number.NaN, text: "No data" },
      ]}
    />,
  );
  expect(html).toContain('role="img" aria-label="Change: Up 6%, Level 0%, Down -3%, Unknown No data"');
  expect(html).toContain("<b>-3%</b>");
  expect(html).toContain('<rect x="33.3%" width="66.7%">');
  expect(html).not.toMatch(/NaN|Infinity|style=|="-/);
});

test("bars with links are a group, so that the links can be reached", () => {
  const html = renderToStaticMarkup(
    <BarChart label="Size" rows={[{ label: "Ghana", value: 1, text: "1", href: "/start-business/ghana" }]} />,
  );
  expect(html).toContain('role="group" aria-label="Size"');
  expect(html).toContain('<a href="/start-business/ghana">Ghana</a>');
});

test("a chart of zeros or of nothing draws no bar and no NaN", () => {
  for (const rows of [[], [{ label: "None", value: 0, text: "0" }]]) {
    expect(renderToStaticMarkup(<BarChart label="Empty" rows={rows} />)).not.toMatch(/NaN|Infinity/);
  }
  expect(renderToStaticMarkup(<ShareBar label="Empty" parts={[]} />)).not.toMatch(/NaN|Infinity/);
});

test("shares that leave something open show it as a marked rest", () => {
  const parts = [
    { label: "A", value: 24, text: "24%" },
    { label: "B", value: 18, text: "18%" },
    { label: "C", value: 0, text: "0%" },
  ];
  const html = renderToStaticMarkup(<ShareBar label="Shares" parts={parts} restLabel="All others" />);
  expect(html).toContain('aria-label="Shares: A 24%, B 18%, All others 58%, C 0%"');
  expect(html).toContain('class="share-rest" x="42%" width="58%"');
});

test("rounded shares that miss 100 by a little fill the bar", () => {
  const html = renderToStaticMarkup(
    <ShareBar
      label="Shares"
      parts={[
        { label: "A", value: 60.4, text: "60.4%" },
        { label: "B", value: 40.1, text: "40.1%" },
      ]}
    />,
  );
  expect(html).not.toContain("share-rest");
  expect(html).toContain('x="60.1%" width="39.9%"');
});

test("a figure and its median are both said, and either may be missing", () => {
  const draw = (value: number | null, median: number | null) =>
    renderToStaticMarkup(
      <MedianChart
        label="Days to start"
        value={value}
        text={value === null ? "No data" : `${value} days`}
        median={median}
        medianText={`${median} days`}
        medianLabel="Median of West Africa"
      />,
    );
  expect(draw(13, 8)).toContain('aria-label="Days to start: 13 days. Median of West Africa: 8 days"');
  expect(draw(null, 8)).toContain("No data");
  expect(draw(13, null)).not.toContain("Median");
  for (const html of [draw(0, 0), draw(-4, 2), draw(null, null)])
    expect(html).not.toMatch(/NaN|Infinity|="-/);
});

test("a comparison names the leading row in words and keeps the row without a figure", () => {
  const rows = [
    { label: "Ghana", value: 13, text: "13 days", year: 2019 },
    { label: "Rwanda", value: 4, text: "4 days", year: 2019 },
    { label: "Somalia", value: null, text: "No data", year: null },
  ];
  const html = renderToStaticMarkup(<CompareBars label="Days to start" rows={rows} better="lower" />);
  expect(html).toContain("Rwanda<em>lowest</em>");
  expect(html).toContain('<b class="is-none">No data</b>');
  expect(html).toContain("Ghana 13 days (2019)");
  expect(renderToStaticMarkup(<CompareBars label="Days" rows={rows} />)).not.toContain("<em>");
});

test("a value that may not lead is drawn pale with the reason, and then nobody is named the best", () => {
  const rows = [
    { label: "Ghana", value: 13, text: "13 days", year: 2025 },
    { label: "Rwanda", value: 4, text: "4 days", year: 2019, held: "old" },
  ];
  const html = renderToStaticMarkup(<CompareBars label="Days to start" rows={rows} better="lower" />);
  expect(html).toContain('<div class="bar is-held"><span>Rwanda</span>');
  expect(html).toContain("<small>2019, old</small>");
  expect(html).toContain("Rwanda 4 days (2019, old)");
  expect(html).not.toContain("<em>");
});

test("a scale never leaves 0 to 100", () => {
  const scale = linearScale([-5, 10], Number.POSITIVE_INFINITY);
  expect(scale.at(-99)).toBe(0);
  expect(scale.at(99)).toBe(100);
  expect(scale.bar(Number.NEGATIVE_INFINITY)).toEqual({ width: "0" });
});
