import { endpoint, route } from "#lib/http/endpoint.ts";
import { fileLead, leadForm } from "#lib/leads/index.ts";
import { leadInput } from "#lib/leads/schema.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    name: "fileLead",
    schema: leadInput,
    handle: (lead, request, fields) =>
      fileLead(lead, {
        idempotencyKey: fields?.get("idempotency_key") ?? request.headers.get("idempotency-key"),
      }),
    form: leadForm,
  }),
});
