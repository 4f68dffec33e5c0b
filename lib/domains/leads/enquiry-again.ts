import "server-only";
import type { FormState } from "#lib/domains/fields/index.ts";
import { campaignFields, readCampaign } from "#lib/platform/http/campaign.ts";
import { isLeadType, type LeadType } from "#lib/data/content/lead-types.ts";
import { pagePath } from "./schema.ts";

/** The page the form was sent from. An invalid one would be refused every time, so it becomes the contact page. */
export function pageAgain(state: FormState | undefined): `/${string}` {
  const page = pagePath.safeParse(state?.typed["page"]?.[0]);
  return page.success ? (page.data as `/${string}`) : "/contact";
}

/**
 * A rejected enquiry, for its form to be rendered again. A kind that was refused would be refused every time, so it
 * becomes a general enquiry. The campaign that led the visitor here is carried over, and so is the idempotency key,
 * unless that is what was refused.
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
