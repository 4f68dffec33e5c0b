import { AppLink } from "#components/ui/app-link.tsx";
import { ButtonLink } from "#components/ui/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import type { Member } from "#lib/auth/index.ts";
import {
  freeMailRefused,
  isForOrganisations,
  isFreeMail,
  needsWorkAddress,
  type Access,
  type GrantPortal,
} from "#lib/portals/index.ts";
import { GrantForm } from "./grant-form.tsx";

type Props = { portal: GrantPortal; access: Access; member: Member; address: string };

/** The request form; or, where a request could only be refused, what has to come first. */
export async function AskForAccess({ portal, access, member, address }: Props) {
  if (!member.isRegistered) {
    return (
      <Notice title="Finish your registration first.">
        <p>Whoever decides has to know why you are here and from which country you ask.</p>
        <p className="pt-3">
          <ButtonLink href="/portal/onestop#registration">Finish registration</ButtonLink>
        </p>
      </Notice>
    );
  }
  if (needsWorkAddress(portal.key) && (await isFreeMail(member.email))) {
    return (
      <Notice tone="caution" title="A work address is needed.">
        <p>{freeMailRefused}</p>
      </Notice>
    );
  }
  const before = "grant" in access ? access.grant : undefined;
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
      <GrantForm
        portal={portal.key}
        submitLabel={before ? "Ask again" : "Ask for access"}
        {...(before && { values: { organisation: before.organisation, purpose: before.purpose } })}
      />
    </>
  );
}
