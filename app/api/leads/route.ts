import { campaignOf, withCampaign } from "#lib/platform/http/campaign.ts";
import { clientAddress } from "#lib/platform/http/client-address.ts";
import { endpoint, route, toFormOf } from "#lib/platform/http/endpoint.ts";
import type { Body } from "#lib/platform/http/read-body.ts";
import { fileLead, lacksAddress, leadForm, withAddress } from "#lib/domains/leads/index.ts";
import { leadInput } from "#lib/domains/leads/schema.ts";
import { findVisit } from "#lib/domains/members/index.ts";

/** Adds the signed-in member's e-mail address to an enquiry without one, so that members need not type it again. */
async function answerToMember(body: Body, request: Request): Promise<Body> {
  const visit = lacksAddress(body) ? await findVisit(request) : undefined;
  return visit ? withAddress(body, visit.member.email) : body;
}

const methods = route({
  POST: endpoint({
    name: "fileLead",
    schema: leadInput,
    handle: (lead, request, fields) =>
      fileLead(lead, {
        address: clientAddress(request.headers),
        campaign: campaignOf(request, fields),
        idempotencyKey: fields?.get("idempotency_key") ?? request.headers.get("idempotency-key"),
      }),
    form: leadForm,
    complete: (body, request) => answerToMember(withCampaign(body, request), request),
  }),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methods;
export const GET = toFormOf("/contact", methods.GET);
