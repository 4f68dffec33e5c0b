export { documentPdf } from "./document-pdf.ts";
export { documentText } from "./document-text.ts";
export { missingLetters } from "./missing-letters.ts";
export type { DocumentPart, WrittenDocument } from "./open/written-document.ts";
