import { randomUUID } from "node:crypto";
import { postWithFiles, isMultipart } from "#app/api/post-with-files.ts";
import { AppError } from "#lib/platform/errors.ts";
import type { FormFiles } from "#lib/services/uploads/index.ts";
import { guardedEndpoint, route } from "#lib/platform/http/endpoint.ts";
import { hiddenRoute, requireColleague } from "#lib/domains/members/index.ts";
import { documentHandler, publishDocument } from "#lib/domains/portals/index.ts";
import { documentFile } from "#lib/domains/portals/open/documents.ts";
import { newDocument } from "#lib/domains/portals/schema.ts";
import { fault } from "#lib/platform/words/faults.ts";

const name = "publishDocument";
const right = "document.publish";

/** The endpoint that publishes a document. `id` is the id under which its file was received. */
const publish = (id: string) => (faults: FormFiles["faults"]) =>
  guardedEndpoint({
    name,
    schema: newDocument,
    guard: (request) => requireColleague(request, right),
    handle: async (visit, input) => {
      if (Object.keys(faults).length > 0)
        throw new AppError("invalid_input", fault("checkFields"), {
          fields: faults as Record<string, string[]>,
        });
      return publishDocument(visit, id, input);
    },
    form: documentHandler,
  });

async function post(request: Request): Promise<Response> {
  const id = randomUUID();
  const answer = publish(id);
  if (!isMultipart(request)) return answer({})(request);
  // A caller who passed the guard of the route may add the one file of the new document.
  const owns = async (_: Request, { field }: { field: string }) =>
    field === documentFile.name ? { upTo: documentFile.upTo, kinds: documentFile.kinds } : undefined;
  return postWithFiles(request, { to: { draft: id, owns }, handler: documentHandler, answer });
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, right, route({ POST: post }));
