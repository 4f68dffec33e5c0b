import "server-only";
import type { FormState } from "../forms/index.ts";
import { campaignFields, readCampaign } from "../http/campaign.ts";
import { isLeadType, type LeadType } from "./open/lead-types.ts";
import { pagePath } from "./schema.ts";

/** Where the form stood that was sent. A page that is none of ours would be refused for ever. */
export function pageAgain(state: FormState | undefined): `/${string}` {
  const page = pagePath.safeParse(state?.typed["page"]?.[0]);
  return page.success ? (page.data as `/${string}`) : "/contact";
}

/**
 * An enquiry that could not be taken, as its form is drawn again. A kind that was refused would be refused for ever: it
 * goes on as a general enquiry. By what the visitor came goes on with it, and the key of the resend, unless that is
 * what was refused.
 */
export function enquiryAgain(state: FormState | undefined): {
  leadType: LeadType;
  page: `/${string}`;
  carried: Readonly<Record<string, string>>;
} {
  const { typed, faults }: Pick<FormState, "typed" | "faults"> = state ?? { typed: {}, faults: {} };
  const given = typed["lead_type"]?.[0] ?? "";
  const key = faults["idempotency_key"] ? undefined : typed["idempotency_key"]?.[0];
  const query = new URLSearchParams(
    Object.entries(typed).flatMap(([name, values]) => values.map((value) => [name, value])),
  );
  return {
    leadType: isLeadType(given) ? given : "contact",
    page: pageAgain(state),
    carried: { ...campaignFields(readCampaign(query)), ...(key && { idempotency_key: key }) },
  };
}
