import { vacancyFace } from "#lib/desk/index.ts";
import { endpoint, route } from "#lib/http/endpoint.ts";
import { hiddenRoute, requireColleague } from "#lib/members/index.ts";
import { saveVacancy } from "#lib/vacancies/index.ts";
import { vacancySaved } from "#lib/vacancies/schema.ts";

const name = "saveVacancy";
const right = "vacancy.manage";

const post = endpoint({
  name,
  schema: vacancySaved,
  handle: async (input, request) => saveVacancy(await requireColleague(request, right), input),
  form: vacancyFace,
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, right, route({ POST: post }));
