import type { Status } from "../record/open/fields.ts";
import type { RegistrationDuty } from "../record/open/registration-schema.ts";
import type { Country } from "../record/open/schema.ts";
import type { TaxDateKind } from "../record/open/tax-schema.ts";
import { parseDue, type Due } from "./due.ts";
import { parseWhen } from "./parse-when.ts";

/** A duty after registration, with the one date that the record has for it. */
export type Duty = {
  what: string;
  when: string;
  institution: string;
  status: Status;
  /** Ids in the registration's own list of sources. */
  sources: readonly string[];
  /** Ids in the shared table of sources, for the date. */
  dateSources: readonly string[];
  asOf: string | null;
  /** Null if the text gives no day that is the same for everybody. */
  due: Due | null;
  /** The payment date, if it differs from that of the return. */
  payment: Due | null;
  /** What is in doubt, to be confirmed with the office. */
  confirm: string | null;
  /** The tax date that the duty refers to. */
  of: TaxDateKind | null;
};

function dutyOf({ tax }: Pick<Country, "tax">, row: RegistrationDuty): Duty {
  const { what, when = "", of, institution, status, sources } = row;
  const date = of && tax.dates[of];
  const known = { what, institution, sources };
  if (!date)
    return {
      ...known,
      when,
      status,
      dateSources: [],
      asOf: null,
      due: parseWhen(when),
      payment: null,
      confirm: null,
      of: null,
    };
  return {
    ...known,
    when: date.when,
    status: date.status,
    dateSources: date.sources,
    asOf: date.asOf,
    due: date.due === null ? null : parseDue(date.due),
    payment: date.payment === undefined ? null : parseDue(date.payment),
    confirm: date.confirm ?? null,
    of,
  };
}

/**
 * The duties of a record. A tax duty takes its day from `tax.dates`; every page and file reads those dates through this
 * function.
 */
export const dutiesOf = (country: Pick<Country, "tax" | "registration">): Duty[] =>
  country.registration.duties
    // A tax date whose source is switched off has no text to show.
    .filter(({ of }) => of === undefined || country.tax.dates[of] !== null)
    .map((row) => dutyOf(country, row));
