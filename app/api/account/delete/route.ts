import { goneCookieHeaders, requireMember } from "#lib/members/index.ts";
import { deleteAccount, deleteForm } from "#lib/account/index.ts";
import { accountPath } from "#lib/members/open/paths.ts";
import { deleteInput } from "#lib/members/open/account-schema.ts";
import { guardedEndpoint, route } from "#lib/http/endpoint.ts";
import { toFormOf } from "#lib/http/to-form-of.ts";

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
