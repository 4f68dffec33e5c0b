import { recordVisitorNotice } from "#lib/domains/chat/index.ts";
import { chatNotice } from "#lib/domains/chat/schema.ts";
import { endpoint, route } from "#lib/platform/http/endpoint.ts";
import { readOn } from "../after.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    name: "tellOfVisitor",
    schema: chatNotice,
    handle: async (notice, request) => recordVisitorNotice((await readOn(request, null)).row, notice),
  }),
});
