import { letterFields, type LetterField } from "../open/letter-fields.ts";
import { letterKinds, type LetterDirectory, type LetterKind } from "../open/letter-kinds.ts";
import { choice, type Field } from "#lib/domains/fields/open/fields.ts";
import { fieldWords, type Step } from "../open/form.ts";
import type { FormId } from "#lib/platform/words/open/form-ids.ts";

type NameIn<D extends LetterDirectory> = LetterField<(typeof letterKinds)[D][number]>["name"];

/**
 * A field of letters, asked only for the letters that have it. A field with its own condition is returned unchanged,
 * because the field it depends on is already restricted to those letters.
 */
function fieldOf(name: string, kinds: readonly LetterKind[]): Field {
  const having = kinds.flatMap((kind) => {
    const found = (letterFields[kind] as readonly Field[]).find((field) => field.name === name);
    return found ? [{ kind, found }] : [];
  });
  const [first] = having;
  if (!first) throw new Error(`no letter has the field ${name}`);
  if (having.length === kinds.length || first.found.when) return first.found;
  return { ...first.found, when: { field: "letter", is: having.map(({ kind }) => kind) } };
}

/**
 * The steps of a form for all letters of a directory. The first asks which letter, and in which language; then come its
 * fields, grouped by `steps`.
 */
export function letterSteps<D extends LetterDirectory>(
  directory: D,
  form: FormId,
  steps: Readonly<Record<string, readonly NameIn<D>[]>>,
): readonly Step[] {
  const kinds: readonly LetterKind[] = letterKinds[directory];
  const which = choice("letter", { words: fieldWords(form)("letter"), options: kinds });
  return [
    { name: "letter", fields: [which, fieldOf("language", kinds)] },
    ...Object.entries(steps).map(([name, names]) => ({
      name,
      fields: names.map((field) => fieldOf(field, kinds)),
    })),
  ];
}
