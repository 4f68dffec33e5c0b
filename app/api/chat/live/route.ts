import { followChat, idOfRequest } from "#lib/chat/index.ts";
import { clientAddress } from "#lib/http/client-address.ts";
import { query, route } from "#lib/http/endpoint.ts";
import { readOn } from "../after.ts";

/** Streams a conversation. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: query("followChat", async (request: Request) => {
    const asks = { id: await idOfRequest(request), address: clientAddress(request.headers) };
    return followChat(asks, () => readOn(request, request.headers.get("last-event-id")));
  }),
});
