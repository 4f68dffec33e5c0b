import type { ReactNode } from "react";
import type { ButtonVariant } from "#components/ui/button-class.ts";
import { Button } from "#components/ui/button.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { each } from "#components/ui/each.ts";
import { useWords } from "#components/words/use-words.ts";
import { type FormState, drawFields } from "#lib/domains/fields/index.ts";
import type { Field } from "#lib/domains/fields/open/fields.ts";
import { FormFields } from "./form-fields.tsx";

/** The errors of a post whose form is not rendered again. */
export function FaultSummary({ state }: { state: Pick<FormState, "faults"> | undefined }) {
  const words = useWords("fields").pick("problem", "error", "optional");
  return <FormFields fields={[]} prefix="" typed={{}} faults={state?.faults ?? {}} words={words} />;
}

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

type SureFormProps = {
  action: `/${string}`;
  hidden: Readonly<Record<string, string>>;
  /** The label of the first press. */
  ask: ReactNode;
  /** What happens then. */
  text: string;
  /** The label of the button that does it. */
  submitLabel: ReactNode;
};

/**
 * What cannot be undone takes two presses: the first shows what it does, with the button that does it. Works without
 * script.
 */
export function SureForm({ ask, text, ...form }: SureFormProps) {
  return (
    <Disclosure summary={ask}>
      <div className="grid gap-3">
        <p>{text}</p>
        <PlainForm {...form} fields={[]} variant="danger" />
      </div>
    </Disclosure>
  );
}
