import { endpoint, route } from "#lib/http/endpoint.ts";
import { hiddenRoute, requireColleague } from "#lib/members/index.ts";
import { withdrawDocument, withdrawDocumentFace } from "#lib/portals/index.ts";
import { documentId } from "#lib/portals/schema.ts";

const name = "withdrawDocument";
const right = "document.publish";

const post = endpoint({
  name,
  schema: documentId,
  handle: async ({ id }, request) => withdrawDocument(await requireColleague(request, right), id),
  form: withdrawDocumentFace,
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, right, route({ POST: post }));
