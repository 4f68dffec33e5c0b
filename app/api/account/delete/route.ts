import { accountPath, deleteAccount, deleteForm } from "#lib/members/account/index.ts";
import { goneCookieHeaders } from "#lib/members/sessions/index.ts";
import { deleteInput } from "#lib/members/open/account-schema.ts";
import { requireMember } from "#lib/members/sessions/index.ts";
import { endpoint, route } from "#lib/http/endpoint.ts";
import { toFormOf } from "#lib/http/to-form-of.ts";

const methods = route({
  POST: endpoint({
    name: "deleteAccount",
    schema: deleteInput,
    handle: async ({ email }, request) => deleteAccount(await requireMember(request), email),
    form: deleteForm,
    reply: (deleted) => ({ data: deleted, headers: goneCookieHeaders() }),
  }),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methods;
export const GET = toFormOf(accountPath, methods.GET);
