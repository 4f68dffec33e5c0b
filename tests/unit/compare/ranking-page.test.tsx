import { brotliCompressSync } from "node:zlib";
import { renderToStaticMarkup } from "react-dom/server";
import { RankingPage } from "#components/countries/ranking/ranking-page.tsx";
import { figureChoices, parseRankingQuery, presets } from "#lib/data/countries/index.ts";
import { listCountries } from "#lib/data/countries/record/index.ts";

const draw = (params?: Record<string, string>) =>
  renderToStaticMarkup(<RankingPage query={params && parseRankingQuery(params)} />);
/** The rows of the first table. */
const rowsOf = (html: string) =>
  [...(/<tbody>(.*?)<\/tbody>/.exec(html)?.[1] ?? "").matchAll(/<tr.*?<\/tr>/g)].map(([row]) => row);

/** What holds on every page: one h1, unique ids, working links within it, and no artefacts such as "undefined". */
function expectSound(html: string): void {
  expect(html.match(/<h1/g)).toHaveLength(1);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
  expect(html).not.toMatch(/undefined|NaN|\[object|>null<|Infinity| style=/);
}

test("without a query all 54 stand by how one enters business, each with its year and a bar", () => {
  const html = draw();
  expectSound(html);
  expect(rowsOf(html)).toHaveLength(54);
  expect(rowsOf(html)[0]).toMatch(
    /^<tr data-place="1" data-value="87.01" data-year="2025"><td>1<\/td><th scope="row">.*href="\/explore\/countries\/tunisia">Tunisia<\/a><\/th><td><b class="fv">87\.0<\/b><svg aria-hidden="true"><rect width="100%"><\/rect>/,
  );
  expect(html).toMatch(
    /<caption>Business entry \(B-READY\)\. <span>.*Business Ready 2025.*29 of 54 countries have a figure\./,
  );
  expect(html).toContain("Best first: higher is better");
});

test("the form offers every figure that some country has, in its groups, and keeps what was chosen", () => {
  const html = draw({ by: "population", region: "East Africa", bloc: "EAC" });
  expect(html).toContain('<form class="ranking-form" action="/explore/ranking">');
  expect(html.match(/<optgroup/g)).toHaveLength(figureChoices().length);
  for (const chosen of ["population", "East Africa", "EAC"])
    expect(html).toContain(`<option value="${chosen}" selected="">`);
  expect(html).not.toContain('value="global_peace"');
});

test("a region and a bloc leave who is in both, with places among them", () => {
  const html = draw({ by: "population", region: "East Africa", bloc: "EAC" });
  const rows = rowsOf(html);
  expect(rows.length).toBeGreaterThan(3);
  expect(rows.length).toBeLessThan(14);
  expect(rows[0]).toContain('data-place="1"');
  expect(html).toContain("Population: East Africa, members of EAC");
  expect(html).toMatch(/countries shown have a figure, and 54 of all 54\./);
});

test("where neither end is better the page says that the order is no judgement", () => {
  expect(draw({ by: "inflation_pct" })).toContain("so the order is no judgement");
  expect(draw({ by: "inflation_pct", order: "lowest" })).toContain("Lowest first.");
});

test("a country without a figure stands at the end, never as 0, and why is said once", () => {
  const html = draw({ by: "broadband_per_100" });
  const rows = rowsOf(html);
  expect(rows).toHaveLength(54);
  expect(rows.at(-1)).toContain('<b class="nd">No data</b>');
  expect(html.match(/not found in a source that may be used/gi)).toHaveLength(1);
  expect(html).toContain("26 of 54 countries have a figure.");
});

test("what is asked in vain is said, and nobody at all is no empty table", () => {
  expect(draw({ by: "happiness" })).toContain("The figure in the address is not known");
  const html = draw({ region: "Southern Africa", bloc: "AMU" });
  expect(html).toContain("No country of Southern Africa is a member of AMU.");
  expect(html).not.toContain("<table");
  expectSound(html);
});

test.each(figureChoices().flatMap(({ keys }) => keys))("%s can be ranked, both ways round", (by) => {
  for (const order of ["best", "lowest"]) {
    const html = draw({ by, order });
    expectSound(html);
    expect(rowsOf(html)).toHaveLength(54);
  }
});

test.each(presets.map(({ id }) => id))(
  "%s has its question, its method, its table and its neighbours",
  (id) => {
    const html = draw({ preset: id });
    expectSound(html);
    const preset = presets.find((one) => one.id === id)!;
    for (const words of [preset.title, preset.question, preset.why, preset.leavesOut])
      expect(html).toContain(renderToStaticMarkup(<>{words}</>));
    const missing = html.includes('id="not-scored"') ? html.split('id="not-scored"')[1] : "";
    const others = missing?.split("</section>")[0]?.match(/<tr>/g)?.length ?? 1;
    expect(rowsOf(html).length + others - 1).toBe(54);
    const cards = [...html.matchAll(/href="\/explore\/ranking\?preset=([a-z-]+)"/g)].map(([, card]) => card);
    expect(cards).toEqual(presets.map((one) => one.id).filter((one) => one !== id));
  },
);

test("figures in dollars can be seen in the reader's currency, and no others", () => {
  expect(draw({ by: "gdp_nominal_usd" })).toMatch(/<b class="fv" data-money="USD \d+">/);
  expect(draw({ by: "gdp_per_capita_ppp_usd" })).not.toContain("data-money");
});

test.each<Record<string, string>>([
  { by: "current_account_usd" },
  { by: "vat_standard_rate_pct" },
  { by: "vat_standard_rate_pct", view: "map" },
  { by: "gdp_nominal_usd", view: "map", region: "West Africa" },
  { by: "gdp_nominal_usd", view: "chart" },
  ...presets.map(({ id }) => ({ preset: id })),
])("%j is no heavy page", (params) => {
  // A page contains its content twice: as HTML, and for the script.
  const html = draw(params);
  expect(brotliCompressSync(html + JSON.stringify(html)).length).toBeLessThan(12_000);
});

test("the three views share one address but for a word, and keep what else was asked", () => {
  const asked = { by: "population", region: "East Africa", order: "lowest" };
  for (const view of ["map", "chart", "table"]) {
    const html = draw({ ...asked, view });
    expectSound(html);
    const tabs = /<nav aria-label="Ways to see the ranking".*?<\/nav>/.exec(html)?.[0] ?? "";
    const rest = "/explore/ranking?by=population&amp;region=East+Africa&amp;order=lowest";
    const hrefs = [...tabs.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    expect(hrefs).toEqual([`${rest}&amp;view=map`, `${rest}&amp;view=chart`, rest]);
    expect(tabs.match(/aria-current="page"/g)).toHaveLength(1);
    expect(html.includes("<table")).toBe(view === "table");
  }
});

test("the map names every country with its value, and hatches what is not known or may not lead", () => {
  const html = draw({ view: "map" });
  expectSound(html);
  expect(html.match(/<li id="on-/g)).toHaveLength(54);
  expect(html).toContain('aria-label="Tunisia: 87.0 (2025)"');
  expect(html.match(/class="qn"/g)).toHaveLength(25);
  expect(html).toContain("No data: 25");
  expect(draw({ view: "map", by: "inflation_pct" })).toContain(
    "1 country has only an old or doubtful figure",
  );
});

test("the key says that countries outside the bloc asked for are hatched too", () => {
  expect(draw({ view: "map", by: "population", bloc: "ECOWAS" })).toContain("Not chosen: 42");
  expect(draw({ view: "map", by: "population" })).not.toContain("Not chosen");
});

test("the map of a region has a link with the name of each of its countries, and of no other", () => {
  const html = draw({ view: "map", region: "West Africa" });
  expectSound(html);
  const names = /<g class="near-names".*?<\/svg>/.exec(html)?.[0] ?? "";
  const west = listCountries().filter(({ region }) => region === "West Africa");
  for (const { name } of west) {
    expect(html.match(new RegExp(`<a [^>]*aria-label="${name.replace("'", "&#x27;")}: `, "g"))).toHaveLength(
      1,
    );
    for (const part of name.split(/[ -]/)) expect(names).toContain(part.replace("'", "&#x27;"));
  }
  expect(html.match(/<a [^>]*aria-label=/g)).toHaveLength(west.length);
  expect(html).not.toContain("on-kenya");
});

test("a view that does not exist is ignored and said", () => {
  const html = draw({ view: "globe" });
  expect(html).toContain("The view in the address is not known, so the table is shown.");
  expect(html).toContain("<table");
});
