import { renderToStaticMarkup } from "react-dom/server";
import type { ReactElement } from "react";
import { RankingPage } from "#components/countries/ranking/ranking-page.tsx";
import { RiskRatingPage } from "#components/countries/risk-rating/risk-rating-page.tsx";
import { PassportIndex } from "#components/countries/visa/passport-index.tsx";
import { PassportPage } from "#components/countries/visa/passport-page.tsx";
import { parseAreaQuery, parseRankingQuery } from "#lib/data/countries/index.ts";
import { listCountries } from "#lib/data/countries/record/index.ts";
import { areas, isInArea, type Area } from "#lib/data/countries/record/open/areas.ts";
import { findPassport, type Passport } from "#lib/data/countries/visa/open/passport-names.ts";
import { routeOf } from "#lib/data/site/route-of.ts";

const french = findPassport("FR") as Passport;
const parse = (region: string) => parseAreaQuery({ region });

/** Each page with a map that can be zoomed, with its address. */
const maps: [string, (region: string) => ReactElement][] = [
  [
    "/explore/ranking?view=map",
    (region) => <RankingPage query={parseRankingQuery({ view: "map", region })} />,
  ],
  ["/explore/risk-rating", (region) => <RiskRatingPage {...parse(region)} />],
  ["/explore/passport/fr", (region) => <PassportPage passport={french} {...parse(region)} />],
  ["/explore/passport", (region) => <PassportIndex {...parse(region)} />],
];

const namedOn = (html: string) =>
  [
    ...(/<div class="map near-map">.*?<\/svg><\/div>/.exec(html)?.[0] ?? "").matchAll(
      /<a [^>]*aria-label="([^":]+): /g,
    ),
  ]
    .map(([, name = ""]) => name.replace("&#x27;", "'"))
    .toSorted();

test.each(maps.flatMap(([path, draw]) => areas.map((area) => [path, area, draw] as const)))(
  "%s names the countries of %s and no other",
  (_, area, draw) => {
    const html = renderToStaticMarkup(draw(area));
    const names = listCountries()
      .filter(isInArea(area))
      .map(({ name }) => name);
    expect(namedOn(html)).toEqual(names.toSorted());
    expect(html).toMatch(new RegExp(`<a [^>]*aria-current="page"[^>]*>${area}</a>`));
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
  },
);

test.each(maps)("%s leads to each part of its map, and the address is made for the request", (path, draw) => {
  const html = renderToStaticMarkup(draw(""));
  for (const area of areas) {
    const query = `region=${area.replace(" ", "+")}`;
    const href = [...html.matchAll(/href="([^"#]+)#[a-z]+"/g)]
      .map(([, one = ""]) => one.replaceAll("&amp;", "&"))
      .find((one) => one.startsWith(`${path.split("?")[0]}?`) && one.includes(query));
    expect([area, href]).toEqual([area, expect.stringContaining(query)]);
    expect(routeOf(new URL(href ?? "", "https://akoma.example"), "/")).toEqual({
      does: "render",
      page: `${path.split("?")[0]}/of`,
      isForAll: true,
    });
  }
});

test.each(maps)("%s shows all of Africa for a region that is none, and says so", (_, draw) => {
  const html = renderToStaticMarkup(draw("Atlantis"));
  expect(html).toContain("The region in the address is none of this site, so all of Africa is shown.");
  expect(html).not.toContain("near-map");
  expect(html.match(/<a [^>]*aria-label="[^"]+"[^>]*><text>/g)).toHaveLength(54);
});

test("an area is read in whatever case it is written, and once", () => {
  expect(parseAreaQuery({ region: "west africa" })).toEqual({ area: "West Africa", problems: [] });
  expect(parseAreaQuery({ region: ["ISLANDS", "West Africa"] }).area).toBe("Islands" satisfies Area);
  expect(parseAreaQuery({})).toEqual({ area: null, problems: [] });
});

test("the page behind that of a passport is no address of its own", () => {
  const route = (path: string) => routeOf(new URL(path, "https://akoma.example"), "/");
  expect(route("/explore/passport/fr/of?region=Islands")).toMatchObject({
    does: "send",
    to: "/explore/passport/fr?region=Islands",
  });
  expect(route("/explore/passport/FR?region=Islands")).toMatchObject({
    does: "send",
    to: "/explore/passport/fr?region=Islands",
  });
  expect(route("/explore/passport/zz/of")).toMatchObject({ status: 404 });
});
