import { clientAddress } from "#lib/http/client-address.ts";
import { endpoint, route } from "#lib/http/endpoint.ts";
import { toFormOf } from "#lib/http/to-form-of.ts";
import { fileLead, leadForm } from "#lib/leads/index.ts";
import { leadInput } from "#lib/leads/schema.ts";

const methods = route({
  POST: endpoint({
    name: "fileLead",
    schema: leadInput,
    handle: (lead, request, fields) =>
      fileLead(lead, {
        address: clientAddress(request.headers),
        idempotencyKey: fields?.get("idempotency_key") ?? request.headers.get("idempotency-key"),
      }),
    form: leadForm,
  }),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methods;
export const GET = toFormOf("/contact", methods.GET);
