import type { CaseState } from "#lib/domains/cases/open/kinds.ts";
import type { FormId } from "#lib/platform/words/open/form-ids.ts";
import type { SubmissionState } from "#lib/generated/prisma/enums.ts";
import type { FiledType } from "#lib/data/content/lead-types.ts";
import type { CountrySlug } from "#lib/data/countries/record/open/slugs.ts";
import { sideOf } from "./member-sides.ts";

/** Something that was sent and belongs to a portal. A sample row has no date. */
export type RequestRow<Day = Date | "sample"> = {
  reference: string;
  /** Whose turn it is. */
  state: CaseState;
  /** Staff did something that the sender has not seen yet. */
  hasNews: boolean;
  filedAt: Day;
  /** Either a form with its state, or an enquiry. */
  sent: { form: FormId; status: SubmissionState } | { leadType: FiledType };
};

const samples = [
  { status: "received", state: "open", hasNews: false },
  { status: "asked", state: "waiting", hasNews: true },
  { status: "accepted", state: "done", hasNews: false },
] as const;

/** Sample rows of a member's requests; none for a portal without forms. */
export function sampleRequests(key: string): RequestRow<"sample">[] {
  const { forms } = sideOf(key);
  return samples.flatMap(({ status, ...turn }, at) => {
    const form = forms[at % forms.length]?.form;
    const reference = `AK-SAMP-LE0${at + 1}`;
    return form ? [{ reference, ...turn, filedAt: "sample" as const, sent: { form, status } }] : [];
  });
}

/** A place on the waiting list of a country. A sample row has no date. */
export type PlaceRow = { countrySlug: CountrySlug; place: number; waiting: number; since: Date | "sample" };

/** A sample place on a waiting list; none for a portal without one. */
export const samplePlaces = (key: string): readonly PlaceRow[] =>
  sideOf(key).waits ? [{ countrySlug: "liberia", place: 3, waiting: 12, since: "sample" }] : [];
