import { z } from "zod";
import { isOwnOrigin } from "./check-origin.ts";
import type { Body } from "./read-body.ts";

/** The campaign of a visitor, from the link that led them to the site, or on to a portal. */
export type Campaign = { utmSource: string | null; utmMedium: string | null; utmCampaign: string | null };

export const noCampaign: Campaign = { utmSource: null, utmMedium: null, utmCampaign: null };

const keys = { utmSource: "utm_source", utmMedium: "utm_medium", utmCampaign: "utm_campaign" } as const;
const names = Object.keys(keys) as (keyof Campaign)[];

/** Anybody may write anything into a link, so only a little of it is accepted: enough for a word and a date. */
const longest = 60;

const word = z
  .string()
  .transform((text) =>
    Array.from(
      text
        .normalize("NFC")
        .replace(/[^\p{L}\p{N} ._~-]/gu, "")
        .trim(),
    )
      .slice(0, longest)
      .join("")
      .trim(),
  )
  .transform((text) => text || null)
  .nullable();
const campaign = z.object({ utmSource: word, utmMedium: word, utmCampaign: word });

/**
 * Reads the campaign from the query of an address or the fields of a form: the first value of each key, truncated and
 * cleaned.
 */
export const readCampaign = (query: URLSearchParams): Campaign =>
  campaign.parse(Object.fromEntries(names.map((name) => [name, query.get(keys[name])])));

/** The campaign under its names in addresses and forms, without what is missing. */
export const campaignFields = (given: Campaign): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (given[name] === null ? [] : [[keys[name], given[name]]])));

/** The query of the page of ours that the request was sent from. Nothing is stored on the device for this. */
function queryBefore(request: Request): URLSearchParams {
  const referer = request.headers.get("referer") ?? "";
  const from = URL.canParse(referer) ? new URL(referer) : undefined;
  return from && isOwnOrigin(from.origin, request) ? from.searchParams : new URLSearchParams();
}

/**
 * The campaign of a request: from the form's fields, which keep it after a refusal, else from the address of the page.
 */
export const campaignOf = (request: Request, fields?: URLSearchParams): Campaign =>
  readCampaign(fields ?? queryBefore(request));

/** Adds the campaign to the fields of a plain form, so that it survives the page that shows the form's errors. */
export function withCampaign(body: Body, request: Request): Body {
  if (body.kind === "json") return body;
  const value = new URLSearchParams(body.value);
  for (const [key, text] of Object.entries(campaignFields(readCampaign(queryBefore(request)))))
    if (!value.has(key)) value.set(key, text);
  return { ...body, value };
}

/** The campaign on one line, for an operator; undefined if there is none. */
export const describeCampaign = (given: Campaign): string | undefined =>
  Object.entries(campaignFields(given))
    .map(([key, text]) => `${key}=${text}`)
    .join(", ") || undefined;
