import type { divisions } from "#lib/content/divisions.ts";
import type { CountrySlug } from "#lib/countries/record/open/slugs.ts";
import type { VacancyKind } from "./kinds.ts";

/** A post as staff advertise it. */
export type Vacancy = {
  id: string;
  title: string;
  division: (typeof divisions)[number]["id"];
  /** Null: the work can be done from anywhere. */
  country: CountrySlug | null;
  town: string | null;
  kind: VacancyKind;
  pay: string;
  work: string;
  asked: string;
  /** The last day on which one can apply. */
  closesOn: Date;
};

/** An open post, as a member reads it. */
export type OpenVacancy = Vacancy & {
  /** Under which reference they have applied. */
  reference: string | null;
  /** They have begun to apply, and not sent it. */
  isBegun: boolean;
};

/** What the row of a post shows. One that is made up has no day, and leads nowhere. */
export type VacancyRow = Omit<OpenVacancy, "closesOn"> & { closesOn: Date | "sample" };
