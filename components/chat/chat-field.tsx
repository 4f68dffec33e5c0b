import type { ReactNode } from "react";
import type { ChatWords } from "#lib/platform/words/open/leaf-words.ts";

/** The id and the ARIA attributes of the control. */
type Marks = { id: string; "aria-describedby": string | undefined; "aria-invalid": true | undefined };

type Props = {
  id: string;
  label: string;
  hint?: string | false;
  error?: string | undefined;
  isOptional?: boolean;
  words: ChatWords;
  /** Renders the control with the attributes that link it to its hint and its error. */
  children: (marks: Marks) => ReactNode;
};

/**
 * A field like those of forms (components/ui/controls.tsx). It is separate, because importing those would bring in all
 * icons.
 */
export function ChatField({ id, label, hint, error, isOptional, words, children }: Props) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  const marks: Marks = {
    id,
    "aria-describedby": described || undefined,
    "aria-invalid": error ? true : undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {isOptional && <span className="chat-small">{` ${words["contact.optional"]}`}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          <span>
            <span className="sr-only">{words["contact.error"]}</span>
            {error}
          </span>
        </p>
      )}
      {children(marks)}
    </div>
  );
}
