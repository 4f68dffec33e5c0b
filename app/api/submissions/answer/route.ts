import { answerHandler, answerQuestion } from "#lib/domains/forms/index.ts";
import { statusPath } from "#lib/domains/forms/open/form-path.ts";
import { questionAnswer } from "#lib/domains/forms/schema.ts";
import { endpoint, route, toFormOf } from "#lib/platform/http/endpoint.ts";
import { senderOf } from "../sender-of.ts";

const methods = route({
  POST: endpoint({
    name: "answerQuestion",
    schema: questionAnswer,
    handle: async ({ reference, answer }, request) =>
      answerQuestion(reference, answer, await senderOf(request)),
    form: answerHandler,
  }),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methods;
export const GET = toFormOf(statusPath, methods.GET);
