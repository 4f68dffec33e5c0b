import { unlistSubmission, unlistFace } from "#lib/forms/index.ts";
import { statusPath } from "#lib/forms/open/form-path.ts";
import { ofReference } from "#lib/forms/schema.ts";
import { endpoint, route } from "#lib/http/endpoint.ts";
import { toFormOf } from "#lib/http/to-form-of.ts";
import { senderOf } from "../sender-of.ts";

const methods = route({
  POST: endpoint({
    name: "unlistSubmission",
    schema: ofReference,
    handle: async ({ reference }, request) => unlistSubmission(reference, await senderOf(request)),
    form: unlistFace,
  }),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methods;
export const GET = toFormOf(statusPath, methods.GET);
