import type { Directory } from "#lib/data/site/directories.ts";
import { isFormId, type FormId } from "#lib/platform/words/open/form-ids.ts";
import type { FormDefinition, ListingRule } from "../open/form.ts";
import { affiliate } from "./affiliate.ts";
import { afrivent } from "./afrivent.ts";
import { apprenticeship } from "./apprenticeship.ts";
import { careers } from "./careers.ts";
import { clearsightOrganisation } from "./clearsight-organisation.ts";
import { clearsightTraining } from "./clearsight-training.ts";
import { cookingSchool } from "./cooking-school.ts";
import { creditUnionAccount } from "./credit-union-account.ts";
import { culturalExchange } from "./cultural-exchange.ts";
import { dataRights } from "./data-rights.ts";
import { distributionHub } from "./distribution-hub.ts";
import { farmDepot } from "./farm-depot.ts";
import { grower } from "./grower.ts";
import { healthFamily } from "./health-family.ts";
import { healthShare } from "./health-share.ts";
import { hrVacancy } from "./hr-vacancy.ts";
import { investorInterest } from "./investor-interest.ts";
import { listAcademic, listBusiness, listMedical, listProfessional, listVitalRecords } from "./listings.ts";
import { letterAcademic, letterMedical, letterVitalRecords } from "./letters.ts";
import { livestock } from "./livestock.ts";
import { loanCheck } from "./loan-check.ts";
import { outgrower } from "./outgrower.ts";
import { partner } from "./partner.ts";
import { press } from "./press.ts";
import { quoteRequest } from "./quote-request.ts";
import { rootspayWaiting } from "./rootspay-waiting.ts";
import { seedAccession } from "./seed-accession.ts";
import { specialtyTraining } from "./specialty-training.ts";
import { usFarmerMentor } from "./us-farmer-mentor.ts";
import { vendor } from "./vendor.ts";
import { verification } from "./verification.ts";

/** Every form, by its id. */
const formsById = {
  grower,
  outgrower,
  livestock,
  "seed-accession": seedAccession,
  "farm-depot": farmDepot,
  "distribution-hub": distributionHub,
  "specialty-training": specialtyTraining,
  apprenticeship,
  "cooking-school": cookingSchool,
  "us-farmer-mentor": usFarmerMentor,
  "cultural-exchange": culturalExchange,
  vendor,
  "quote-request": quoteRequest,
  affiliate,
  partner,
  "investor-interest": investorInterest,
  afrivent,
  "credit-union-account": creditUnionAccount,
  "loan-check": loanCheck,
  "rootspay-waiting": rootspayWaiting,
  "health-share": healthShare,
  "health-family": healthFamily,
  careers,
  "hr-vacancy": hrVacancy,
  "clearsight-organisation": clearsightOrganisation,
  "clearsight-training": clearsightTraining,
  verification,
  "list-academic": listAcademic,
  "list-medical": listMedical,
  "list-business": listBusiness,
  "list-professional": listProfessional,
  "list-vital-records": listVitalRecords,
  press,
  "data-rights": dataRights,
  "letter-academic": letterAcademic,
  "letter-medical": letterMedical,
  "letter-vital-records": letterVitalRecords,
} as const satisfies Readonly<Record<FormId, FormDefinition>>;

export const listForms = (): readonly FormDefinition[] => Object.values(formsById);

/** The forms of letters. Their senders track them; staff neither list nor read them. */
export const letterForms = (): readonly FormId[] =>
  listForms().flatMap(({ id, isLetter }) => (isLetter ? [id] : []));

export const getForm = (id: FormId): FormDefinition => formsById[id];

export const findForm = (id: string): FormDefinition | undefined =>
  isFormId(id) ? formsById[id] : undefined;

/** The form for being listed in a directory. */
export function getListingForm(directory: Directory): FormDefinition & { listing: ListingRule } {
  const form = listForms().find(({ listing }) => listing?.directory === directory);
  if (!form?.listing) throw new Error(`no form lists in ${directory}`);
  return { ...form, listing: form.listing };
}
