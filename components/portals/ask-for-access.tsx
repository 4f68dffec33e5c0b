import { AppLink } from "#components/ui/app-link.tsx";
import { Notice } from "#components/ui/notice.tsx";
import type { Member } from "#lib/members/index.ts";
import type { FormState } from "#lib/forms/index.ts";
import type { Access, GrantPortal } from "#lib/portals/index.ts";
import { isForOrganisations } from "#lib/portals/open/keys.ts";
import { useWords } from "#components/words/use-words.ts";
import { GrantForm } from "./grant-form.tsx";

type Props = {
  portal: GrantPortal;
  access: Access;
  member: Member;
  address: string;
  /** The portal takes work addresses, and the member has a private one. */
  lacksWorkAddress: boolean;
  /** A request that was sent and could not be taken. */
  state?: FormState | undefined;
};

/** What the form shows: the last request, and over it what could not be taken, without the fault that signing in has mended. */
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

/** The request form; or, where a request could only be refused, what has to come first. */
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
