import { hiddenRoute, requireColleague } from "#lib/members/index.ts";
import { endpoint, route } from "#lib/http/endpoint.ts";
import { moderateWords, moderationForm } from "#lib/moderation/index.ts";
import { wordsDecision } from "#lib/moderation/schema.ts";

const name = "moderateWords";

const methods = route({
  POST: endpoint({
    name,
    schema: wordsDecision,
    handle: async (input, request) => moderateWords(await requireColleague(request, "words.moderate"), input),
    form: moderationForm,
  }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, "words.list", methods);
