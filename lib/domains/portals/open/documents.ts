import { choice, date, email, file, longText, text, type Field } from "#lib/domains/fields/open/fields.ts";
import { grantKeys } from "./keys.ts";

/** Where staff publish documents. Its existence is hidden from everybody else. */
export const documentsPath = "/admin/documents";

/** The API routes behind its buttons. */
export const documentsCall = "/api/admin/documents";
export const withdrawDocumentCall = "/api/admin/documents/withdraw";

/** The kinds of portal document. The table `portal_documents` has the same ones. */
const documentKinds = ["report", "statement", "terms", "minutes", "decision", "notice", "other"] as const;
export type DocumentKind = (typeof documentKinds)[number];

const words = (key: string) => ({ area: "portal-documents", key: `field.${key}` }) as const;

/** The file itself, of a type that everybody can open. It is scanned like any other upload. */
export const documentFile = file("file", { words: words("file"), upTo: 1, kinds: ["pdf", "photo"] });

/** The fields staff fill in to publish a document. */
export const documentFields = [
  choice("portal", { words: words("portal"), options: grantKeys, isList: true }),
  choice("kind", { words: words("kind"), options: documentKinds, isList: true }),
  text("title", { words: words("title"), least: 3, most: 120 }),
  date("issuedOn", { words: words("issuedOn"), earliestDays: -7_300, latestDays: 0 }),
  longText("about", { words: words("about"), most: 500, rows: 3, optional: true }),
  email("email", { words: words("email"), optional: true, autoComplete: "off" }),
  documentFile,
] as const satisfies readonly Field[];

/** The staff page looks up the drafts of rejected posts by these ids. */
export const documentFormId = "document";
export const withdrawDocumentFormId = "document.withdraw";

/** The most documents that page lists; older ones are in their portals. */
export const mostPublished = 200;
