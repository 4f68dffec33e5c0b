import { requireMember } from "#lib/auth/index.ts";
import { endpoint, route } from "#lib/http/endpoint.ts";
import { grantForm, requestGrant } from "#lib/portals/index.ts";
import { grantRequest } from "#lib/portals/schema.ts";

const methods = route({
  POST: endpoint({
    name: "requestGrant",
    schema: grantRequest,
    handle: async (input, request) => requestGrant(await requireMember(request), input),
    form: grantForm,
  }),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methods;

/** A member whose form was refused has this address in the bar: opened again, it leads to the portal, not to an error. */
export function GET(request: Request): Response {
  if (!request.headers.get("accept")?.includes("text/html")) return methods.GET();
  return new Response(null, {
    status: 303,
    headers: { location: "/portal/onestop", "cache-control": "no-store" },
  });
}
