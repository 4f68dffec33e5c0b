import { addressTrust } from "#lib/data/countries/index.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import { partsOfName } from "#lib/data/countries/words/open/name-language.ts";
import { Named } from "../names.tsx";

type Props = { agencies: Country["agencies"]; url: string | null; children: string };

/** A name that links to its URL. A doubtful URL is not linked, and an unconfirmed one is marked. */
export function OfficeLink({ agencies, url, children }: Props) {
  if (!url) return <Named name={children} />;
  const trust = addressTrust(agencies, url);
  if (trust === "doubtful") return <><Named name={children} /> <small>address in doubt, so not linked</small></>; // prettier-ignore
  const { own, lang, rest } = partsOfName(children);
  return (
    <>
      <a href={url} lang={lang}>
        {own}
      </a>
      {rest}
      {trust === "needed" && <small> address not confirmed</small>}
    </>
  );
}
