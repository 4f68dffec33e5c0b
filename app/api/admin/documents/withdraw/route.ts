import { guardedEndpoint, route } from "#lib/platform/http/endpoint.ts";
import { hiddenRoute, requireColleague } from "#lib/domains/members/index.ts";
import { withdrawDocument, withdrawDocumentHandler } from "#lib/domains/portals/index.ts";
import { documentId } from "#lib/domains/portals/schema.ts";

const name = "withdrawDocument";
const right = "document.publish";

const post = guardedEndpoint({
  name,
  schema: documentId,
  guard: (request) => requireColleague(request, right),
  handle: (visit, { id }) => withdrawDocument(visit, id),
  form: withdrawDocumentHandler,
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, right, route({ POST: post }));
