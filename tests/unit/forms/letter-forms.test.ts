import { findForm } from "#lib/domains/forms/definitions/index.ts";
import { checkAnswers } from "#lib/domains/forms/shared/check-answers.ts";
import type { Field } from "#lib/domains/fields/open/fields.ts";
import { fieldsOf } from "#lib/domains/forms/open/form.ts";
import {
  letterFields,
  letterKinds,
  type LetterDirectory,
  type LetterKind,
} from "#lib/domains/letters/index.ts";
import { letterAnswers, letterFormOf } from "#tests/support/a-letter.ts";

const directories = Object.keys(letterKinds) as LetterDirectory[];
const formOf = (directory: LetterDirectory) => {
  const form = findForm(letterFormOf[directory]);
  if (!form) throw new Error(`no form for ${directory}`);
  return form;
};
const letters = directories.flatMap((directory) =>
  letterKinds[directory].map((kind: LetterKind) => [kind, formOf(directory)] as const),
);

/** A field without the condition under which a form for several letters asks it. */
const bare = ({ when, ...field }: Field) =>
  when?.field === "letter" ? field : { ...field, ...(when && { when }) };
const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name);

test.each(letters)(
  "the form of %s asks what this letter needs, each as it has it, and no more",
  (kind, form) => {
    for (const given of [{}, { about: "relative", deceased: "relative" }, { matter: "question" }]) {
      const { steps, answers } = letterAnswers(form, kind, given);
      const asked = steps.flatMap(({ fields }) => fields).filter(({ name }) => name !== "letter");
      const needed = (letterFields[kind] as readonly Field[]).filter(
        ({ when }) => !when || when.is.includes(String(answers[when.field])),
      );
      expect(asked.map(bare).toSorted(byName)).toEqual([...needed].toSorted(byName));
      expect(checkAnswers(form, answers).open).toBeUndefined();
      expect(steps.map(({ fields }) => fields.length).filter((count) => count > 4)).toEqual([]);
    }
  },
);

test("a form offers every letter of its directory first, and asks where its sender is answered last", () => {
  for (const directory of directories) {
    const { steps } = formOf(directory);
    const [which, language] = steps[0]?.fields ?? [];
    expect([which?.name, language?.name]).toEqual(["letter", "language"]);
    expect(which && "options" in which && which.options).toEqual(letterKinds[directory]);
    expect(steps.at(-1)?.fields.at(-1)?.name).toBe("email");
    const all = new Set(
      letterKinds[directory].flatMap((kind: LetterKind) => letterFields[kind].map(({ name }) => name)),
    );
    expect(new Set(fieldsOf({ steps }).map(({ name }) => name))).toEqual(new Set([...all, "letter"]));
  }
});

test("another letter of the form drops what only the first one asked", () => {
  const form = formOf("academics");
  const { answers } = letterAnswers(form, "transcript", { about: "relative" });
  const checked = checkAnswers(form, { ...answers, letter: "recommendation" });
  expect(Object.keys(checked.answers)).not.toEqual(expect.arrayContaining(["about"]));
  expect(checked.answers["authority"]).toBeUndefined();
  expect(checked.open?.name).toBe("wish");
});
