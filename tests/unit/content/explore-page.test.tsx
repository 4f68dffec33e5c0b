import { renderToStaticMarkup } from "react-dom/server";
import ExplorePage from "#app/[locale]/(site)/explore/page.tsx";
import { generateStaticParams } from "#app/[locale]/(site)/[...path]/page.tsx";

const html = renderToStaticMarkup(<ExplorePage />);

test("the record of /explore is drawn once, by its own page, under a map of all 54", () => {
  expect(generateStaticParams()).not.toContainEqual({ path: ["explore"] });
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html.match(/<a href="\/start-business\/[a-z-]+" class="s\d" aria-label=/g)).toHaveLength(54);
  expect(html.indexOf('id="map-legend"')).toBeLessThan(html.indexOf('id="pages"'));
  expect(html).toContain("What is here");
});

test("another figure, and a part of Africa, lead to the map on the page of the ranking", () => {
  expect(html).toMatch(/<form class="map-form" action="\/explore\/ranking">/);
  expect(html).toContain('<input type="hidden" name="view" value="map"/>');
  expect(html).toContain(
    'href="/explore/ranking?view=map&amp;by=gdp_per_capita_nominal_usd&amp;region=West+Africa#ranking"',
  );
});
