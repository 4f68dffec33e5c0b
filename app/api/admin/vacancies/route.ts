import { vacancyFace } from "#lib/desk/index.ts";
import { guardedEndpoint, route } from "#lib/http/endpoint.ts";
import { hiddenRoute, requireColleague } from "#lib/members/index.ts";
import { saveVacancy } from "#lib/vacancies/index.ts";
import { vacancySaved } from "#lib/vacancies/schema.ts";

const name = "saveVacancy";
const right = "vacancy.manage";

const post = guardedEndpoint({
  name,
  schema: vacancySaved,
  guard: (request) => requireColleague(request, right),
  handle: (visit, input) => saveVacancy(visit, input),
  form: vacancyFace,
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, right, route({ POST: post }));
