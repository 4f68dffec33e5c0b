import { readFileSync } from "node:fs";
import { headerLinks } from "#lib/data/content/navigation.ts";
import { registryKeys } from "#lib/data/site/registry-keys.ts";

const css = readFileSync("components/shell/header.css", "utf8");
const [, selectors = ""] = /head:has\(\[rel="canonical"\]:is\(([^)]+)\)/.exec(css) ?? [];
const parts = [...selectors.matchAll(/\[href([*$])="([^"]+)"\]/g)];

/** Whether the style sheet shows the link on a page, by the canonical address in its head. */
const isShownBy = (address: string) =>
  parts.some(([, how, text = ""]) => (how === "$" ? address.endsWith(text) : address.includes(text)));

test("the style sheet shows the link for investors on the pages that the header names, and on no others", () => {
  const only = headerLinks.flatMap(({ onlyAt }) => onlyAt ?? []);
  const isNamed = (path: string) => only.some((above) => path === above || path.startsWith(`${above}/`));
  const paths = registryKeys.map((key) => key.replace("*", "ghana").replace("@", "fr"));
  const shown = paths.filter((path) => isShownBy(`https://site.test${path}`));
  expect(parts).toHaveLength(selectors.split(",").length);
  expect(shown).toEqual(paths.filter(isNamed));
  expect(shown).toEqual(expect.arrayContaining(["/investors", "/portal/investor", "/portal/health"]));
  expect(shown).not.toContain("/justice/portal");
});
