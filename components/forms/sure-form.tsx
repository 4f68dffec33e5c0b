import type { ReactNode } from "react";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { PlainForm } from "./plain-form.tsx";

type Props = {
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
export function SureForm({ ask, text, ...form }: Props) {
  return (
    <Disclosure summary={ask}>
      <div className="grid gap-3">
        <p>{text}</p>
        <PlainForm {...form} fields={[]} variant="danger" />
      </div>
    </Disclosure>
  );
}
