import { AppError } from "#lib/platform/errors.ts";
import { guardedEndpoint, route, toFormOf } from "#lib/platform/http/endpoint.ts";
import { fail } from "#lib/platform/http/envelope.ts";
import { requireMember } from "#lib/domains/members/index.ts";
import { answerInvitation, answerInvitationHandler } from "#lib/domains/quotes/index.ts";
import { askedPage, isAnswerAction, type AnswerAction } from "#lib/domains/quotes/open/paths.ts";
import { quoteDeclined, quoteGiven } from "#lib/domains/quotes/schema.ts";
import { fault } from "#lib/platform/words/faults.ts";

const name = "answerInvitation";
const right = "quote.give";

const byAction: Readonly<Record<AnswerAction, (request: Request) => Promise<Response>>> = {
  give: guardedEndpoint({
    name,
    schema: quoteGiven,
    guard: (request) => requireMember(request, right),
    handle: (visit, { id, ...quote }) => answerInvitation(visit, id, { quote }),
    form: answerInvitationHandler("give"),
  }),
  decline: guardedEndpoint({
    name,
    schema: quoteDeclined,
    guard: (request) => requireMember(request, right),
    handle: (visit, { id, reason }) => answerInvitation(visit, id, { reason }),
    form: answerInvitationHandler("decline"),
  }),
};

/** The last path segment names the action. */
function post(request: Request): Response | Promise<Response> {
  const action = new URL(request.url).pathname.split("/").at(-1) ?? "";
  return isAnswerAction(action)
    ? byAction[action](request)
    : fail(new AppError("not_found", fault("noCall")));
}

const methods = route({ POST: post });

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methods;
export const GET = toFormOf(askedPage, methods.GET);
