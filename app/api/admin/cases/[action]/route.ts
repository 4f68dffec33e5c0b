import { actionHandler, doAtOnce, holdAction } from "#lib/backoffice/desk/index.ts";
import { isDeskAction, isPendingAction } from "#lib/backoffice/desk/open/actions.ts";
import { actionSchema } from "#lib/backoffice/desk/schema.ts";
import { AppError } from "#lib/platform/errors.ts";
import { guardedEndpoint, route } from "#lib/platform/http/endpoint.ts";
import { fail } from "#lib/platform/http/envelope.ts";
import { hiddenRoute, requireColleague } from "#lib/domains/members/index.ts";
import { fault } from "#lib/platform/words/faults.ts";

const name = "caseAction";

/** The last path segment names the action. */
function post(request: Request): Response | Promise<Response> {
  const action = new URL(request.url).pathname.split("/").at(-1) ?? "";
  if (!isDeskAction(action)) return fail(new AppError("not_found", fault("noCall")));
  const handle = guardedEndpoint({
    name,
    schema: actionSchema(action),
    guard: (asked) => requireColleague(asked, "case.list"),
    handle: async (visit, input) =>
      isPendingAction(action) ? holdAction(visit, action, input) : doAtOnce(visit, action, input),
    form: actionHandler(action),
  });
  return handle(request);
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(
  name,
  "case.list",
  route({ POST: post }),
);
