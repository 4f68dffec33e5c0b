export { documentPdf, documentText, missingLetters } from "./document.ts";
export type { DocumentPart, WrittenDocument } from "./open/written-document.ts";
