import { doJobDeed, jobFace } from "#lib/admin/index.ts";
import { jobInput } from "#lib/admin/schema.ts";
import { endpoint, route } from "#lib/http/endpoint.ts";
import { hiddenRoute, requireColleague } from "#lib/members/index.ts";

const name = "doJobDeed";

const methods = route({
  POST: endpoint({
    name,
    schema: jobInput,
    handle: async (input, request) => doJobDeed(await requireColleague(request, "job.run"), input),
    form: jobFace,
  }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, "job.list", methods);
