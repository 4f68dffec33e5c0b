import type { RegistrationStep } from "../record/open/registration-schema.ts";
import type { PathKind } from "./open/path-kinds.ts";

/** The numbers of the steps on a path, by their order in the record. */
export type StepNumbers = ReadonlyMap<number, number>;

const named = /( \()?\bstep (\d+)(\))?/g;

/**
 * Rewrites references to other steps in a note to their numbers on this path. A step that is not on the path keeps its
 * number for a local company, and the note says so; a reference in brackets is dropped.
 */
function noteOnPath(note: string, own: StepNumbers, company: StepNumbers): string {
  return note.replace(named, (said: string, opens = "", order: string, closes = "") => {
    const number = own.get(Number(order));
    if (number !== undefined) return `${opens}step ${number}${closes}`;
    if (opens && closes) return "";
    const other = company.get(Number(order));
    return other === undefined ? said : `${opens}step ${other} of a local company${closes}`;
  });
}

const companyPaper =
  /\b(?:certificate of incorporation(?! or)|incorporation documents|articles|directors?|share|share capital)\b|^company |\bcompany NIF$|^statutes$/i;

const companyWords: readonly (readonly [RegExp, string])[] = [
  [/\bcompany name\b/, "business name"],
  [/\bcompany tax number\b/, "tax number"],
  [/\bcompany bank account\b/, "business bank account"],
  [/\bin the company's name\b/, "in the business's name"],
];

const ofBusiness = (text: string): string =>
  companyWords.reduce((words, [pattern, instead]) => words.replace(pattern, instead), text);

/** A step that everybody takes, worded for a sole trader. Papers that only companies have are marked as such. */
const asSoleTrader = (step: RegistrationStep): RegistrationStep => ({
  ...step,
  what: ofBusiness(step.what),
  get: ofBusiness(step.get),
  bring: step.bring.map((paper) => (companyPaper.test(paper) ? `${paper}${ofCompanies}` : paper)),
});

/** The suffix of a paper that a sole trader does not have. */
export const ofCompanies = " (companies)";

/** A step as it is worded for this path. */
export function stepOnPath(
  step: RegistrationStep,
  kind: PathKind,
  own: StepNumbers,
  company: StepNumbers,
): RegistrationStep {
  const isShared = kind === "sole-trader" && (step.for === "all" || step.for === "employers");
  const said = isShared ? asSoleTrader(step) : step;
  const note = said.cost?.note;
  return note && said.cost ? { ...said, cost: { ...said.cost, note: noteOnPath(note, own, company) } } : said;
}
