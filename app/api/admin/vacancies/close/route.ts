import { closeVacancyHandler } from "#lib/backoffice/desk/index.ts";
import { guardedEndpoint, route } from "#lib/platform/http/endpoint.ts";
import { hiddenRoute, requireColleague } from "#lib/domains/members/index.ts";
import { closeVacancy } from "#lib/domains/vacancies/index.ts";
import { vacancyClosed } from "#lib/domains/vacancies/schema.ts";

const name = "closeVacancy";
const right = "vacancy.manage";

const post = guardedEndpoint({
  name,
  schema: vacancyClosed,
  guard: (request) => requireColleague(request, right),
  handle: (visit, input) => closeVacancy(visit, input),
  form: closeVacancyHandler,
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, right, route({ POST: post }));
