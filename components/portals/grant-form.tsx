import { PlainForm } from "#components/forms/plain-form.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import type { GrantKey } from "#lib/domains/portals/index.ts";
import { askedName } from "#lib/domains/members/open/asked-of-sender.ts";
import { registrationNote } from "#lib/domains/members/shared/fields.ts";
import { drawnOfSender } from "#lib/domains/members/shared/sender-fields.ts";
import { fieldsOfPortal, portalField } from "#lib/domains/portals/open/fields.ts";

type Props = {
  portal: GrantKey;
  submitLabel: string;
  /** The member has not finished their registration, so the form asks for what is missing. */
  registers: boolean;
  /** The values of the last request, or of one that was rejected. */
  state: Pick<FormState, "typed" | "faults">;
};

/** Asks staff for access to a portal. It is a plain post; errors return to the page with everything still typed. */
export function GrantForm({ portal, submitLabel, registers, state }: Props) {
  const words = useWords("fields");
  return (
    <div className="portal-form">
      <PlainForm
        action="/api/grants"
        fields={[...fieldsOfPortal(portal), ...drawnOfSender(registers ? "registration" : undefined)]}
        hidden={{ [portalField.name]: portal, ...(registers && { [askedName]: "registration" }) }}
        prefix="grant"
        state={state}
        submitLabel={submitLabel}
      >
        {registers && <p className="text-sm text-muted">{registrationNote(words.locale)}</p>}
        <p className="text-sm text-muted">{words("grant.kept")}</p>
      </PlainForm>
    </div>
  );
}
