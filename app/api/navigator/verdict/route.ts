import { clientAddress } from "#lib/platform/http/client-address.ts";
import { endpoint, route, toFormOf } from "#lib/platform/http/endpoint.ts";
import { fileVerdict, verdictForm } from "#lib/domains/navigator/index.ts";
import { verdictInput } from "#lib/domains/navigator/schema.ts";

const methods = route({
  POST: endpoint({
    name: "fileVerdict",
    schema: verdictInput,
    handle: (verdict, request) => fileVerdict(verdict, { address: clientAddress(request.headers) }),
    form: verdictForm,
  }),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methods;
export const GET = toFormOf("/navigator", methods.GET);
