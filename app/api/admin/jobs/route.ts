import { doJobDeed, jobFace } from "#lib/admin/index.ts";
import { jobInput } from "#lib/admin/schema.ts";
import { guardedEndpoint, route } from "#lib/http/endpoint.ts";
import { hiddenRoute, requireColleague } from "#lib/members/index.ts";

const name = "doJobDeed";

const methods = route({
  POST: guardedEndpoint({
    name,
    schema: jobInput,
    guard: (request) => requireColleague(request, "job.run"),
    handle: (visit, input) => doJobDeed(visit, input),
    form: jobFace,
  }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, "job.list", methods);
