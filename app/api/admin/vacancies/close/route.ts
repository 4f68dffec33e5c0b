import { closeVacancyFace } from "#lib/desk/index.ts";
import { endpoint, route } from "#lib/http/endpoint.ts";
import { hiddenRoute, requireColleague } from "#lib/members/index.ts";
import { closeVacancy } from "#lib/vacancies/index.ts";
import { vacancyClosed } from "#lib/vacancies/schema.ts";

const name = "closeVacancy";
const right = "vacancy.manage";

const post = endpoint({
  name,
  schema: vacancyClosed,
  handle: async (input, request) => closeVacancy(await requireColleague(request, right), input),
  form: closeVacancyFace,
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, right, route({ POST: post }));
