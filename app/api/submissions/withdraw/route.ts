import { withdrawSubmission, withdrawHandler } from "#lib/domains/forms/index.ts";
import { statusPath } from "#lib/domains/forms/open/form-path.ts";
import { ofReference } from "#lib/domains/forms/schema.ts";
import { endpoint, route, toFormOf } from "#lib/platform/http/endpoint.ts";
import { senderOf } from "../sender-of.ts";

const methods = route({
  POST: endpoint({
    name: "withdrawSubmission",
    schema: ofReference,
    handle: async ({ reference }, request) => withdrawSubmission(reference, await senderOf(request)),
    form: withdrawHandler,
  }),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methods;
export const GET = toFormOf(statusPath, methods.GET);
