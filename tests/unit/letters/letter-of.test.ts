import { documentText, type WrittenDocument } from "#lib/services/documents/index.ts";
import { drawDocument } from "#lib/services/documents/pdf/draw-document.ts";
import type { Field } from "#lib/domains/fields/open/fields.ts";
import { schemaOf } from "#lib/domains/fields/shared/schema-of.ts";
import { faultKeys, labelOf } from "#lib/domains/fields/shared/texts.ts";
import {
  letterFields,
  letterKinds,
  letterOf,
  type LetterAnswers,
  type LetterKind,
} from "#lib/domains/letters/index.ts";
import { letterLanguages } from "#lib/domains/forms/open/letter-kinds.ts";
import { en } from "#lib/domains/letters/texts/en.ts";
import { fr } from "#lib/domains/letters/texts/fr.ts";
import { readCatalogue } from "#lib/platform/words/read-catalogue.ts";
import { someAnswers } from "#tests/support/some-answers.ts";
import { namesIn } from "#tests/support/translation-checks.ts";
import { textOfPdf } from "#tests/support/text-of-pdf.ts";

const kinds: readonly LetterKind[] = Object.values(letterKinds).flat();
const facing = { reference: "AK-7KQ2", date: "2026-11-25", locale: "en" } as const;
const spaced = (text: string): string => text.normalize("NFC").replace(/\s+/g, " ").trim();

/** The answers as the form's own schema parses them. */
const checked = <K extends LetterKind>(kind: K, given: Readonly<Record<string, unknown>> = {}) =>
  schemaOf<readonly Field[]>(letterFields[kind]).parse(
    someAnswers(letterFields[kind], given),
  ) as LetterAnswers<K>;

const copied = async (letter: WrittenDocument): Promise<string> => {
  const { bytes, missing } = drawDocument(letter);
  expect(missing).toEqual([]);
  return spaced((await textOfPdf(bytes)).pages.join(" "));
};

test("there are thirteen letters in three directories", () => {
  expect(kinds).toHaveLength(13);
  expect(Object.keys(letterFields).sort()).toEqual([...kinds].sort());
});

describe.each(kinds)("the letter %s", (kind) => {
  test("has all that was answered, once and in its order, in either language and as text and PDF", async () => {
    const typed = letterFields[kind].filter(({ kind: of }) => of === "text" || of === "longText");
    for (const locale of letterLanguages) {
      for (const about of ["child", "relative"]) {
        const given = { about };
        const letter = letterOf(kind, checked(kind, given), { ...facing, locale });
        const text = spaced(documentText(letter));
        const answered = checked(kind, given) as Readonly<Record<string, unknown>>;
        for (const { name } of typed.filter((field) => answered[field.name] !== undefined))
          expect(text).toContain(`Some ${name}`);
        expect(text).toContain("AK-7KQ2");
        expect(text).not.toMatch(/[{}]|undefined/);
        expect(spaced(text)).toContain(letter.title);
      }
    }
    const letter = letterOf(kind, checked(kind), facing);
    const first = (await copied(letter)).replaceAll(/ Page \d of \d/g, "");
    const footer = letter.footer;
    expect(first.replaceAll(` ${footer}`, "")).toBe(spaced(documentText(letter)).replace(` ${footer}`, ""));
  });

  test("says each of its fields in the catalogue", () => {
    const names = letterFields[kind].map((field: Field) => field.name);
    expect(new Set(names).size).toBe(names.length);
    for (const field of letterFields[kind] as readonly Field[]) expect(labelOf(field)).not.toBe("");
  });
});

test("the catalogue says what the fields have, and nothing else", () => {
  const fields: readonly Field[] = kinds.flatMap((kind): readonly Field[] => letterFields[kind]);
  const own = fields.filter(({ words }) => words.area === "letters");
  const optionKeys = own.flatMap(({ words: { key }, ...field }) =>
    "options" in field ? field.options.map((option) => `${key}.is.${option}`) : [],
  );
  const may = own.flatMap(({ words: { key } }) => ["hint", ...faultKeys].map((part) => `${key}.${part}`));
  const must = new Set([...own.map(({ words }) => words.key), ...optionKeys]);
  const keys = Object.keys(readCatalogue("en", "letters"));
  expect([...must].filter((key) => !keys.includes(key))).toEqual([]);
  expect(keys.filter((key) => !must.has(key) && !may.includes(key))).toEqual([]);
});

test("both languages ask for the same values in each sentence", () => {
  const sentences = (texts: typeof en) => ({
    ...texts.openings,
    ...{ reference: texts.reference, identity: texts.identity, delivery: texts.delivery },
  });
  const french = sentences(fr) as Readonly<Record<string, string>>;
  for (const [key, message] of Object.entries(sentences(en)))
    expect([key, namesIn(french[key] ?? "")]).toEqual([key, namesIn(message)]);
});

test("names in Latin, Arabic and Ethiopic letters stand in the PDF in their order", async () => {
  const answers = checked("birth", {
    fullName: "Ọlá Ɛ̀ɖìn M̀bɔ̌",
    recordName: "أحمد محمد الأمين",
    earlierName: "ሰላም ተስፋዬ",
  });
  const text = await copied(letterOf("birth", answers, facing));
  const places = ["Ọlá Ɛ̀ɖìn M̀bɔ̌", "أحمد محمد الأمين", "ሰላም ተስፋዬ", "Yours faithfully,"].map((part) =>
    text.indexOf(part.normalize("NFC")),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test("a letter for a child or a relative says by what right it asks", () => {
  const about = (given: Readonly<Record<string, unknown>>) =>
    documentText(letterOf("birth", checked("birth", given), facing));
  expect(about({ about: "me" })).toContain("I request my birth certificate.");
  expect(about({ about: "child" })).toContain("I am the parent or guardian of the child.");
  expect(about({ about: "relative", authority: "a power of attorney" })).toContain(
    "I act with this authority: a power of attorney.",
  );
});

test("a letter in French names days and countries in French, whatever the page is in", () => {
  const text = documentText(
    letterOf("death", checked("death", { country: "cote-divoire" }), { ...facing, locale: "fr" }),
  );
  expect(text).toContain("25 novembre 2026");
  expect(text).toContain("Côte d’Ivoire");
  expect(text).toContain("Date du décès\u00a0: 3 février 1990");
});

test("what was left out leaves no empty line and no label", () => {
  const answers = checked("birth", { parents: "", recordNumber: "", phone: undefined, note: "" });
  const text = documentText(letterOf("birth", answers, { date: facing.date, locale: "en" }));
  expect(text).not.toMatch(/\n{3}|Parents|Number of the record|reference/);
});

test("braces and marks in an answer stay what they are; those that turn text around go", () => {
  const answers = checked("birth", {
    about: "relative",
    authority: "{about, select} <b>'#'\u202e",
    note: "One\r\nTwo\u0000",
  });
  const text = documentText(letterOf("birth", answers, facing));
  expect(text).toContain("authority: {about, select} <b>'#'.");
  expect(text).toContain("One\nTwo\n");
});

test("an answer that is longer than a letter has room for is refused with the name of its field", () => {
  const parsed = schemaOf<readonly Field[]>(letterFields.birth).safeParse(
    someAnswers(letterFields.birth, { note: "x".repeat(10_000) }),
  );
  expect(parsed.error?.issues.map(({ path }) => path)).toEqual([["note"]]);
});
