import type { Ref } from "react";
import { type FormWords, FormFields } from "#components/forms/form-fields.tsx";
import { each } from "#components/ui/each.ts";
import type { DrawnField, Faults, Typed } from "#lib/domains/fields/open/drawn-field.ts";
import { addressPath } from "#lib/domains/leads/open/form-names.ts";
import { OwnAddress } from "./own-address.tsx";

/** The strings of the form where it is rendered by script; the server passes them on. */
export type LeadFormWords = FormWords &
  Readonly<
    Record<"submit" | "lost" | "failed" | "received" | "ownAddress" | "reference" | "receipt", string>
  >;

export type LeadFieldsProps = {
  fields: readonly DrawnField[];
  prefix: string;
  /** All that the form sends: values without a visible field go into hidden inputs. */
  typed: Typed;
  faults: Faults;
  words: FormWords & { ownAddress: string };
  /** The address of the member for whom the page is rendered. */
  known: string | undefined;
  summaryRef?: Ref<HTMLDivElement>;
};

/** The content of an enquiry form: rendered by the server, and again by the script once something in it was refused. */
export function LeadFields({ known, ...props }: LeadFieldsProps) {
  const { fields, typed, faults, words } = props;
  const drawn = new Set(fields.map(({ name }) => name));
  const unseen = Object.entries(typed).filter(([name]) => !drawn.has(name));
  return (
    <>
      {each(unseen, ([name, [value]]) => (
        <input type="hidden" name={name} value={value} />
      ))}
      <FormFields
        {...props}
        instead={(field, control) =>
          field.path === addressPath ? (
            <OwnAddress known={known} isAsked={addressPath in faults} sentence={words.ownAddress}>
              {control}
            </OwnAddress>
          ) : (
            control
          )
        }
      />
    </>
  );
}
