import { readQueueQuery } from "#lib/cases/open/queue-query.ts";
import { exportFace, exportQueue } from "#lib/desk/index.ts";
import { exportInput } from "#lib/desk/schema.ts";
import { endpoint, route } from "#lib/http/endpoint.ts";
import { hiddenRoute, requireColleague } from "#lib/members/index.ts";

const name = "casesExport";

const methods = route({
  POST: endpoint({
    name,
    schema: exportInput,
    handle: async ({ view, separator }, request) => {
      const visit = await requireColleague(request, "case.export");
      const query = readQueueQuery(Object.fromEntries(new URLSearchParams(view)));
      return exportQueue(visit, query, { separator });
    },
    form: exportFace,
    file: ({ number, parts }) =>
      new Response(new Blob([...parts]), {
        headers: {
          "content-type": "text/csv; charset=utf-8",
          "content-disposition": `attachment; filename="cases-${number}.csv"`,
          "cache-control": "no-store",
        },
      }),
  }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, "case.export", methods);
