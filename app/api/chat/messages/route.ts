import { readChat } from "#lib/domains/chat/index.ts";
import { query, route } from "#lib/platform/http/endpoint.ts";
import { succeed } from "#lib/platform/http/envelope.ts";
import { readOn } from "../after.ts";

/** Returns the messages after a line, for a browser that cannot use the stream. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: query("readChat", async (request: Request) => {
    const { row, after } = await readOn(request, new URL(request.url).searchParams.get("after"));
    return succeed(await readChat(row, after));
  }),
});
