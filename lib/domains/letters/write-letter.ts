import type { WrittenDocument } from "#lib/services/documents/index.ts";
import type { Answers } from "#lib/domains/fields/open/fields.ts";
import { letterOf } from "./letter-of.ts";
import type { LetterAnswers } from "#lib/domains/forms/open/letter-fields.ts";
import { letterKinds, type LetterKind, type LetterLanguage } from "#lib/domains/forms/open/letter-kinds.ts";

const kinds: readonly string[] = Object.values(letterKinds).flat();

const isLetterKind = (value: unknown): value is LetterKind =>
  typeof value === "string" && kinds.includes(value);

type Facing = {
  /** Absent until the letter has one. */
  reference?: string;
  at: Date;
};

/** The letter from validated answers to one of the letter forms, in the chosen language. */
export function writeLetter(answers: Answers, { reference, at }: Facing): WrittenDocument {
  const { letter, language } = answers;
  if (!isLetterKind(letter)) throw new Error("these are no answers to a letter");
  return letterOf(letter, answers as LetterAnswers<LetterKind>, {
    ...(reference && { reference }),
    date: at.toISOString().slice(0, 10),
    locale: language as LetterLanguage,
  });
}
