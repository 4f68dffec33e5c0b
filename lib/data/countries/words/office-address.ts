import type { Country } from "../record/open/schema.ts";

type Agencies = Pick<Country["agencies"][number], "url" | "verify">;

const host = (url: string): string => new URL(url).hostname.replace(/^www\./, "");

/**
 * How far a URL can be trusted: as far as the country's agency on the same host, wherever on the page it is shown. A
 * URL on any other host comes from a source and is accepted as it is.
 */
export function addressTrust(agencies: readonly Agencies[], url: string): Agencies["verify"] {
  const known = agencies.flatMap((agency) =>
    agency.url && host(agency.url) === host(url) ? [agency.verify] : [],
  );
  if (known.includes("doubtful")) return "doubtful";
  return known.includes("needed") ? "needed" : "routine";
}
