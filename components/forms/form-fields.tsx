import { each } from "#components/ui/each.ts";
import { ErrorSummary, type SummaryLine } from "#components/ui/error-summary.tsx";
import type { FieldWords } from "#components/ui/controls.tsx";
import { controlId, type DrawnField, type Faults, type Typed } from "#lib/domains/fields/open/drawn-field.ts";
import type { Ref, ReactNode } from "react";
import { FieldView } from "./field-view.tsx";

export type FormWords = FieldWords & { problem: string };

type Props = {
  fields: readonly DrawnField[];
  prefix: string;
  typed: Typed;
  faults: Faults;
  words: FormWords;
  summaryRef?: Ref<HTMLDivElement>;
  /** Replaces a field, by its name: with a control that has its own script, or with nothing. */
  instead?: (field: DrawnField, drawn: ReactNode) => ReactNode;
};

/** Each error with a link to its field, in the order of the form; errors of no field come last. */
function linesOf(fields: readonly DrawnField[], faults: Faults, prefix: string): SummaryLine[] {
  const lines = fields.flatMap(({ path, name }): SummaryLine[] =>
    faults[path] === undefined ? [] : [{ href: `#${controlId(prefix, name)}`, text: faults[path] }],
  );
  const known = new Set(fields.map(({ path }) => path));
  const rest = Object.entries(faults).flatMap(([path, text]) => (known.has(path) ? [] : [{ text }]));
  return [...lines, ...rest];
}

/**
 * The error summary and the fields: the only component that renders a form. The server renders it from a stored draft,
 * the script from the response of the call; both have the same typed values and errors.
 */
export function FormFields({ fields, prefix, typed, faults, words, summaryRef, instead }: Props) {
  return (
    <>
      <ErrorSummary ref={summaryRef} title={words.problem} lines={linesOf(fields, faults, prefix)} />
      {each(fields, (field) => {
        const drawn = (
          <FieldView
            field={field}
            prefix={prefix}
            typed={typed}
            error={faults[field.path]}
            fieldWords={words}
          />
        );
        return instead ? instead(field, drawn) : drawn;
      })}
    </>
  );
}
