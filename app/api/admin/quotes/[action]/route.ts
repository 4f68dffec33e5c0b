import { AppError } from "#lib/platform/errors.ts";
import { guardedEndpoint, route } from "#lib/platform/http/endpoint.ts";
import { fail } from "#lib/platform/http/envelope.ts";
import { hiddenRoute, requireColleague } from "#lib/domains/members/index.ts";
import {
  handOver,
  invitationHandler,
  passOn,
  passOnHandler,
  withdrawInvitation,
} from "#lib/domains/quotes/index.ts";
import { isQuoteAction, type QuoteAction } from "#lib/domains/quotes/open/paths.ts";
import { invitationId, passedOn } from "#lib/domains/quotes/schema.ts";
import { fault } from "#lib/platform/words/faults.ts";

const name = "quoteAction";
const right = "quote.manage";

const ofInvitation = (
  action: "withdraw" | "hand-over",
  work: typeof handOver,
): ((request: Request) => Promise<Response>) =>
  guardedEndpoint({
    name,
    schema: invitationId,
    guard: (request) => requireColleague(request, right),
    handle: (visit, { id }) => work(visit, id),
    form: invitationHandler(action),
  });

const byAction: Readonly<Record<QuoteAction, (request: Request) => Promise<Response>>> = {
  "pass-on": guardedEndpoint({
    name,
    schema: passedOn,
    guard: (request) => requireColleague(request, right),
    handle: (visit, input) => passOn(visit, input),
    form: passOnHandler,
  }),
  withdraw: ofInvitation("withdraw", withdrawInvitation),
  "hand-over": ofInvitation("hand-over", handOver),
};

/** The last path segment names the action. */
function post(request: Request): Response | Promise<Response> {
  const action = new URL(request.url).pathname.split("/").at(-1) ?? "";
  return isQuoteAction(action) ? byAction[action](request) : fail(new AppError("not_found", fault("noCall")));
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, right, route({ POST: post }));
