import type { ReactNode } from "react";
import { FieldError, FieldHint, marksOf, type FieldWords } from "#components/ui/controls.tsx";
import type { DrawnField } from "#lib/domains/fields/open/drawn-field.ts";

type Props = {
  /** The id of the first control: hint and error derive theirs from it, and a line of the error summary links to it. */
  id: string;
  field: DrawnField;
  error?: string | undefined;
  fieldWords: FieldWords;
  /** Only one of its buttons can be chosen. */
  isOneOf?: boolean;
  /** The controls are short and are in a row. */
  isRow?: boolean;
  children: ReactNode;
};

/** Several controls under one question, which is read with each of them. */
export function FieldGroup({
  id,
  field,
  error,
  fieldWords,
  isOneOf = false,
  isRow = false,
  children,
}: Props) {
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
        {!field.isRequired && <span className="font-normal text-muted">{` ${fieldWords.optional}`}</span>}
      </legend>
      <FieldHint id={id} hint={field.hint} />
      <FieldError id={id} error={error} fieldWords={fieldWords} />
      <div className="field-parts" data-row={isRow || undefined}>
        {children}
      </div>
    </fieldset>
  );
}
