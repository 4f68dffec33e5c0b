import { sendCopy } from "#lib/chat/index.ts";
import { chatCopy } from "#lib/chat/schema.ts";
import { endpoint, route } from "#lib/http/endpoint.ts";
import { findVisit } from "#lib/members/index.ts";
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
