import { hiddenRoute, requireColleague } from "#lib/members/index.ts";
import { guardedEndpoint, route } from "#lib/http/endpoint.ts";
import { moderateWords, moderationForm } from "#lib/moderation/index.ts";
import { wordsDecision } from "#lib/moderation/schema.ts";

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
