import { littleMotion, isSparing } from "#components/browser/saves-data.ts";
import { startHeadline } from "#components/home/start-home.ts";
import { setGlobals } from "#tests/support/set-globals.ts";

/** The headline's button in a browser with these settings: it is shown if the word may move. */
function headlineFor({ hasLittleMotion = false, cookie = "ak_lite_v1=0" }) {
  const button = Object.assign(new EventTarget(), { hidden: true });
  const place = { dataset: {}, querySelector: () => button };
  const restore = setGlobals({
    navigator: {},
    matchMedia: (media: string) =>
      Object.assign(new EventTarget(), { matches: media === littleMotion && hasLittleMotion }),
    document: Object.assign(new EventTarget(), {
      cookie,
      hidden: false,
      querySelectorAll: (selector: string) => (selector.includes("hero-pause") ? [place] : [{}]),
    }),
  });
  const over = new AbortController();
  try {
    startHeadline(over.signal);
    return button;
  } finally {
    over.abort();
    restore();
  }
}

test("the headline moves for somebody with a wide screen who saves no data", () => {
  expect(headlineFor({}).hidden).toBe(false);
});

test("the headline stays still where motion is to be little or data is saved", () => {
  expect(headlineFor({ hasLittleMotion: true }).hidden).toBe(true);
  expect(headlineFor({ cookie: "ak_lite_v1=1" }).hidden).toBe(true);
});

test("motion is little by the visitor's wish, and on a screen of 640 px at most", () => {
  expect(littleMotion.split(", ")).toEqual(["(prefers-reduced-motion: reduce)", "(max-width: 640px)"]);
});

test.each(["2g", "slow-2g"])("a connection of %s is spared", (effectiveType) => {
  expect(isSparing({ effectiveType })).toBe(true);
});

test("a connection of 3g, and one the browser says nothing of, are not spared", () => {
  expect(isSparing({ effectiveType: "3g" })).toBe(false);
  expect(isSparing({})).toBe(false);
  expect(isSparing({ saveData: true, effectiveType: "4g" })).toBe(true);
});
