/** A part between salutation and closing. */
export type DocumentPart =
  | { kind: "text"; text: string }
  /** One line per fact, as on a form: "Date of birth:" and the date. */
  | { kind: "facts"; facts: readonly { label: string; value: string }[] };

/**
 * A document as data. Its texts are already written in its language, and are rendered as text or PDF unchanged. A line
 * break in a text is kept.
 */
export type WrittenDocument = {
  /** Its BCP 47 tag, which decides the reading direction of a page. */
  language: string;
  /** What it is about. It is also written into the file's properties, so it must not name anybody. */
  title: string;
  date: string;
  /** The whole line: "Our reference: AK-7KQ2". */
  reference?: string;
  from: readonly string[];
  to: readonly string[];
  salutation: string;
  parts: readonly DocumentPart[];
  closing: string;
  /** The name below the line for the handwritten signature. */
  signature: string;
  footer: string;
  /** Printed on each page if there are several: "Page {page} of {pages}". */
  pageOf: string;
};
