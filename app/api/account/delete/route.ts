import { goneCookieHeaders, requireMember } from "#lib/domains/members/index.ts";
import { deleteAccount, deleteForm } from "#lib/backoffice/account/index.ts";
import { accountPath } from "#lib/domains/members/open/paths.ts";
import { deleteInput } from "#lib/domains/members/shared/account-schema.ts";
import { guardedEndpoint, route, toFormOf } from "#lib/platform/http/endpoint.ts";

const methods = route({
  POST: guardedEndpoint({
    name: "deleteAccount",
    schema: deleteInput,
    guard: (request) => requireMember(request, "account.delete"),
    handle: (visit, { email }) => deleteAccount(visit, email),
    form: deleteForm,
    reply: (deleted) => ({ data: deleted, headers: goneCookieHeaders() }),
  }),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methods;
export const GET = toFormOf(accountPath, methods.GET);
