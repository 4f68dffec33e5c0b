import { clientAddress } from "#lib/http/client-address.ts";
import { endpoint, route } from "#lib/http/endpoint.ts";
import { toFormOf } from "#lib/http/to-form-of.ts";
import { feedbackForm, filePageFeedback } from "#lib/leads/index.ts";
import { pageFeedback } from "#lib/leads/schema.ts";

const methods = route({
  POST: endpoint({
    name: "filePageFeedback",
    schema: pageFeedback,
    handle: (said, request) => filePageFeedback(said, { address: clientAddress(request.headers) }),
    form: feedbackForm,
  }),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methods;
export const GET = toFormOf("/contact", methods.GET);
