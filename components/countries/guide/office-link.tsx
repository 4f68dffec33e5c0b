import { addressTrust } from "#lib/countries/index.ts";
import type { Country } from "#lib/countries/record/open/schema.ts";

type Props = { agencies: Country["agencies"]; url: string | null; children: string };

/** A name with its address as a link. One that is in doubt is not linked, and one not confirmed says so. */
export function OfficeLink({ agencies, url, children }: Props) {
  if (!url) return children;
  const trust = addressTrust(agencies, url);
  if (trust === "doubtful") return <>{children} <small>address in doubt, so not linked</small></>; // prettier-ignore
  return (
    <>
      <a href={url}>{children}</a>
      {trust === "needed" && <small> address not confirmed</small>}
    </>
  );
}
