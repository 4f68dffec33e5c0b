import type { Directory } from "#lib/data/site/directories.ts";
import type { Audience } from "#lib/domains/members/shared/fields.ts";
import type { PageHref } from "#lib/data/site/paths.ts";
import type { Field, When, Answers } from "#lib/domains/fields/open/fields.ts";
import type { FormId } from "#lib/platform/words/open/form-ids.ts";
import type { SubmissionState } from "#lib/generated/prisma/enums.ts";
import { countrySlugs } from "#lib/data/countries/record/open/slugs.ts";

/** One page of a form. It is skipped if nothing in it is asked. */
export type Step = {
  /** Part of its address: /forms/grower/fill?step=land. */
  name: string;
  fields: readonly Field[];
  when?: When;
};

/** The lists of /forms and /applications, in their order. */
export const formSorts = ["application", "interest", "listing", "request", "letter"] as const;
type FormSort = (typeof formSorts)[number];

/**
 * Which part of an accepted form is shown in a public directory. `shows` names every public answer; no other answer
 * leaves the sealed submission. Its country is the answer named "country".
 */
export type ListingRule = {
  directory: Directory;
  shows: readonly string[];
  /** The answer that is the name of the entry. */
  name: string;
  /** The choice by which the entry is found: a kind, a sector, a profession. */
  field: string;
};

/**
 * A form as data. Its texts for visitors are in `lib/platform/words/en/forms/<id>.json`: `title`, `lead`, `decides`
 * (who decides, and on what), `after` (what happens once it is sent), `have.1`, `have.2` … (what to have at hand),
 * `step.<name>`, `declare` (if it has its own declaration), and its fields below `field.`.
 */
export type FormDefinition<S extends readonly Step[] = readonly Step[]> = {
  id: FormId;
  sort: FormSort;
  /**
   * A member has a verified address, to which answers go. For anybody else, a field named "email" asks for the address,
   * and the sender comes back with it and the reference.
   */
  sender: "member" | "anybody";
  /** The audience that describes its senders best: preselected when somebody new registers by sending it. */
  audience?: Audience;
  /** The page that explains the background. */
  about: PageHref;
  /** How long filling it in takes. */
  minutes: number;
  /** How long it is kept after it was decided, withdrawn or closed. */
  keepMonths: number;
  steps: S;
  /** Only from an address at the sender's own domain: a free mail service is refused, as the form says. */
  needsWorkAddress?: true;
  /** The answer that names the African country (one of the 54) it is about, if that is not "country". */
  countryIn?: string;
  /** Makes an accepted form public. */
  listing?: ListingRule;
  /** Begun from something that staff have published, while it is open, once per member. It cannot be begun here. */
  isFor?: "vacancy";
} & (Decided | Letter);

/** A form that staff decide on or answer. */
type Decided = {
  /** Working days until it is decided or answered. */
  workingDays: number;
  isLetter?: never;
};

/**
 * A letter that the sender sends on themselves: staff neither read it nor decide on it, and its sender reports its
 * progress.
 */
type Letter = { isLetter: true; workingDays?: never };

export const form = <const S extends readonly Step[]>(given: FormDefinition<S>): FormDefinition<S> => given;

export const step = <
  const N extends string,
  const F extends readonly Field[],
  const W extends { when?: When },
>(
  name: N,
  fields: F,
  rest?: W,
) => ({ name, fields, ...rest }) as { name: N; fields: F } & W;

/** The words of a field in the catalogue of its form. */
export const fieldWords =
  (id: FormId) =>
  (name: string): { area: `forms/${FormId}`; key: string } => ({ area: `forms/${id}`, key: `field.${name}` });

/** All fields, in the order of the steps. */
export const fieldsOf = ({ steps }: Pick<FormDefinition, "steps">): readonly Field[] =>
  steps.flatMap(({ fields }) => fields);

/** The answers by which entries are found: the options of their kind, sector or profession. */
export function optionsOfListing(form: Pick<FormDefinition, "steps" | "listing">): readonly string[] {
  const field = fieldsOf(form).find(({ name }) => name === form.listing?.field);
  return field?.kind === "choice" ? field.options : [];
}

/** The initial state of a submission. */
export const firstState = ({ isLetter }: Pick<FormDefinition, "isLetter">): SubmissionState =>
  isLetter ? "ready" : "received";

/**
 * The states in which a sender can change their answers: before anybody works on them, and after acceptance if the
 * entry is in a directory. A changed entry is reviewed again, and stays as it is until that is decided.
 */
export const changeableStates = (
  form: Pick<FormDefinition, "listing" | "isLetter">,
): readonly SubmissionState[] => (form.listing ? ["received", "accepted"] : [firstState(form)]);

/** The African country (one of the 54) that the answers to a form are about, if the form asks for it. */
export const countryOf = (
  { countryIn = "country" }: Pick<FormDefinition, "countryIn">,
  answers: Answers,
): string | null => countrySlugs.find((slug) => slug === answers[countryIn]) ?? null;

/** Selects submissions by form and, if one form serves several pages, by an answer. */
export type FormFilter = { form: FormId; where?: { field: string; is: string } };
