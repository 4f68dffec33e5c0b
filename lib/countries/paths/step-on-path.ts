import type { RegistrationStep } from "../record/open/registration-schema.ts";
import type { PathKind } from "./open/path-kinds.ts";

/** The numbers of steps on a path, by their order in the record. */
export type StepNumbers = ReadonlyMap<number, number>;

const named = /( \()?\bstep (\d+)(\))?/g;

/**
 * A note that leads to another step, by its number on the path that is read. A step that is not on it keeps the number
 * it has for a local company, which is said; in brackets it is left out.
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

/** A step that everybody takes, in the words of a sole trader: papers that only companies have say so. */
const asSoleTrader = (step: RegistrationStep): RegistrationStep => ({
  ...step,
  what: ofBusiness(step.what),
  get: ofBusiness(step.get),
  bring: step.bring.map((paper) => (companyPaper.test(paper) ? `${paper}${ofCompanies}` : paper)),
});

/** What a paper bears that a sole trader does not have. */
export const ofCompanies = " (companies)";

/** A step as who takes this path reads it. */
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
