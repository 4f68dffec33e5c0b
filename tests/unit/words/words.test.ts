import { mkdtempSync, mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { IntlMessageFormat } from "intl-messageformat";
import { fill } from "#lib/platform/words/open/leaf-words.ts";
import { defaultLocale, directionOf, formatsOf } from "#lib/platform/words/open/locales.ts";
import { listLocales, pseudoLocales, withLocale, currentLocale, wordsOf } from "#lib/platform/words/index.ts";
import { pseudoMessage } from "#lib/platform/words/pseudo.ts";
import { readCatalogue } from "#lib/platform/words/read-catalogue.ts";
import { areasOf, findingsOf, namesIn, translations } from "#tests/support/translation-checks.ts";

const areas = areasOf(defaultLocale);

test("every English message can be read, and says something", () => {
  expect(areas.length).toBeGreaterThan(0);
  for (const area of areas) {
    for (const [key, message] of Object.entries(readCatalogue(defaultLocale, area))) {
      expect({ key, empty: message.trim() === "" }).toEqual({ key, empty: false });
      expect(() => namesIn(message)).not.toThrow();
    }
  }
});

test("every other language has areas, keys and values of English alone", () => {
  expect(translations().flatMap((locale) => findingsOf(locale))).toEqual([]);
});

test("what is wrong with a translation is said with its file and its key", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "words-"));
  const write = (file: string, messages: Record<string, unknown>) => {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), JSON.stringify(messages));
  };
  write("en/shell.json", { search: "Search", count: "{count} guides", skip: "Skip", end: "End" });
  write("sw/shell.json", { serach: "Tafuta", count: "Miongozo", skip: " ", end: "Mwisho {" });
  write("sw/shel.json", { search: "Tafuta" });
  write("pt/shell.json", { search: "Procurar", count: "{count} guias" });
  expect(translations(folder).sort()).toEqual(["pt", "sw"]);
  expect(findingsOf("pt", folder)).toEqual([]);
  expect(findingsOf("sw", folder).sort()).toEqual([
    "sw/shel.json: English has no area of this name (shell)",
    'sw/shell.json: "count": its values are (), those of English (count)',
    expect.stringMatching(/^sw\/shell\.json: "end": it cannot be read: \w+/),
    'sw/shell.json: "serach": English has no such key',
    'sw/shell.json: "skip": it says nothing',
  ]);
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

test("a file that is no JSON, as while it is typed, is named", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "words-"));
  mkdirSync(path.join(folder, "sw"));
  writeFileSync(path.join(folder, "sw/shell.json"), '{ "header.search": ');
  expect(() => readCatalogue("sw", "shell", folder)).toThrow(/sw\/shell\.json cannot be read: .+/);
});

test("the language of a call reaches what is said in it, and nothing else", async () => {
  const text = withLocale("en-xa", async () => {
    await Promise.resolve();
    return wordsOf("account")("signOut");
  });
  expect(currentLocale()).toBe(defaultLocale);
  expect(wordsOf("account")("signOut")).toBe("Sign out");
  expect(await text).not.toBe("Sign out");
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
        const text = String(made.format(values));
        for (const name of names) if (!message.includes(`<${name}>`)) expect(text).toContain(`{${name}}`);
        expect({
          key,
          isEnglish: text === message && /[a-z]{2}/i.test(message.replaceAll(/\{\w+\}/g, "")),
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
