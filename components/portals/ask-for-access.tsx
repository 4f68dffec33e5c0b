import { PlainForm } from "#components/forms/plain-form.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import type { Member } from "#lib/domains/members/index.ts";
import { askedName } from "#lib/domains/members/open/form-names.ts";
import { registrationNote } from "#lib/domains/members/shared/fields.ts";
import { drawnOfSender } from "#lib/domains/members/shared/sender-fields.ts";
import type { GrantKey, Access, GrantPortal } from "#lib/domains/portals/index.ts";
import { fieldsOfPortal, portalField } from "#lib/domains/portals/open/fields.ts";
import { isForOrganisations } from "#lib/domains/portals/open/keys.ts";

type GrantFormProps = {
  portal: GrantKey;
  submitLabel: string;
  /** The member has not finished their registration, so the form asks for what is missing. */
  registers: boolean;
  /** The values of the last request, or of one that was rejected. */
  state: Pick<FormState, "typed" | "faults">;
};

/** Asks staff for access to a portal. It is a plain post; errors return to the page with everything still typed. */
function GrantForm({ portal, submitLabel, registers, state }: GrantFormProps) {
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

type Props = {
  portal: GrantPortal;
  access: Access;
  member: Member;
  address: string;
  /** The portal requires a work address, and the member has a private one. */
  lacksWorkAddress: boolean;
  /** The rejected request, if any. */
  state?: FormState | undefined;
};

/** The form's values: the last request, overridden by a rejected one, without the error that signing in has fixed. */
function shownIn({ access, state }: Pick<Props, "access" | "state">): Pick<FormState, "typed" | "faults"> {
  const { organisation, purpose } = "grant" in access ? access.grant : {};
  return {
    typed: {
      ...(organisation && { organisation: [organisation] }),
      ...(purpose && { purpose: [purpose] }),
      ...state?.typed,
    },
    faults: state && state.code !== "unauthenticated" ? state.faults : {},
  };
}

/** The request form. If a request could only be rejected, it says what is needed first. */
export function AskForAccess(props: Props) {
  const { portal, access, member, address, lacksWorkAddress, state } = props;
  const faults = useWords("faults");
  const form = (
    <GrantForm
      portal={portal.key}
      submitLabel={"grant" in access ? "Ask again" : "Ask for access"}
      registers={!member.isRegistered}
      state={shownIn(props)}
    />
  );
  if (lacksWorkAddress) {
    return (
      <>
        <Notice tone="caution" title="A work address is needed.">
          <p>{faults("grant.freeMail")}</p>
        </Notice>
        {state && form}
      </>
    );
  }
  return (
    <>
      {isForOrganisations(portal.key) && (
        <p>
          The network address we see right now is{" "}
          <strong className="portal-address">{address || "unknown to us"}</strong>. Access works from
          registered static networks only:{" "}
          <AppLink href="/portal/clearsight/register">how to register one</AppLink>.
        </p>
      )}
      {form}
    </>
  );
}
