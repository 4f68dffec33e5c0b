import type { Calls } from "#lib/platform/http/registered-calls.ts";
import { GET as followAtDesk } from "#app/api/admin/chat/live/route.ts";
import { GET as follow } from "./live/route.ts";
import { POST as write } from "./message/route.ts";
import { GET as read } from "./messages/route.ts";
import { POST as tell } from "./tell/route.ts";

/** The chat calls that a user waits for or that stay open, by method and path. */
export const chatCalls = (): Calls => ({
  "GET /api/chat/live": follow,
  "GET /api/chat/messages": read,
  "POST /api/chat/message": write,
  "POST /api/chat/tell": tell,
  "GET /api/admin/chat/live": async (request) => followAtDesk(request),
});
