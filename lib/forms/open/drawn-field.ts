import type { Meaning } from "#lib/text/two-readings.ts";
import type { FieldKind, When } from "./fields.ts";

export type DrawnOption = { value: string; label: string };

/** A field as it is drawn: every word of it in the language of the page. The server makes it, the browser may have it. */
export type DrawnField = {
  kind: FieldKind;
  name: string;
  /** Where a call names it in the `fields` of its answer. */
  path: string;
  label: string;
  hint?: string | undefined;
  isRequired: boolean;
  when?: When | undefined;
  autoComplete?: string | undefined;
  /** Of a code: the page opens for it alone, with the cursor in it. */
  takesFocus?: true | undefined;
  rows?: number | undefined;
  /** A browser cuts there without a word, so only what nobody pastes a long text into has it. */
  cutAt?: number | undefined;
  /** Said after a number. */
  unit?: string | undefined;
  isList?: boolean | undefined;
  isTicked?: boolean | undefined;
  /** Of a line: read, not typed. */
  isGiven?: boolean | undefined;
  /** The id of the list in the page from which a browser offers answers. */
  list?: string | undefined;
  options?: readonly DrawnOption[] | undefined;
  /** Of a field with several controls: their labels, by the last part of their names. */
  parts?: Readonly<Record<string, string>> | undefined;
  /**
   * Of a number that may have decimals: what is asked where it can be read in two ways, with {number} in place of each
   * reading; the fault, with {thousands} and {decimals}; the bounds, both included; and the language numbers are written in.
   */
  meant?:
    | Readonly<Record<"which" | "fault" | "locale" | Meaning, string> & Record<"min" | "max", number>>
    | undefined;
  /** Of a file: how many, and what the browser's window offers. */
  upTo?: number | undefined;
  accept?: string | undefined;
};

/** What was typed, by the names of a plain post. */
export type Typed = Readonly<Record<string, readonly string[]>>;

/** What is wrong, by path: one sentence each. What belongs to no field has the path "". */
export type Faults = Readonly<Record<string, string>>;

/** The id of the list of what is wrong, at the head of a form. */
export const summaryId = "error-summary";

/** The id of a control, or of the first one, of a field in a form with this prefix. */
export const controlId = (prefix: string, name: string): string =>
  `${prefix ? `${prefix}-` : ""}${name.replaceAll(".", "-")}`;
