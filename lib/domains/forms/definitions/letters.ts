import { choice, type Field } from "#lib/domains/fields/open/fields.ts";
import type { FormId } from "#lib/platform/words/open/form-ids.ts";
import { letterMonths } from "#lib/data/retention/open/periods.ts";
import { letterFields, type LetterField } from "../open/letter-fields.ts";
import { letterKinds, type LetterDirectory, type LetterKind } from "../open/letter-kinds.ts";
import { fieldWords, form, type Step } from "../open/form.ts";

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
function letterSteps<D extends LetterDirectory>(
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

/**
 * Staff decide nothing here: the registrar decides on what the letter asks. The form asks for what a registrar needs to
 * find the record, and the letter states it. The letters are those of the academics directory.
 */
export const letterAcademic = form({
  id: "letter-academic",
  sort: "letter",
  isLetter: true,
  sender: "anybody",
  about: "/directory/academics/request-letter",
  minutes: 8,
  keepMonths: letterMonths,
  steps: letterSteps("academics", "letter-academic", {
    you: ["fullName", "address", "phone"],
    office: ["institution", "department", "country", "institutionAddress"],
    whose: ["about"],
    authority: ["authority"],
    person: ["recordName", "earlierName", "born"],
    studies: ["studentNumber", "applicationNumber", "programme", "years", "intake"],
    wish: ["degree", "purpose", "copies", "sendTo", "appliedFor", "neededBy", "matter"],
    matter: ["deferTo", "reason", "question"],
    answer: ["delivery", "note", "email"],
  }),
});

/**
 * Staff decide nothing here: the facility decides on what the letter asks. No question is about an illness. If a letter
 * names a speciality or a reason, none of our staff read it.
 */
export const letterMedical = form({
  id: "letter-medical",
  sort: "letter",
  isLetter: true,
  sender: "anybody",
  about: "/directory/medical/request-letter",
  minutes: 8,
  keepMonths: letterMonths,
  steps: letterSteps("medical", "letter-medical", {
    you: ["fullName", "address", "phone"],
    office: ["institution", "department", "country", "institutionAddress"],
    whose: ["about"],
    authority: ["authority"],
    person: ["recordName", "earlierName", "born", "patientNumber"],
    wish: ["records", "vaccines", "years", "seenOn", "purpose", "speciality", "referTo", "reason"],
    answer: ["delivery", "note", "email"],
  }),
});

/**
 * Staff decide nothing here: the registrar decides on what the letter asks. The form asks for what leads to one entry
 * in one register, and for the right by which it is requested.
 */
export const letterVitalRecords = form({
  id: "letter-vital-records",
  sort: "letter",
  isLetter: true,
  sender: "anybody",
  about: "/directory/vital-records/request-letter",
  minutes: 8,
  keepMonths: letterMonths,
  steps: letterSteps("vital-records", "letter-vital-records", {
    you: ["fullName", "address", "phone"],
    office: ["institution", "department", "country", "institutionAddress"],
    whose: ["about", "deceased"],
    authority: ["authority", "deceasedAuthority"],
    person: ["recordName", "earlierName", "born", "birthPlace"],
    event: ["parents", "spouse", "marriedOn", "diedOn", "place", "record", "recordNumber"],
    mistake: ["asItIs", "asItShouldBe", "proof"],
    copy: ["extent", "copies"],
    answer: ["delivery", "note", "email"],
  }),
});
