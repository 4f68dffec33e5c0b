import { each } from "#components/ui/each.ts";
import { ErrorSummary, type SummaryLine } from "#components/ui/error-summary.tsx";
import type { FieldWords } from "#components/ui/controls.tsx";
import { controlId, type DrawnField, type Faults, type Typed } from "#lib/forms/open/drawn-field.ts";
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
  /** What stands in the place of a field, by its name: a control with a script of its own, or nothing. */
  instead?: (field: DrawnField, drawn: ReactNode) => ReactNode;
};

/** Each fault with a link to its field, in the order of the form; what belongs to no field comes last. */
function linesOf(fields: readonly DrawnField[], faults: Faults, prefix: string): SummaryLine[] {
  const lines = fields.flatMap(({ path, name }): SummaryLine[] =>
    faults[path] === undefined ? [] : [{ href: `#${controlId(prefix, name)}`, text: faults[path] }],
  );
  const known = new Set(fields.map(({ path }) => path));
  const rest = Object.entries(faults).flatMap(([path, text]) => (known.has(path) ? [] : [{ text }]));
  return [...lines, ...rest];
}

/**
 * What is wrong, and the fields: the one drawing of a form. The server draws it from a kept draft, the script from the
 * answer of the call; both have the same typed values and faults.
 */
export function FormFields({ fields, prefix, typed, faults, words, summaryRef, instead }: Props) {
  return (
    <>
      <ErrorSummary ref={summaryRef} title={words.problem} lines={linesOf(fields, faults, prefix)} />
      {each(fields, (field) => {
        const drawn = (
          <FieldView field={field} prefix={prefix} typed={typed} error={faults[field.path]} said={words} />
        );
        return instead ? instead(field, drawn) : drawn;
      })}
    </>
  );
}
