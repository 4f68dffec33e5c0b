import { endpoint, route } from "#lib/http/endpoint.ts";
import { callerKey, clientAddress } from "#lib/http/client-address.ts";
import { fileLead, leadForm } from "#lib/leads/index.ts";
import { leadInput } from "#lib/leads/schema.ts";
import { limit } from "#lib/rate-limit/index.ts";

const methods = route({
  POST: endpoint({
    name: "fileLead",
    schema: leadInput,
    handle: async (lead, request, fields) => {
      await limit(
        "lead",
        callerKey(clientAddress(request.headers)),
        "Many enquiries came from your network.",
      );
      return fileLead(lead, {
        idempotencyKey: fields?.get("idempotency_key") ?? request.headers.get("idempotency-key"),
      });
    },
    form: leadForm,
  }),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methods;

/** A visitor whose form was refused has this address in the bar: opened again, it leads to a form, not to an error. */
export function GET(request: Request): Response {
  if (!request.headers.get("accept")?.includes("text/html")) return methods.GET();
  return new Response(null, {
    status: 303,
    headers: { location: "/contact", "cache-control": "no-store" },
  });
}
