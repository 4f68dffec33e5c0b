export { letterFile, letterProblem, previewLetter, type LetterPreview } from "./letter-file.ts";
export { letterOf } from "./letter-of.ts";
export { letterFields, type LetterAnswers } from "#lib/domains/forms/open/letter-fields.ts";
export {
  letterKinds,
  type LetterDirectory,
  type LetterKind,
  type LetterLanguage,
} from "#lib/domains/forms/open/letter-kinds.ts";
