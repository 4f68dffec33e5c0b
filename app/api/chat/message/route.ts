import { idOfRequest, writeMessage } from "#lib/domains/chat/index.ts";
import { chatBodyBytes } from "#lib/domains/chat/open/limits.ts";
import { chatMessage } from "#lib/domains/chat/schema.ts";
import { clientAddress } from "#lib/platform/http/client-address.ts";
import { endpoint, route } from "#lib/platform/http/endpoint.ts";
import { fault } from "#lib/platform/words/faults.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    name: "writeMessage",
    schema: chatMessage,
    most: { bytes: chatBodyBytes, sentence: () => fault("tooLarge") },
    handle: async (input, request) =>
      writeMessage(await idOfRequest(request), input, { address: clientAddress(request.headers) }),
  }),
});
