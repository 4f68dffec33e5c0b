import { applyHandler, beginApplication } from "#lib/domains/forms/index.ts";
import { clientAddress } from "#lib/platform/http/client-address.ts";
import { guardedEndpoint, route, toFormOf } from "#lib/platform/http/endpoint.ts";
import { requireMember } from "#lib/domains/members/index.ts";
import { openVacanciesPage } from "#lib/domains/vacancies/open/paths.ts";
import { vacancyChosen } from "#lib/domains/vacancies/schema.ts";

const methods = route({
  POST: guardedEndpoint({
    name: "beginApplication",
    schema: vacancyChosen,
    guard: (request) => requireMember(request, "vacancy.apply"),
    handle: (visit, { id }, request) =>
      beginApplication(visit, id, { address: clientAddress(request.headers) }),
    form: applyHandler,
  }),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methods;
export const GET = toFormOf(openVacanciesPage, methods.GET);
