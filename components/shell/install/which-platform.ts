export const platforms = [
  "android-chrome",
  "ios",
  "samsung",
  "android-firefox",
  "desktop-chromium",
  "mac-safari",
] as const;
export type Platform = (typeof platforms)[number];

type Words = { userAgent: string; maxTouchPoints: number };

/** The install method that fits a browser, by its user agent. Undefined if none fits. */
export function whichPlatform({ userAgent, maxTouchPoints }: Words): Platform | undefined {
  const says = (words: RegExp) => words.test(userAgent);
  // An iPad sends the user agent of a Mac; no Mac has a touch screen.
  if (says(/iPhone|iPad|iPod/) || (says(/Macintosh/) && maxTouchPoints > 1)) return "ios";
  if (says(/Android/)) {
    if (says(/SamsungBrowser/)) return "samsung";
    if (says(/Firefox/)) return "android-firefox";
    return says(/Chrome/) ? "android-chrome" : undefined;
  }
  if (says(/Chrome|Chromium/)) return "desktop-chromium";
  return says(/Macintosh/) && says(/Safari/) && !says(/Firefox/) ? "mac-safari" : undefined;
}
