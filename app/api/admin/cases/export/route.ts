import { readQueueQuery } from "#lib/domains/cases/open/queue-query.ts";
import { exportHandler, exportQueue } from "#lib/backoffice/desk/index.ts";
import { exportInput } from "#lib/backoffice/desk/schema.ts";
import { guardedEndpoint, route } from "#lib/platform/http/endpoint.ts";
import { hiddenRoute, requireColleague } from "#lib/domains/members/index.ts";

const name = "casesExport";

const methods = route({
  POST: guardedEndpoint({
    name,
    schema: exportInput,
    guard: (request) => requireColleague(request, "case.export"),
    handle: (visit, { view, separator }) =>
      exportQueue(visit, readQueueQuery(Object.fromEntries(new URLSearchParams(view))), { separator }),
    form: exportHandler,
    file: ({ name: fileName, parts }) =>
      new Response(new Blob([...parts]), {
        headers: {
          "content-type": "text/csv; charset=utf-8",
          "content-disposition": `attachment; filename="${fileName}"`,
          "cache-control": "no-store",
        },
      }),
  }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, "case.export", methods);
