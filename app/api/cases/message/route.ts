import { readShown, writeToStaff } from "#lib/domains/cases/index.ts";
import { messageToStaff } from "#lib/domains/cases/schema.ts";
import { publishChatEvent } from "#lib/domains/chat/index.ts";
import { messageHandler } from "#lib/domains/forms/index.ts";
import { statusPath } from "#lib/domains/forms/open/form-path.ts";
import { clientAddress } from "#lib/platform/http/client-address.ts";
import { endpoint, route, toFormOf } from "#lib/platform/http/endpoint.ts";
import { findVisit } from "#lib/domains/members/index.ts";

const methods = route({
  POST: endpoint({
    name: "writeToStaff",
    schema: messageToStaff,
    handle: async (input, request) => {
      const visit = await findVisit(request);
      const address = clientAddress(request.headers);
      return writeToStaff(
        input,
        { member: visit?.member, shown: readShown(request), address },
        {
          // A message written on the status page of a chat is also added to that chat.
          note: (on, caseId, text) =>
            publishChatEvent(on, caseId, { event: "message", from: "visitor", text }),
        },
      );
    },
    form: messageHandler,
  }),
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methods;
export const GET = toFormOf(statusPath, methods.GET);
