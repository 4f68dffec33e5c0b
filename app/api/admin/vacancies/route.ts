import { vacancyHandler } from "#lib/backoffice/desk/index.ts";
import { guardedEndpoint, route } from "#lib/platform/http/endpoint.ts";
import { hiddenRoute, requireColleague } from "#lib/domains/members/index.ts";
import { saveVacancy } from "#lib/domains/vacancies/index.ts";
import { vacancySaved } from "#lib/domains/vacancies/schema.ts";

const name = "saveVacancy";
const right = "vacancy.manage";

const post = guardedEndpoint({
  name,
  schema: vacancySaved,
  guard: (request) => requireColleague(request, right),
  handle: (visit, input) => saveVacancy(visit, input),
  form: vacancyHandler,
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, right, route({ POST: post }));
