import { readdirSync } from "node:fs";
import { mkdtempSync, mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { IntlMessageFormat } from "intl-messageformat";
import { fill } from "#lib/words/open/fill.ts";
import { defaultLocale, directionOf, formatsOf } from "#lib/words/open/locales.ts";
import { listLocales, pseudoLocales, speakIn, spokenLocale, wordsOf } from "#lib/words/index.ts";
import { pseudoMessage } from "#lib/words/pseudo.ts";
import { catalogueFolder, readCatalogue } from "#lib/words/read-catalogue.ts";

const areas = readdirSync(path.join(catalogueFolder(), defaultLocale)).map((file) => path.parse(file).name);

/** The names of values, choices and marks in a message, each once. */
function namesIn(message: string): string[] {
  const names = new Set<string>();
  type Part = ReturnType<IntlMessageFormat["getAst"]>[number];
  const look = (part: Part): void => {
    if (part.type !== 0 && "value" in part) names.add(part.value);
    if ("options" in part) Object.values(part.options).forEach(({ value }) => value.forEach(look));
    if ("children" in part) part.children.forEach(look);
  };
  new IntlMessageFormat(message).getAst().forEach(look);
  return [...names].sort();
}

test("every English message can be read, and says something", () => {
  expect(areas.length).toBeGreaterThan(0);
  for (const area of areas) {
    for (const [key, message] of Object.entries(readCatalogue(defaultLocale, area))) {
      expect({ key, empty: message.trim() === "" }).toEqual({ key, empty: false });
      expect(() => namesIn(message)).not.toThrow();
    }
  }
});

test("every other language has keys of English alone, with the same values in them", () => {
  const others = readdirSync(catalogueFolder(), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !["open", defaultLocale].includes(entry.name))
    .map(({ name }) => name);
  for (const locale of others) {
    for (const area of areas) {
      const english = readCatalogue(defaultLocale, area);
      for (const [key, message] of Object.entries(readCatalogue(locale, area))) {
        expect({ locale, area, key, names: namesIn(message) }).toEqual({
          locale,
          area,
          key,
          names: namesIn(english[key] ?? ""),
        });
      }
    }
  }
});

test("a sentence is chosen by its number and written with its values", () => {
  const words = wordsOf("account", defaultLocale);
  expect(words("devices.count", { count: 1 })).toBe("You are signed in on this device only.");
  expect(words("devices.count", { count: 1200 })).toBe("You are signed in on 1,200 devices.");
});

test("a sentence without its value is a fault of ours, not a page with a hole in it", () => {
  expect(() => wordsOf("account", defaultLocale)("countries.guide")).toThrow(/name/);
});

test("marked parts of a sentence are made by whoever draws it", () => {
  const parts = wordsOf("sign-in", defaultLocale).marked<object>("already.title", {
    email: "ama@example.org",
    strong: (inside) => ({ strong: inside }),
  });
  expect(parts).toEqual(["You are signed in as ", { strong: ["ama@example.org"] }, "."]);
});

test("a leaf gets words with their placeholders, and fills them without ICU", () => {
  const { sent } = wordsOf("sign-in", defaultLocale).pick("sent");
  expect(sent).toContain("{address}");
  expect(fill(sent, { address: "a***@example.org" })).toContain("a***@example.org.");
  expect(fill("{unknown} stays", {})).toBe("{unknown} stays");
});

test("what a translation lacks is said in English", () => {
  expect(wordsOf("shell", "fr-x-none")("header.search")).toBe("Search");
});

test("a word in a second language is one line in one file", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "words-"));
  mkdirSync(path.join(folder, "sw"));
  writeFileSync(path.join(folder, "sw/shell.json"), JSON.stringify({ "header.search": "Tafuta" }));
  expect(readCatalogue("sw", "shell", folder)).toEqual({ "header.search": "Tafuta" });
  expect(readCatalogue("sw", "account", folder)).toEqual({});
});

test("the language of a call reaches what is said in it, and nothing else", async () => {
  const said = speakIn("en-xa", async () => {
    await Promise.resolve();
    return wordsOf("account")("signOut");
  });
  expect(spokenLocale()).toBe(defaultLocale);
  expect(wordsOf("account")("signOut")).toBe("Sign out");
  expect(await said).not.toBe("Sign out");
});

test("languages are English and those the build is told; one without a catalogue is refused", () => {
  expect(listLocales([])).toEqual([defaultLocale]);
  expect(listLocales(pseudoLocales)).toEqual([defaultLocale, ...pseudoLocales]);
  expect(() => listLocales(["tlh"])).toThrow(/tlh/);
});

test("the languages made by a program keep values, choices and marks, and no word of English", () => {
  for (const locale of pseudoLocales) {
    for (const area of areas) {
      const english = readCatalogue(defaultLocale, area);
      for (const [key, message] of Object.entries(english)) {
        const made = new IntlMessageFormat(pseudoMessage(message, locale), formatsOf(locale));
        const names = namesIn(message);
        const values = Object.fromEntries(
          names.map((name) => [
            name,
            message.includes(`<${name}>`) ? (inside: unknown[]) => inside.join("") : `{${name}}`,
          ]),
        );
        const isPlain = !/, (plural|number|select)/.test(message);
        if (!isPlain) continue;
        const said = String(made.format(values));
        for (const name of names) if (!message.includes(`<${name}>`)) expect(said).toContain(`{${name}}`);
        expect({
          key,
          isEnglish: said === message && /[a-z]{2}/i.test(message.replaceAll(/\{\w+\}/g, "")),
        }).toEqual({
          key,
          isEnglish: false,
        });
      }
    }
  }
});

test("a language from the right says so", () => {
  expect(["en", "en-xa", "fr", "sw", "pt"].map(directionOf)).toEqual(["ltr", "ltr", "ltr", "ltr", "ltr"]);
  expect(["ar", "ar-xb", "he"].map(directionOf)).toEqual(["rtl", "rtl", "rtl"]);
  expect(formatsOf("en")).toBe("en-GB");
});
