import { clientAddress } from "#lib/platform/http/client-address.ts";
import { endpoint, route, toFormOf } from "#lib/platform/http/endpoint.ts";
import { feedbackForm, filePageFeedback } from "#lib/domains/leads/index.ts";
import { pageFeedback } from "#lib/domains/leads/schema.ts";

const methods = route({
  POST: endpoint({
    name: "filePageFeedback",
    schema: pageFeedback,
    handle: (feedback, request) => filePageFeedback(feedback, { address: clientAddress(request.headers) }),
    form: feedbackForm,
  }),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methods;
export const GET = toFormOf("/contact", methods.GET);
