import { renderToStaticMarkup } from "react-dom/server";
import { ExploreMap } from "#components/countries/ranking/ranking-map.tsx";
import { RiskMap } from "#components/countries/risk-rating/risk-rating-page.tsx";

test("the map of Explore leads to the map of any figure and to each region", () => {
  const html = renderToStaticMarkup(<ExploreMap />);
  const form = /<form class="map-choice" action="\/explore\/ranking".*?<\/form>/.exec(html)?.[0] ?? "";
  expect(form).toMatch(/<input type="hidden"[^>]* value="map"/);
  expect(form).toContain('name="by"');
  expect(html).toContain('href="/explore/ranking?region=West+Africa&amp;view=map#ranking"');
  expect(html.match(/<li id="on-/g)).toHaveLength(54);
  expect(html).toContain('<p id="map-end"');
});

test("the map of risk has a step for each of the four ratings, with as many countries as it colours", () => {
  const html = renderToStaticMarkup(<RiskMap area={null} />);
  const key = html.split('class="value-key"')[1] ?? "";
  const counts = [...key.matchAll(/<li class="q(\d)">.*?<small>(\d+) countr/g)];
  expect(counts.map(([, step]) => step)).toEqual(["0", "1", "2", "3"]);
  for (const [, step, count] of counts)
    expect(html.match(new RegExp(`<a [^>]*class="q${step}"`, "g"))).toHaveLength(Number(count));
});
