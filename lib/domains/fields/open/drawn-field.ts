import type { Meaning } from "#lib/platform/text/numbers.ts";
import type { FieldKind, When } from "./fields.ts";

export type DrawnOption = { value: string; label: string };

/**
 * A field ready to be rendered, with all its words in the language of the page. The server makes it; the browser may
 * receive it.
 */
export type DrawnField = {
  kind: FieldKind;
  name: string;
  /** The key of the field in the `fields` of an API response. */
  path: string;
  label: string;
  hint?: string | undefined;
  isRequired: boolean;
  when?: When | undefined;
  autoComplete?: string | undefined;
  /** For a code: the page opens for this field alone, with the cursor in it. */
  takesFocus?: true | undefined;
  rows?: number | undefined;
  /** A browser cuts longer input silently, so only fields into which nobody pastes long text have this. */
  cutAt?: number | undefined;
  /** Shown after a number. */
  unit?: string | undefined;
  isList?: boolean | undefined;
  isTicked?: boolean | undefined;
  /** For a line of text: shown, not typed. */
  isGiven?: boolean | undefined;
  /** The id of the datalist in the page from which a browser suggests answers. */
  list?: string | undefined;
  options?: readonly DrawnOption[] | undefined;
  /** For a field with several controls: their labels, by the last part of their names. */
  parts?: Readonly<Record<string, string>> | undefined;
  /**
   * For a number that may have decimals: what is asked if it can be read in two ways, with {number} in place of each
   * reading; the error message, with {thousands} and {decimals}; the bounds, both inclusive; and the locale in which
   * numbers are written.
   */
  meant?:
    | Readonly<Record<"which" | "fault" | "locale" | Meaning, string> & Record<"min" | "max", number>>
    | undefined;
  /** For a file: how many, and which types the browser's file picker offers. */
  upTo?: number | undefined;
  accept?: string | undefined;
};

/** What was typed, by the control names of a plain form post. */
export type Typed = Readonly<Record<string, readonly string[]>>;

/** What is wrong, by path: one sentence each. An error that belongs to no field has the path "". */
export type Faults = Readonly<Record<string, string>>;

/** The id of the error summary at the top of a form. */
export const summaryId = "error-summary";

/** The id of the control of a field, or of its first one, in a form with this prefix. */
export const controlId = (prefix: string, name: string): string =>
  `${prefix ? `${prefix}-` : ""}${name.replaceAll(".", "-")}`;

/** The first sentence for each field of a refusal; if no field is at fault, the sentence of the refusal itself. */
export function faultsOf(
  sentence: string,
  fields: Readonly<Record<string, readonly string[] | undefined>> = {},
): Faults {
  const first = Object.entries(fields).flatMap(([path, sentences]) =>
    sentences?.[0] ? [[path, sentences[0]]] : [],
  );
  return first.length > 0 ? Object.fromEntries(first) : { "": sentence };
}
