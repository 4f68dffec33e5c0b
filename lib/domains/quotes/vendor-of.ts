import "server-only";
import { openSubmission } from "#lib/domains/forms/index.ts";
import type { VendorRow } from "./open/quote.ts";

type Row = { id: string; reference: string; sealed: Uint8Array };

/** A vendor for staff to choose: the firm and what it supplies, and nothing about the person who wrote. */
export function vendorOf({ id, reference, sealed }: Row): VendorRow {
  const { answers } = openSubmission(reference, sealed);
  const said = (name: string) => String(answers[name] ?? "");
  return {
    id,
    reference,
    firm: said("organisation"),
    country: said("registerCountry"),
    supplies: Array.isArray(answers["supplies"]) ? answers["supplies"].map(String) : [],
    reach: said("reach"),
    speed: said("speed"),
  };
}
