import type { ReactNode } from "react";
import { each } from "#components/ui/each.ts";
import { Button } from "#components/ui/button.tsx";
import type { ButtonVariant } from "#components/ui/button-class.ts";
import { useWords } from "#components/words/use-words.ts";
import { drawFields, type FormState } from "#lib/domains/fields/index.ts";
import type { Field } from "#lib/domains/fields/open/fields.ts";
import { FormFields } from "./form-fields.tsx";

type Props = {
  action: `/${string}`;
  fields: readonly Field[];
  /** Values that are sent in hidden inputs. */
  hidden?: Readonly<Record<string, string>>;
  /** What was typed and what is wrong, or the initial values. */
  state?: Pick<FormState, "typed" | "faults"> | undefined;
  prefix?: string;
  submitLabel?: ReactNode;
  className?: string;
  variant?: ButtonVariant;
  /** Shown between the fields and the button. */
  children?: ReactNode;
};

/** A form without its own script: it posts, and comes back with its errors, or leads on. */
export function PlainForm(props: Props) {
  const { action, fields, hidden = {}, state, prefix = "", submitLabel, children } = props;
  const words = useWords("fields");
  return (
    <form
      method="post"
      action={action}
      encType="multipart/form-data"
      noValidate
      className={props.className ?? "grid gap-6"}
    >
      {each(Object.entries(hidden), ([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
      <FormFields
        fields={drawFields(fields, words.locale)}
        prefix={prefix}
        typed={state?.typed ?? {}}
        faults={state?.faults ?? {}}
        words={words.pick("problem", "error", "optional")}
      />
      {children}
      <Button variant={props.variant} className="justify-self-start">
        {submitLabel ?? words("send")}
      </Button>
    </form>
  );
}
