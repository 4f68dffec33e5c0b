import { deedHandler, doAtOnce, holdDeed } from "#lib/backoffice/desk/index.ts";
import { isDeskDeed, isHeldDeed } from "#lib/backoffice/desk/open/deeds.ts";
import { deedSchema } from "#lib/backoffice/desk/schema.ts";
import { AppError } from "#lib/platform/errors.ts";
import { guardedEndpoint, route } from "#lib/platform/http/endpoint.ts";
import { fail } from "#lib/platform/http/envelope.ts";
import { hiddenRoute, requireColleague } from "#lib/domains/members/index.ts";
import { fault } from "#lib/platform/words/faults.ts";

const name = "caseDeed";

/** The last path segment names the action. */
function post(request: Request): Response | Promise<Response> {
  const deed = new URL(request.url).pathname.split("/").at(-1) ?? "";
  if (!isDeskDeed(deed)) return fail(new AppError("not_found", fault("noCall")));
  const handle = guardedEndpoint({
    name,
    schema: deedSchema(deed),
    guard: (asked) => requireColleague(asked, "case.list"),
    handle: async (visit, input) =>
      isHeldDeed(deed) ? holdDeed(visit, deed, input) : doAtOnce(visit, deed, input),
    form: deedHandler(deed),
  });
  return handle(request);
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(
  name,
  "case.list",
  route({ POST: post }),
);
