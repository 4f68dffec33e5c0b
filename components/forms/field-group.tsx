import type { ReactNode } from "react";
import { FieldError, FieldHint, marksOf, type FieldWords } from "#components/ui/controls.tsx";
import type { DrawnField } from "#lib/forms/open/drawn-field.ts";

type Props = {
  /** Of the first control: hint and error take theirs from it, and a line of the summary leads to it. */
  id: string;
  field: DrawnField;
  error?: string | undefined;
  said: FieldWords;
  /** One of its buttons is chosen, not several. */
  isOneOf?: boolean;
  /** They are short and stand in a row. */
  isRow?: boolean;
  children: ReactNode;
};

/** Several controls under one question, which is read with each of them. */
export function FieldGroup({ id, field, error, said, isOneOf = false, isRow = false, children }: Props) {
  const { "aria-describedby": described, "aria-invalid": isInvalid } = marksOf(id, field.hint, error);
  return (
    <fieldset
      className="field"
      role={isOneOf ? "radiogroup" : undefined}
      aria-required={(isOneOf && field.isRequired) || undefined}
      aria-describedby={described}
      aria-invalid={isOneOf ? isInvalid : undefined}
    >
      <legend>
        {field.label}
        {!field.isRequired && <span className="font-normal text-muted">{` ${said.optional}`}</span>}
      </legend>
      <FieldHint id={id} hint={field.hint} />
      <FieldError id={id} error={error} said={said} />
      <div className="field-parts" data-row={isRow || undefined}>
        {children}
      </div>
    </fieldset>
  );
}
