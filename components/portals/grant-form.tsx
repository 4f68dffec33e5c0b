import { PlainForm } from "#components/forms/plain-form.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { FormState } from "#lib/forms/index.ts";
import type { GrantKey } from "#lib/portals/index.ts";
import { fieldsOfPortal, portalField } from "#lib/portals/open/fields.ts";

type Props = {
  portal: GrantKey;
  submitLabel: string;
  /** What was written the last time, or sent and could not be taken. */
  state: Pick<FormState, "typed" | "faults">;
};

/** Asks staff for a portal. A plain post; what is wrong comes back to the page with everything still typed. */
export function GrantForm({ portal, submitLabel, state }: Props) {
  const words = useWords("fields");
  return (
    <div className="portal-form">
      <PlainForm
        action="/api/grants"
        fields={fieldsOfPortal(portal)}
        hidden={{ [portalField.name]: portal }}
        prefix="grant"
        state={state}
        submitLabel={submitLabel}
      >
        <p className="text-sm text-muted">{words("grant.kept")}</p>
      </PlainForm>
    </div>
  );
}
