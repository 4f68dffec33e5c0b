import { wordsOf } from "#lib/platform/words/index.ts";

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOpera(?: Mini)?\b|\bOPT\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bUC(?:Browser|WEB)\b/, "UC Browser"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bCriOS\/|\bChrom(?:e|ium)\/|HeadlessChrome\//, "Chrome"],
  [/\bVersion\/[\d.]+.*\bSafari\//, "Safari"],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\bKAIOS\b/i, "KaiOS"],
  [/\bAndroid\b/, "Android"],
  [/\biPhone\b|\biPod\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b|\bMacintosh\b/, "Mac"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

const find = (table: readonly (readonly [RegExp, string])[], words: string) =>
  table.find(([pattern]) => pattern.test(words))?.[1];

/**
 * "Firefox on Android", in the language of the call: the name by which a member recognizes a device. It contains only
 * our own words, whatever the user agent contains.
 */
export function deviceName(userAgent: string | null | undefined): string {
  const words = (userAgent ?? "").slice(0, 400);
  const browser = find(browsers, words);
  const system = find(systems, words);
  const say = wordsOf("account");
  if (!browser) return system ? say("device.unnamed", { system }) : say("device.unknown");
  return system ? say("device.named", { browser, system }) : browser;
}
