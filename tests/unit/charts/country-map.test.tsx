import { renderToStaticMarkup } from "react-dom/server";
import { CountryMap } from "#components/charts/country-map.tsx";

test("the caption of a map is the last part of its figure, also where a second picture shows where the islands lie", () => {
  const html = renderToStaticMarkup(<CountryMap slug="mauritius" name="Mauritius" places={[]} />);
  expect(html).toMatch(/class="locator".*<figcaption>.*<\/figcaption><\/figure>$/);
});
