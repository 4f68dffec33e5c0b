/** A part between salutation and closing. */
export type DocumentPart =
  | { kind: "text"; text: string }
  /** A line for each, as a form has them: "Date of birth:" and the date. */
  | { kind: "facts"; facts: readonly { label: string; value: string }[] };

/**
 * A document as data: all of it is written in its language already, and drawn as text or PDF as it stands. A line break
 * in a text is kept.
 */
export type WrittenDocument = {
  /** Its BCP 47 tag; it says which way a page is read. */
  language: string;
  /** What it is about. It is written into the file's properties too, so it names nobody. */
  title: string;
  date: string;
  /** The whole line: "Our reference: AK-7KQ2". */
  reference?: string;
  from: readonly string[];
  to: readonly string[];
  salutation: string;
  parts: readonly DocumentPart[];
  closing: string;
  /** The name below the line that is signed by hand. */
  signature: string;
  footer: string;
  /** Said on each page where there are several: "Page {page} of {pages}". */
  pageOf: string;
};
