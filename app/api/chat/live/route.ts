import { followChat } from "#lib/chat/index.ts";
import { query, route } from "#lib/http/endpoint.ts";
import { readOn } from "../after.ts";

/** A conversation as it goes on. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: query("followChat", async (request: Request) => {
    const { row, after } = await readOn(request, request.headers.get("last-event-id"));
    return followChat(row, after);
  }),
});
