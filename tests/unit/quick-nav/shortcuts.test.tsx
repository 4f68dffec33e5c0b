import { renderToStaticMarkup } from "react-dom/server";
import Shortcuts from "#app/[locale]/(site)/shortcuts/page.tsx";
import { listShortcuts } from "#components/shell/shortcuts/shortcut-table.tsx";
import { sectionOfDigit } from "#lib/data/content/home-sections.ts";
import { leafWords } from "#lib/platform/words/leaf-words.ts";
import { fillCounted } from "#lib/platform/words/open/leaf-words.ts";

const keys = listShortcuts(sectionOfDigit).flatMap((row) => row.keys);

test("the page lists the general shortcuts and those digits that lead somewhere", () => {
  expect(keys).toEqual(expect.arrayContaining(["Ctrl+K", "⌘K", "/", "?", "Esc", "Alt+1", "Alt+5"]));
  for (const digit of [1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect([digit, keys.includes(`Alt+${digit}`)]).toEqual([digit, sectionOfDigit(digit) !== undefined]);
});

test("without script the page shows every key and three switches that wait", () => {
  const html = renderToStaticMarkup(<Shortcuts />);
  expect(html.match(/<h1/g)).toHaveLength(1);
  for (const key of keys) expect(html).toContain(`>${key}</kbd>`);
  expect(html).toMatch(/<fieldset disabled=""/);
  expect(html.match(/type="checkbox"/g)).toHaveLength(3);
  expect(html).toContain("Shortcuts need JavaScript");
});

test.each([
  [0, "No results found."],
  [1, "1 result"],
  [7, "7 results"],
  [1234, "1,234 results"],
])("%i is announced as “%s”", (total, words) => {
  expect(fillCounted(leafWords()["quickNav.counted"], total)).toBe(words);
});
