import type { Status } from "../record/open/fields.ts";
import type { RegistrationDuty } from "../record/open/registration-schema.ts";
import type { Country } from "../record/open/schema.ts";
import type { TaxDateKind } from "../record/open/tax-schema.ts";
import { parseDue, type Due } from "./due.ts";
import { parseWhen } from "./parse-when.ts";

/** What is due once a business is registered, with the one day the record has for it. */
export type Duty = {
  what: string;
  when: string;
  institution: string;
  status: Status;
  /** Of the list of the registration. */
  sources: readonly string[];
  /** Of the table of sources: who says the day. */
  dateSources: readonly string[];
  asOf: string | null;
  /** Null where the words give no day that is the same for everybody. */
  due: Due | null;
  /** Where what is declared is paid on another day. */
  payment: Due | null;
  /** What is in doubt, to be confirmed with the office. */
  confirm: string | null;
  /** The tax date it is of. */
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

/** The duties of a record. A duty of a tax has its day from `tax.dates`, which every page and file reads through this. */
export const dutiesOf = (country: Pick<Country, "tax" | "registration">): Duty[] =>
  country.registration.duties
    // A tax date that is switched off leaves no words to show.
    .filter(({ of }) => of === undefined || country.tax.dates[of] !== null)
    .map((row) => dutyOf(country, row));
