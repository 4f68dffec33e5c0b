import { renderToStaticMarkup } from "react-dom/server";
import { HeroHeadline } from "#components/home/hero.tsx";
import { heroWords } from "#components/home/hero-words.ts";

const html = renderToStaticMarkup(
  <HeroHeadline countries={54} words={{ pause: "Pause the headline", play: "Play the headline" }}>
    <p>Lead</p>
  </HeroHeadline>,
);

test("the four words stand in their order", () => {
  expect(heroWords).toEqual(["Trade", "Invest", "Build", "Empower"]);
});

test("screen readers get one fixed sentence and never the moving word", () => {
  expect(html).toContain(
    '<span class="sr-only">Trade, invest, build and empower across 54 African countries</span>',
  );
  expect(html).toMatch(/<span aria-hidden="true"><span [^>]*class="hero-word"[^>]*>Trade<\/span>/);
});

test("without script the headline stands still and offers no button", () => {
  expect(html).toMatch(/<button[^>]* hidden>/);
  expect(html).not.toContain("hero-word-in");
});
