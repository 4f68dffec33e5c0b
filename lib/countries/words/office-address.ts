import type { Country } from "../record/open/schema.ts";

type Agencies = Pick<Country["agencies"][number], "url" | "verify">;

const host = (url: string): string => new URL(url).hostname.replace(/^www\./, "");

/**
 * How far an address can be trusted: as far as the office of the same host among the country's offices, wherever on
 * the page it stands. A host that is none of theirs was read in a source and is taken as it is.
 */
export function addressTrust(agencies: readonly Agencies[], url: string): Agencies["verify"] {
  const known = agencies.flatMap((agency) =>
    agency.url && host(agency.url) === host(url) ? [agency.verify] : [],
  );
  if (known.includes("doubtful")) return "doubtful";
  return known.includes("needed") ? "needed" : "routine";
}
