import { clientAddress } from "#lib/http/client-address.ts";
import { endpoint, route } from "#lib/http/endpoint.ts";
import { toFormOf } from "#lib/http/to-form-of.ts";
import { fileVerdict, verdictForm } from "#lib/navigator/index.ts";
import { verdictInput } from "#lib/navigator/schema.ts";

const methods = route({
  POST: endpoint({
    name: "fileVerdict",
    schema: verdictInput,
    handle: (said, request) => fileVerdict(said, { address: clientAddress(request.headers) }),
    form: verdictForm,
  }),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methods;
export const GET = toFormOf("/navigator", methods.GET);
