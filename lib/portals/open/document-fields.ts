import { choice, date, email, file, longText, text, type Field } from "#lib/forms/open/fields.ts";
import { documentKinds } from "./document-kinds.ts";
import { grantKeys } from "./keys.ts";

const words = (key: string) => ({ area: "portal-documents", key: `field.${key}` }) as const;

/** The file itself: one that everybody can open, looked through like any other. */
export const documentFile = file("file", { words: words("file"), upTo: 1, kinds: ["pdf", "photo"] });

/** What staff say of a document they publish. */
export const documentFields = [
  choice("portal", { words: words("portal"), options: grantKeys, isList: true }),
  choice("kind", { words: words("kind"), options: documentKinds, isList: true }),
  text("title", { words: words("title"), least: 3, most: 120 }),
  date("issuedOn", { words: words("issuedOn"), earliestDays: -7_300, latestDays: 0 }),
  longText("about", { words: words("about"), most: 500, rows: 3, optional: true }),
  email("email", { words: words("email"), optional: true, autoComplete: "off" }),
  documentFile,
] as const satisfies readonly Field[];

/** By these names the page of staff asks for what could not be taken. */
export const documentFormId = "document";
export const withdrawDocumentFormId = "document.withdraw";

/** Rows that page shows; older ones stand in their portals. */
export const mostPublished = 200;
