import { chatAfter } from "#lib/domains/chat/schema.ts";
import { followDesk, followTalk } from "#lib/backoffice/desk/index.ts";
import { AppError } from "#lib/platform/errors.ts";
import { query, route } from "#lib/platform/http/endpoint.ts";
import { hiddenRoute, requireColleague } from "#lib/domains/members/index.ts";
import { fault } from "#lib/platform/words/faults.ts";

const name = "followTalk";
const right = "case.list";

/** Streams a conversation. Without a reference, it streams a notification whenever a visitor writes. */
const methods = route({
  GET: query(name, async (request: Request) => {
    const visit = await requireColleague(request, right);
    const asked = new URL(request.url).searchParams;
    const reference = asked.get("reference");
    if (reference === null) return followDesk(visit);
    const named = request.headers.get("last-event-id") ?? asked.get("after");
    const { success, data } = chatAfter.safeParse(named ?? undefined);
    if (!success) throw new AppError("invalid_input", fault("chat.otherLine"));
    return followTalk(visit, reference, data);
  }),
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = hiddenRoute(name, right, methods);
