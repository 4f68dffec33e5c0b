import { each } from "#components/ui/each.ts";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "./icon.tsx";

/**
 * Localized strings around every field: the prefix of an error, for people who do not see its icon, and the mark of an
 * optional field.
 */
export type FieldWords = { error: string; optional: string };

export type FieldProps = {
  fieldWords: FieldWords;
  /** Always visible, above the control. */
  label: ReactNode;
  name: string;
  /** Defaults to the name; give one when two forms on a page share a name. */
  id?: string;
  hint?: ReactNode;
  /** What is wrong and what to do, in a sentence. */
  error?: string;
  /** Shows "(optional)" after the label. */
  optional?: boolean;
};

/** The ARIA attributes that link a control, or a group of them, to its hint and its error. */
export function marksOf(id: string, hint: unknown, error: unknown) {
  const described = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return { "aria-describedby": described || undefined, "aria-invalid": error ? (true as const) : undefined };
}

export function FieldHint({ id, hint }: { id: string; hint?: ReactNode }) {
  return hint ? (
    <p id={`${id}-hint`} className="field-hint">
      {hint}
    </p>
  ) : null;
}

/** The error text of a control: an icon and words, included in the control's description. */
export function FieldError({
  id,
  error,
  fieldWords,
}: {
  id: string;
  error?: string | undefined;
  fieldWords: FieldWords;
}) {
  return error ? (
    <p id={`${id}-error`} className="field-error">
      <Icon name="danger" />
      <span>
        <span className="sr-only">{fieldWords.error}</span>
        {error}
      </span>
    </p>
  ) : null;
}

function FieldFrame({
  fieldWords,
  label,
  id,
  hint,
  error,
  optional,
  children,
}: Omit<FieldProps, "name" | "id"> & { id: string; children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional && <span className="font-normal text-muted">{` ${fieldWords.optional}`}</span>}
      </label>
      <FieldHint id={id} hint={hint} />
      <FieldError id={id} error={error} fieldWords={fieldWords} />
      {children}
    </div>
  );
}

/** One line of text. The label is above the control; hint and error are read with it. */
export function TextControl({
  fieldWords,
  label,
  name,
  id = name,
  hint,
  error,
  optional,
  type = "text",
  className = "",
  ...rest
}: FieldProps & ComponentProps<"input">) {
  return (
    <FieldFrame fieldWords={fieldWords} label={label} id={id} hint={hint} error={error} optional={optional}>
      <input
        id={id}
        name={name}
        type={type}
        className={`control ${className}`.trim()}
        {...marksOf(id, hint, error)}
        {...rest}
      />
    </FieldFrame>
  );
}

/** Several lines of text; grows with its content if the browser supports that. */
export function AreaControl({
  fieldWords,
  label,
  name,
  id = name,
  hint,
  error,
  optional,
  rows = 5,
  className = "",
  ...rest
}: FieldProps & ComponentProps<"textarea">) {
  return (
    <FieldFrame fieldWords={fieldWords} label={label} id={id} hint={hint} error={error} optional={optional}>
      <textarea
        id={id}
        name={name}
        rows={rows}
        className={`control ${className}`.trim()}
        {...marksOf(id, hint, error)}
        {...rest}
      />
    </FieldFrame>
  );
}

export type Option = { value: string; label: string };

/**
 * One choice from a known list, grouped where the list is long. It is the browser's own select, so that it works
 * everywhere.
 */
export function SelectControl({
  fieldWords,
  label,
  name,
  id = name,
  hint,
  error,
  optional,
  options,
  className = "",
  ...rest
}: FieldProps & {
  options: readonly (Option | { label: string; options: readonly Option[] })[];
} & ComponentProps<"select">) {
  return (
    <FieldFrame fieldWords={fieldWords} label={label} id={id} hint={hint} error={error} optional={optional}>
      <span className="select">
        <select
          id={id}
          name={name}
          className={`control ${className}`.trim()}
          {...marksOf(id, hint, error)}
          {...rest}
        >
          {each(options, (option) =>
            "options" in option ? (
              <optgroup label={option.label}>{each(option.options, drawOption)}</optgroup>
            ) : (
              drawOption(option)
            ),
          )}
        </select>
      </span>
    </FieldFrame>
  );
}

const drawOption = ({ value, label }: Option) => <option value={value}>{label}</option>;

/** A yes/no checkbox. The label is beside the box and toggles it too. */
export function CheckboxControl({
  fieldWords,
  label,
  name,
  id = name,
  hint,
  error,
  optional,
  ...rest
}: FieldProps & Omit<ComponentProps<"input">, "type">) {
  return (
    <div className="field">
      <FieldError id={id} error={error} fieldWords={fieldWords} />
      <div className="check">
        <input id={id} name={name} type="checkbox" {...marksOf(id, hint, error)} {...rest} />
        <label htmlFor={id}>
          {label}
          {optional && <span className="text-muted">{` ${fieldWords.optional}`}</span>}
        </label>
      </div>
      <FieldHint id={id} hint={hint} />
    </div>
  );
}
