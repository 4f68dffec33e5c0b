import { sendCopy } from "#lib/domains/chat/index.ts";
import { chatCopy } from "#lib/domains/chat/schema.ts";
import { endpoint, route } from "#lib/platform/http/endpoint.ts";
import { findVisit } from "#lib/domains/members/index.ts";
import { readOn } from "../after.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    name: "sendCopy",
    schema: chatCopy,
    handle: async (_, request) => {
      const { row } = await readOn(request, null);
      return sendCopy(row, (await findVisit(request))?.member);
    },
  }),
});
