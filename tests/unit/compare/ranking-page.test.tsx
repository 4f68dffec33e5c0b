import { brotliCompressSync } from "node:zlib";
import { renderToStaticMarkup } from "react-dom/server";
import { RankingPage } from "#components/countries/ranking/ranking-page.tsx";
import { figureChoices, parseRankingQuery, presets } from "#lib/countries/index.ts";

const draw = (params?: Record<string, string>) =>
  renderToStaticMarkup(<RankingPage query={params && parseRankingQuery(params)} />);
/** The rows of the first table. */
const rowsOf = (html: string) =>
  [...(/<tbody>(.*?)<\/tbody>/.exec(html)?.[1] ?? "").matchAll(/<tr.*?<\/tr>/g)].map(([row]) => row);

/** What holds of every page: one h1, ids once, links inside it that arrive, nothing of the machine. */
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

test("a country without a figure stands at the end with the reason, never as 0", () => {
  const html = draw({ by: "broadband_per_100" });
  const rows = rowsOf(html);
  expect(rows).toHaveLength(54);
  expect(rows.at(-1)).toMatch(/<b class="nd">No data<\/b> <small>Not found in a source/);
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

describe("a ranking in three views", () => {
  const asked = { by: "internet_users_pct", region: "West Africa", bloc: "ECOWAS", order: "lowest" };

  test.each(["map", "chart", "table"])(
    "%s: one address for all three, which keeps what else was asked",
    (view) => {
      const html = draw({ ...asked, view });
      expectSound(html);
      const tabs = /<nav class="tab-list ranking-views".*?<\/nav>/.exec(html)?.[0] ?? "";
      const links = [...tabs.matchAll(/href="([^"]+)"( aria-current="page")?>([A-Z][a-z]+)/g)];
      expect(links.map(([, , , name]) => name)).toEqual(["Map", "Chart", "Table"]);
      expect(links.filter(([, , current]) => current).map(([, , , name]) => name?.toLowerCase())).toEqual([
        view,
      ]);
      for (const [, href = "", , name = ""] of links) {
        const { searchParams } = new URL(href.replaceAll("&amp;", "&"), "https://a.example");
        const shown = name === "Table" ? asked : { view: name.toLowerCase(), ...asked };
        expect(Object.fromEntries(searchParams)).toEqual(shown);
      }
    },
  );

  test("the form stays in the view", () => {
    expect(draw({ view: "map" })).toContain('<input type="hidden" name="view" value="map"/>');
    expect(draw()).not.toContain('name="view"');
  });

  test("the map has each country once as a named link in its shade, with its value and year or why it has none", () => {
    const html = draw({ view: "map", by: "bready_entry" });
    const links = [
      ...html.matchAll(/<a href="\/start-business\/[a-z-]+" class="(s\d)" aria-label="([^"]+)"/g),
    ];
    expect(links).toHaveLength(54);
    expect(links.find(([, , name]) => name === "Tunisia: 87.0 (2025)")?.[1]).toBe("s5");
    expect(links.filter(([, shade]) => shade === "s0").map(([, , name]) => name)).toEqual(
      expect.arrayContaining(["Kenya: No data"]),
    );
    expect(html).toMatch(/id="map-legend".*81\.6 to 87\.0<\/span> <b>6<\/b>.*No data<\/span> <b>25<\/b>/);
    expect(html).toContain("Source: Business Ready 2025");
  });

  test("what may not lead colours no country, and how many that are is said once", () => {
    const html = draw({ view: "map", by: "corporate_tax_rate_pct" });
    expect(html.match(/Only an old or doubtful figure<\/span> <b>3<\/b>/g)).toHaveLength(1);
    expect(html.match(/class="s0" aria-label="[^"]*, not coloured"/g)).toHaveLength(3);
    const ended = draw({ view: "map", by: "starting_days" });
    expect(ended.match(/class="s0" aria-label/g)).toHaveLength(54);
    expect(ended).toContain("A figure of a count that ended</span> <b>54</b>");
  });

  test("a part of Africa is drawn alone, each of its countries with a label, and the islands are six", () => {
    for (const [region, count] of [
      ["West Africa", 15],
      ["Islands", 6],
    ] as const) {
      const html = draw({ view: "map", by: "population", region });
      expectSound(html);
      expect(html.match(/<g class="zoom-label s\d">/g)).toHaveLength(count);
      expect(html).toContain(`aria-current="true">${region.replace(" Africa", "")}</a>`);
    }
  });

  test("the chart has a bar for each country with a place, on a scale from zero, with the median on each", () => {
    const html = draw({ view: "chart", by: "bready_entry" });
    expect(html.match(/<div class="bar">/g)).toHaveLength(29);
    expect(html.match(/<line x1="[\d.]+%" x2="[\d.]+%" y2="100%"/g)!.length).toBeGreaterThan(29);
    expect(html).toMatch(/<svg class="bar-ticks".*>0<\/text>.*>100<\/text>/);
    expect(html).toMatch(/median, \d\d\.\d\./);
    expect(html).toMatch(/No data: .*Kenya/);
  });

  test("a map of any figure is no heavy page", () => {
    for (const by of ["gdp_nominal_usd", "corporate_tax_rate_pct"]) {
      const html = draw({ view: "map", by });
      expect(brotliCompressSync(html + JSON.stringify(html)).length).toBeLessThan(14_000);
    }
  });
});

test("figures in dollars can be seen in the reader's currency, and no others", () => {
  expect(draw({ by: "gdp_nominal_usd" })).toMatch(/<b class="fv" data-money="USD \d+">/);
  expect(draw({ by: "gdp_per_capita_ppp_usd" })).not.toContain("data-money");
});

test.each([
  { by: "current_account_usd" },
  { by: "vat_standard_rate_pct" },
  ...presets.map(({ id }) => ({ preset: id })),
])("%j is no heavy page", (params) => {
  // A page carries its content twice: as HTML, and for the script.
  const html = draw(params);
  expect(brotliCompressSync(html + JSON.stringify(html)).length).toBeLessThan(12_000);
});
