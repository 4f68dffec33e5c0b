import { each } from "#components/ui/each.ts";
import type { ComponentProps, ReactNode } from "react";
import { useWords } from "#components/words/use-words.ts";
import { Icon } from "./icon.tsx";

type FieldProps = {
  /** Always visible, above the control. */
  label: ReactNode;
  name: string;
  /** Defaults to the name; give one when two forms on a page share a name. */
  id?: string;
  hint?: ReactNode;
  /** What is wrong and what to do, in a sentence. */
  error?: string;
  /** Says "(optional)" after the label. */
  optional?: boolean;
};

function describedBy(id: string, hint: unknown, error: unknown): string | undefined {
  return [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ") || undefined;
}

function FieldHint({ id, hint }: { id: string; hint?: ReactNode }) {
  return hint ? (
    <p id={`${id}-hint`} className="field-hint">
      {hint}
    </p>
  ) : null;
}

/** The error text of a control: icon and words, in the control's description and announced when it appears. */
function FieldError({ id, error }: { id: string; error?: string }) {
  const words = useWords("fields");
  return error ? (
    <p id={`${id}-error`} className="field-error">
      <Icon name="danger" />
      <span>
        <span className="sr-only">{words("error")}</span>
        {error}
      </span>
    </p>
  ) : null;
}

function FieldFrame({
  label,
  id,
  hint,
  error,
  optional,
  children,
}: Omit<FieldProps, "name" | "id"> & { id: string; children: ReactNode }) {
  const words = useWords("fields");
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional && <span className="font-normal text-muted">{` ${words("optional")}`}</span>}
      </label>
      <FieldHint id={id} hint={hint} />
      <FieldError id={id} error={error} />
      {children}
    </div>
  );
}

/** One line of text. The label stands above; hint and error are read with the control. */
export function TextField({
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
    <FieldFrame label={label} id={id} hint={hint} error={error} optional={optional}>
      <input
        id={id}
        name={name}
        type={type}
        className={`control ${className}`.trim()}
        aria-describedby={describedBy(id, hint, error)}
        aria-invalid={error ? true : undefined}
        {...rest}
      />
    </FieldFrame>
  );
}

/** Several lines of text; grows with what is written where the browser can. */
export function TextArea({
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
    <FieldFrame label={label} id={id} hint={hint} error={error} optional={optional}>
      <textarea
        id={id}
        name={name}
        rows={rows}
        className={`control ${className}`.trim()}
        aria-describedby={describedBy(id, hint, error)}
        aria-invalid={error ? true : undefined}
        {...rest}
      />
    </FieldFrame>
  );
}

type Option = { value: string; label: string };

/** One choice of a known list, in named groups where it is long: the browser's own select, so that it works everywhere. */
export function SelectField({
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
    <FieldFrame label={label} id={id} hint={hint} error={error} optional={optional}>
      <span className="select">
        <select
          id={id}
          name={name}
          className={`control ${className}`.trim()}
          aria-describedby={describedBy(id, hint, error)}
          aria-invalid={error ? true : undefined}
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

/** Yes or no. The label is beside the box and presses it too. */
export function CheckboxField({
  label,
  name,
  id = name,
  hint,
  error,
  optional,
  ...rest
}: FieldProps & Omit<ComponentProps<"input">, "type">) {
  const words = useWords("fields");
  return (
    <div className="field">
      <FieldError id={id} error={error} />
      <div className="check">
        <input
          id={id}
          name={name}
          type="checkbox"
          aria-describedby={describedBy(id, hint, error)}
          aria-invalid={error ? true : undefined}
          {...rest}
        />
        <label htmlFor={id}>
          {label}
          {optional && <span className="text-muted">{` ${words("optional")}`}</span>}
        </label>
      </div>
      <FieldHint id={id} hint={hint} />
    </div>
  );
}
