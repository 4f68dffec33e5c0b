import { followChat, idOfRequest } from "#lib/domains/chat/index.ts";
import { clientAddress } from "#lib/platform/http/client-address.ts";
import { query, route } from "#lib/platform/http/endpoint.ts";
import { readOn } from "../after.ts";

/** Streams a conversation. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: query("followChat", async (request: Request) => {
    const asks = { id: await idOfRequest(request), address: clientAddress(request.headers) };
    return followChat(asks, () => readOn(request, request.headers.get("last-event-id")));
  }),
});
