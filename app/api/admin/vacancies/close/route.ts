import { closeVacancyFace } from "#lib/desk/index.ts";
import { guardedEndpoint, route } from "#lib/http/endpoint.ts";
import { hiddenRoute, requireColleague } from "#lib/members/index.ts";
import { closeVacancy } from "#lib/vacancies/index.ts";
import { vacancyClosed } from "#lib/vacancies/schema.ts";

const name = "closeVacancy";
const right = "vacancy.manage";

const post = guardedEndpoint({
  name,
  schema: vacancyClosed,
  guard: (request) => requireColleague(request, right),
  handle: (visit, input) => closeVacancy(visit, input),
  form: closeVacancyFace,
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, right, route({ POST: post }));
