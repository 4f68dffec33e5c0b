import { trackHandler, trackLetter } from "#lib/domains/forms/index.ts";
import { statusPath } from "#lib/domains/forms/open/form-path.ts";
import { trackedStep } from "#lib/domains/forms/schema.ts";
import { endpoint, route, toFormOf } from "#lib/platform/http/endpoint.ts";
import { senderOf } from "../sender-of.ts";

const methods = route({
  POST: endpoint({
    name: "trackLetter",
    schema: trackedStep,
    handle: async ({ reference, ...step }, request) => trackLetter(reference, step, await senderOf(request)),
    form: trackHandler,
  }),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methods;
export const GET = toFormOf(statusPath, methods.GET);
