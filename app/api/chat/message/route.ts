import { idOfRequest, writeMessage } from "#lib/chat/index.ts";
import { chatBodyBytes } from "#lib/chat/open/limits.ts";
import { chatMessage } from "#lib/chat/schema.ts";
import { clientAddress } from "#lib/http/client-address.ts";
import { endpoint, route } from "#lib/http/endpoint.ts";
import { fault } from "#lib/words/faults.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    name: "writeMessage",
    schema: chatMessage,
    most: { bytes: chatBodyBytes, sentence: () => fault("tooLarge") },
    handle: async (input, request) =>
      writeMessage(await idOfRequest(request), input, { address: clientAddress(request.headers) }),
  }),
});
