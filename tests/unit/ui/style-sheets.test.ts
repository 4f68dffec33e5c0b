import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { GET as plainSheet } from "#app/plain.css/route.ts";
import { readImportGraph } from "#tests/support/import-graph.ts";
import { modulesOf, withoutLook } from "#tests/support/style-sheets.ts";

const graph = readImportGraph();
const listSheets = (...paths: string[]) =>
  execFileSync("git", ["ls-files", "-co", "--exclude-standard", "--", ...paths], { encoding: "utf8" })
    .trim()
    .split("\n");
const sheets = listSheets("components/*.css");
const everySheet = listSheets("*.css");
const pages = [...graph.keys()].filter((file) =>
  /^app\/.*\b(?:page|error|not-found|global-error)\.tsx$/.test(file),
);

test.each(pages)("%s loads the style sheets of all that it may draw", (page) => {
  expect(withoutLook(modulesOf(page, graph), graph, sheets)).toEqual([]);
});

test("a page that lacks a sheet is found", () => {
  const page = "app/[locale]/(site)/start-business/[slug]/page.tsx";
  const modules = modulesOf(page, graph);
  const bare = new Map(
    [...graph].map(([file, names]) => [file, names.filter((name) => !/guide/.test(name))]),
  );
  expect(withoutLook(modules, bare, sheets).join()).toContain("countries/guide/guide.css ← guide");
});

test("every sheet is loaded by some page, and none of a domain by all of them", () => {
  const ofAll = readFileSync("app/globals.css", "utf8");
  const domains = [...ofAll.matchAll(/components\/([a-z]+)\//g)].map(([, folder]) => folder);
  expect([...new Set(domains)].sort()).toEqual(["page", "shell", "ui"]);
});

/** Each declaration of a property in any sheet, as "sheet: value". */
const valuesOf = (property: RegExp) =>
  everySheet.flatMap((sheet) =>
    [...readFileSync(sheet, "utf8").matchAll(/^\s*([a-z-]+): ([^;]+);/gm)].flatMap(
      ([, name = "", value = ""]) => (property.test(name) ? [`${sheet}: ${value}`] : []),
    ),
  );

test("a token for corners or space is given its value in one sheet, which plain answers are served with", () => {
  const given = everySheet.filter((sheet) =>
    /^\s*--(?:radius|spacing)-[a-z]+: (?!var\()/m.test(readFileSync(sheet, "utf8")),
  );
  expect(given).toEqual(["app/tokens.css"]);
});

test("plain answers are served with every token they name", async () => {
  const css = await plainSheet().text();
  const given = new Set([...css.matchAll(/(--[a-z-]+):/g)].map(([, name]) => name));
  const named = [...css.matchAll(/var\((--[a-z-]+)/g)].flatMap(([, name = ""]) => name);
  expect(named).toContain("--radius-card");
  expect(named.filter((name) => !given.has(name))).toEqual([]);
});

test("boxes to tick are drawn by one rule, in the light scheme also where the page is dark: unticked, they do not look disabled", () => {
  const tinted = everySheet.flatMap((sheet) => {
    const rules = readFileSync(sheet, "utf8").matchAll(/([^{};]*)\{([^{}]*accent-color:[^{}]*)\}/g);
    return [...rules].map(([, of = "", rule = ""]) => ({
      sheet,
      of,
      isLight: /color-scheme: light;/.test(rule),
    }));
  });
  expect(tinted.map(({ sheet }) => sheet).toSorted()).toEqual([
    "app/globals.css",
    "app/plain.css/plain-page.css",
  ]);
  expect(tinted.every(({ isLight }) => isLight)).toBe(true);
  expect(tinted.find(({ sheet }) => sheet === "app/globals.css")?.of).toMatch(/checkbox.*radio/s);
});

/** The rules of all sheets with a matching selector, as "selector: declarations". */
const rulesOf = (selector: RegExp) =>
  everySheet.flatMap((sheet) =>
    [...readFileSync(sheet, "utf8").matchAll(/^ *([^{}@;/]+?) \{([^{}]*)/gm)].flatMap(
      ([, rule = "", body = ""]) =>
        selector.test(rule) ? [`${rule}: ${body.replace(/\s+/g, " ").trim()}`] : [],
    ),
  );

test("words of a drawing hang on its places from the left, in a page that reads from the right too", () => {
  expect(rulesOf(/^text$/)).toEqual(["text: direction: ltr; unicode-bidi: plaintext;"]);
});

test("a drawing that a page from the right mirrors has none of its words mirrored", () => {
  const mirrored = rulesOf(/^\[dir="rtl"\].*:is\(.bar.*\)/).map((rule) => rule.split(": ")[0]);
  const [drawings, words] = mirrored;
  expect(mirrored).toHaveLength(2);
  expect(words).toBe(drawings?.replace("> svg", "text"));
});

test("the head of a column of numbers may break, so that a table of two columns is as wide as a phone", () => {
  const kept = rulesOf(/^(?:\.table .*|td)\.num$/).filter((rule) => rule.includes("nowrap"));
  expect(kept).toEqual(["td.num: white-space: nowrap;"]);
});

test("a field for what was paid has a width of its own, which no question below it takes", () => {
  const [rule] = rulesOf(/^\.plan-paid$/);
  expect(rule).toContain("grid-template-columns: minmax(0, 1fr) 9rem");
  expect(rule).not.toContain("justify-content");
});

test("on the narrowest phones the button of the menu is no wider than the room kept for it", () => {
  const css = readFileSync("components/shell/header-sheet.css", "utf8");
  const narrow = css.slice(css.indexOf("@media (max-width: 22.49rem)"));
  const widths = /padding-inline-end: ([\d.]+)rem[^]*? > summary \{[^}]*max-inline-size: ([\d.]+)rem/.exec(
    narrow,
  );
  const [space = 0, button = Infinity] = (widths ?? []).slice(1).map(Number);
  expect(button + 1).toBeLessThanOrEqual(space);
});

test("corners are rounded by tokens alone", () => {
  const values = valuesOf(/^border(-[a-z]+)*-radius$/);
  expect(values.map((one) => one.split(":")[0])).toContain("app/plain.css/plain-page.css");
  expect(values.length).toBeGreaterThan(30);
  expect(
    values.filter((one) => !/: (?:0|50%|inherit|(?:(?:var\(--radius-[a-z]+\)|0) ?)+)$/.test(one)),
  ).toEqual([]);
});

/**
 * Multiples of an eighth of the font size, as in Tailwind; a hairline; sizes for paper, or from tokens or the screen.
 */
const isOnScale = (value: string) =>
  [...value.replace(/[a-z-]+\([^;]*\)/g, "").matchAll(/(-?[\d.]+)(rem|px|em|mm|%)?/g)].every(
    ([, amount = "", unit]) =>
      Number(amount) === 0 ||
      (unit === "rem" && Number.isInteger(Number(amount) * 8)) ||
      (unit === "px" && amount === "1") ||
      unit === "em" ||
      unit === "mm" ||
      unit === "%",
  );

test("space between and inside parts comes in the steps of the scale", () => {
  const values = valuesOf(/^(?:padding|margin|gap|row-gap|column-gap)(?:-[a-z]+)*$/);
  expect(values.length).toBeGreaterThan(300);
  expect(values.filter((one) => !isOnScale(one.slice(one.indexOf(": "))))).toEqual([]);
  expect([isOnScale(": 0.6875rem"), isOnScale(": 4px"), isOnScale(": 0.625rem auto")]).toEqual([
    false,
    false,
    true,
  ]);
});

/** Sizes of 24 px and more on every screen. */
const large = /font-size: (?:var\(--text-(?:xl|[2-5]xl)\)|clamp\(2|1\.5rem)/;

test("type is set tight from 24 px up, and not below", () => {
  const tight = everySheet.flatMap((sheet) =>
    [...readFileSync(sheet, "utf8").matchAll(/([^{}]+)\{([^{}]*letter-spacing: -[^{}]*)/g)].map(
      ([, rule = "", body = ""]) => ({ rule: `${sheet}:${rule.trim()}`, isLarge: large.test(body) }),
    ),
  );
  expect(tight.length).toBeGreaterThan(3);
  expect(tight.filter(({ isLarge }) => !isLarge).map(({ rule }) => rule)).toEqual([]);
});
