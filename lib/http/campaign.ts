import { z } from "zod";
import { isOwnOrigin } from "./check-origin.ts";
import type { Body } from "./read-body.ts";

/** By what somebody came, as the link that led them to the site, or on to a portal, says it. */
export type Campaign = { utmSource: string | null; utmMedium: string | null; utmCampaign: string | null };

export const noCampaign: Campaign = { utmSource: null, utmMedium: null, utmCampaign: null };

const keys = { utmSource: "utm_source", utmMedium: "utm_medium", utmCampaign: "utm_campaign" } as const;
const names = Object.keys(keys) as (keyof Campaign)[];

/** Anybody may write anything into a link, so little of it is taken: enough for a word and a date. */
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

/** It from the query of an address, or from the fields of a form: what stands there once, cut and cleaned. */
export const readCampaign = (query: URLSearchParams): Campaign =>
  campaign.parse(Object.fromEntries(names.map((name) => [name, query.get(keys[name])])));

/** It under the names it has in addresses and forms, without what is not there. */
export const campaignFields = (given: Campaign): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (given[name] === null ? [] : [[keys[name], given[name]]])));

/** The query of the page of ours that the request was sent from. Nothing is kept on the device for this. */
function queryBefore(request: Request): URLSearchParams {
  const referer = request.headers.get("referer") ?? "";
  const from = URL.canParse(referer) ? new URL(referer) : undefined;
  return from && isOwnOrigin(from.origin, request) ? from.searchParams : new URLSearchParams();
}

/** By what whoever sends this came: what the form carries, which was refused once, else the address of its page. */
export const campaignOf = (request: Request, fields?: URLSearchParams): Campaign =>
  readCampaign(fields ?? queryBefore(request));

/** A plain form with it among its fields, so that it outlives the page that says what was wrong. */
export function withCampaign(body: Body, request: Request): Body {
  if (body.kind === "json") return body;
  const value = new URLSearchParams(body.value);
  for (const [key, said] of Object.entries(campaignFields(readCampaign(queryBefore(request)))))
    if (!value.has(key)) value.set(key, said);
  return { ...body, value };
}

/** It on one line, for an operator; undefined where there is none. */
export const describeCampaign = (given: Campaign): string | undefined =>
  Object.entries(campaignFields(given))
    .map(([key, said]) => `${key}=${said}`)
    .join(", ") || undefined;
