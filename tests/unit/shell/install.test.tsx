import { renderToStaticMarkup } from "react-dom/server";
import Install from "#app/[locale]/(site)/install/page.tsx";
import { installGuides } from "#components/shell/install/install-steps.tsx";
import { wordsOf } from "#lib/platform/words/index.ts";
import { platforms, whichPlatform } from "#components/shell/install/which-platform.ts";

const android = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)";
const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)";

test.each([
  [`${android} Chrome/140.0.0.0 Mobile Safari/537.36`, 5, "android-chrome"],
  [`${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 5, "samsung"],
  ["Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0", 5, "android-firefox"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile Safari/604.1", 5, "ios"],
  [`${mac} Version/18.5 Safari/605.1.15`, 5, "ios"],
  [`${mac} Version/18.5 Safari/605.1.15`, 0, "mac-safari"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0", 0, "desktop-chromium"],
  ["Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36", 0, "desktop-chromium"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0", 0, undefined],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0", 0, undefined],
  ["", 0, undefined],
] as const)("%s with %d points of touch is %s", (userAgent, maxTouchPoints, platform) => {
  expect(whichPlatform({ userAgent, maxTouchPoints })).toBe(platform);
}); // prettier-ignore

test("every browser that is told apart has its way, with a picture for each step, all there without script", () => {
  expect(installGuides.map(({ id }) => id)).toEqual([...platforms]);
  const html = renderToStaticMarkup(<Install />);
  const words = wordsOf("shell");
  for (const { id, steps, note } of installGuides) {
    expect(html).toContain(`>${words(`install.${id}`)}</h2>`);
    for (const key of [...steps.map(({ says }) => says), ...(note ? [note] : [])])
      expect(html).toContain(words(key).replaceAll("'", "&#x27;"));
  }
  expect(html.match(/install-picture/g)).toHaveLength(installGuides.flatMap(({ steps }) => steps).length);
  expect(html).not.toContain("This looks like your browser");
});
