import { hiddenRoute, requireColleague } from "#lib/domains/members/index.ts";
import { guardedEndpoint, route } from "#lib/platform/http/endpoint.ts";
import { moderateWords, moderationForm } from "#lib/backoffice/moderation/index.ts";
import { wordsDecision } from "#lib/backoffice/moderation/schema.ts";

const name = "moderateWords";

const methods = route({
  POST: guardedEndpoint({
    name,
    schema: wordsDecision,
    guard: (request) => requireColleague(request, "words.moderate"),
    handle: (visit, input) => moderateWords(visit, input),
    form: moderationForm,
  }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, "words.list", methods);
