import { hubPath } from "#lib/domains/members/open/paths.ts";
import { requireMember } from "#lib/domains/members/index.ts";
import { registrationOf } from "#lib/backoffice/account/index.ts";
import { campaignOf, withCampaign } from "#lib/platform/http/campaign.ts";
import { guardedEndpoint, route, toFormOf } from "#lib/platform/http/endpoint.ts";
import { grantForm, requestGrant } from "#lib/domains/portals/index.ts";
import { grantRequest } from "#lib/domains/portals/schema.ts";

const methods = route({
  POST: guardedEndpoint({
    name: "requestGrant",
    schema: grantRequest,
    guard: (request) => requireMember(request, "grant.request"),
    handle: (visit, input, request, fields) =>
      requestGrant(visit, input, campaignOf(request, fields), registrationOf(visit.member, input)),
    complete: async (body, request) => withCampaign(body, request),
    form: grantForm,
  }),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methods;
export const GET = toFormOf(hubPath, methods.GET);
