import { AppLink } from "#components/ui/app-link.tsx";
import { Notice } from "#components/ui/notice.tsx";
import type { Member } from "#lib/domains/members/index.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import type { Access, GrantPortal } from "#lib/domains/portals/index.ts";
import { isForOrganisations } from "#lib/domains/portals/open/keys.ts";
import { useWords } from "#components/words/use-words.ts";
import { GrantForm } from "./grant-form.tsx";

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
