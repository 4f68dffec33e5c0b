import { tellOfVisitor } from "#lib/chat/index.ts";
import { chatTold } from "#lib/chat/schema.ts";
import { endpoint, route } from "#lib/http/endpoint.ts";
import { readOn } from "../after.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    name: "tellOfVisitor",
    schema: chatTold,
    handle: async (told, request) => tellOfVisitor((await readOn(request, null)).row, told),
  }),
});
