import { renderToStaticMarkup } from "react-dom/server";
import Home from "#app/[locale]/(site)/page.tsx";
import { digitOfSection, homeSections, sectionOfDigit } from "#lib/data/content/home-sections.ts";

test("the list says truly which sections the home page has", () => {
  const ids = new Set([...renderToStaticMarkup(<Home />).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const onPage = homeSections.map(({ id }) => id).filter((id) => ids.has(id));
  expect(onPage).toHaveLength(homeSections.length);
});

test("the 24 sections stand in their order, each once", () => {
  expect(homeSections).toHaveLength(24);
  expect(new Set(homeSections.map(({ id }) => id)).size).toBe(24);
  expect(homeSections.at(0)?.id).toBe("hero");
  expect(homeSections.at(-1)?.id).toBe("cta");
});

test("digits lead to the sections of the home page in their fixed order, and to no other", () => {
  expect(sectionOfDigit(1)?.id).toBe("hero");
  expect(sectionOfDigit(5)?.id).toBe("countries");
  expect(sectionOfDigit(0)).toBeUndefined();
  expect(sectionOfDigit(10)).toBeUndefined();
  expect(
    [
      "hero",
      "problem",
      "finance",
      "vision",
      "countries",
      "regional-hq",
      "summary",
      "integrated-solution",
      "soil-first",
    ].map(digitOfSection),
  ).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(digitOfSection("cta")).toBeUndefined();
});
