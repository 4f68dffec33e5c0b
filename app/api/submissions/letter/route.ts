import { checkOrigin } from "#lib/platform/http/check-origin.ts";
import { route } from "#lib/platform/http/endpoint.ts";
import { letterFile, letterProblem } from "#lib/domains/letters/index.ts";
import { senderOf } from "../sender-of.ts";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async (request: Request) => {
    try {
      checkOrigin(request); // a link on another site must not use up the sender's rate limit
      const { searchParams } = new URL(request.url);
      const [reference, as] = ["reference", "as"].map((name) => searchParams.get(name) ?? "") as [
        string,
        string,
      ];
      return await letterFile({ reference, as }, await senderOf(request));
    } catch (thrown) {
      return letterProblem(thrown, request);
    }
  },
});
