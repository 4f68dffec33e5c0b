import { AppError } from "#lib/platform/errors.ts";
import {
  decideEdit,
  decideHandler,
  fieldsOfProposal,
  proposeEdit,
  proposeHandler,
} from "#lib/domains/fact-edits/index.ts";
import { decideActions } from "#lib/domains/fact-edits/open/paths.ts";
import { decisionSchema, factAddress } from "#lib/domains/fact-edits/schema.ts";
import { schemaOf } from "#lib/domains/fields/shared/schema-of.ts";
import { guardedEndpoint, query, route } from "#lib/platform/http/endpoint.ts";
import { hiddenRoute, requireColleague } from "#lib/domains/members/index.ts";
import { fault } from "#lib/platform/words/faults.ts";

const name = "factAction";

/** Proposes an edit. The query names the fact, because the fields of the form depend on it. */
function propose(request: Request, { searchParams }: URL): Promise<Response> {
  const about = factAddress.safeParse(Object.fromEntries(searchParams));
  if (!about.success) throw new AppError("not_found", fault("fact.unknown"));
  const handle = guardedEndpoint({
    name,
    schema: schemaOf(fieldsOfProposal(about.data)),
    guard: (request) => requireColleague(request, "fact.propose"),
    handle: (visit, answers) => proposeEdit(visit, about.data, answers),
    form: proposeHandler(about.data),
  });
  return handle(request);
}

/** The last path segment names the action. */
const post = query(name, (request: Request) => {
  const url = new URL(request.url);
  const asked = url.pathname.split("/").at(-1);
  if (asked === "propose") return propose(request, url);
  const action = decideActions.find((one) => one === asked);
  if (!action) throw new AppError("not_found", fault("noCall"));
  const handle = guardedEndpoint({
    name,
    schema: decisionSchema(action),
    guard: (from) => requireColleague(from, action === "withdraw" ? "fact.propose" : "fact.decide"),
    handle: (visit, input) => decideEdit(visit, action, input),
    form: decideHandler(action),
  });
  return handle(request);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(
  name,
  "fact.list",
  route({ POST: post }),
);
