import type { divisions } from "#lib/data/content/divisions.ts";
import type { CountrySlug } from "#lib/data/countries/record/open/slugs.ts";

/** The contract types of a vacancy, as in the table `vacancies`. */
export const vacancyKinds = ["full_time", "part_time", "fixed_term", "apprenticeship", "volunteer"] as const;
type VacancyKind = (typeof vacancyKinds)[number];

/** How many vacancies are listed. */
export const mostVacancies = 200;

/** A vacancy, as staff advertise it. */
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
  /** The last day for applications. */
  closesOn: Date;
};

/** An open vacancy, as a member sees it. */
export type OpenVacancy = Vacancy & {
  /** The reference of the member's application, if they have applied. */
  reference: string | null;
  /** They have begun an application and not sent it. */
  isBegun: boolean;
};

/** What the row of a vacancy shows. One that is made up has no day, and links to nothing. */
export type VacancyRow = Omit<OpenVacancy, "closesOn"> & { closesOn: Date | "sample" };
