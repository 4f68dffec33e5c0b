import type { Directory } from "#lib/directory/open/directories.ts";
import type { Audience } from "#lib/members/open/fields.ts";
import type { PageHref } from "#lib/site/paths.ts";
import type { Field, When } from "./fields.ts";
import type { FormId } from "./form-ids.ts";

/** One page of a form. It is left out where nothing in it is asked. */
export type Step = {
  /** In its address: /forms/grower/fill?step=land. */
  name: string;
  fields: readonly Field[];
  when?: When;
};

/** The lists of /forms and /applications, in their order. */
export const formSorts = ["application", "interest", "listing", "request", "letter"] as const;
export type FormSort = (typeof formSorts)[number];

/**
 * What of an accepted form stands in a public directory. `shows` names every answer that anybody may read, and no other
 * leaves the sealed submission. Its country is the answer named "country".
 */
export type ListingRule = {
  directory: Directory;
  shows: readonly string[];
  /** The answer it is called by. */
  name: string;
  /** The choice it is found by: a kind, a sector, a profession. */
  field: string;
};

/**
 * A form as data. What a visitor reads of it stands in `lib/words/en/forms/<id>.json`: `title`, `lead`, `decides` (who
 * decides, and on what), `after` (what happens once it is sent), `have.1`, `have.2` … (what to have at hand),
 * `step.<name>`, `declare` (where it has a declaration of its own), and its fields below `field.`.
 */
export type FormDefinition<S extends readonly Step[] = readonly Step[]> = {
  id: FormId;
  sort: FormSort;
  /**
   * A member has proven an address, to which answers go. Anybody: the address is asked in a field named "email", and
   * the sender comes back with it and the reference.
   */
  sender: "member" | "anybody";
  /** What describes most who send it: chosen at first where somebody new registers by sending it. */
  audience?: Audience;
  /** The page that tells the background. */
  about: PageHref;
  /** How long filling it in takes. */
  minutes: number;
  /** How long it is kept after it was decided, withdrawn or closed. */
  keepMonths: number;
  steps: S;
  /** Only from an address at a domain of one's own: one of a free mail service is refused, as the form says. */
  needsWorkAddress?: true;
  /** The answer that names which of the 54 it is about, where that is not called "country". */
  countryIn?: string;
  /** Accepted, it becomes public. */
  listing?: ListingRule;
  /** Begun from something that staff have put up, while that is open, by each member once. It cannot be begun here. */
  isFor?: "vacancy";
} & (Decided | Letter);

/** What staff decide on or answer. */
type Decided = {
  /** Working days until it is decided or answered. */
  workingDays: number;
  isLetter?: never;
};

/** What the sender sends on themselves: nobody of ours reads it or decides, and its sender says how far it is. */
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

/** By which answers one finds what is listed: the options of its kind, sector or profession. */
export function optionsOfListing(form: Pick<FormDefinition, "steps" | "listing">): readonly string[] {
  const field = fieldsOf(form).find(({ name }) => name === form.listing?.field);
  return field?.kind === "choice" ? field.options : [];
}
