import { AppError } from "#lib/errors.ts";
import { clientAddress } from "#lib/http/client-address.ts";
import { query, route } from "#lib/http/endpoint.ts";
import { hasRoomForStream } from "#lib/http/event-stream.ts";
import { answerQuestion, followWorded, modelOfSite, navigatorMode } from "#lib/navigator/index.ts";
import { wordedQuery } from "#lib/navigator/open/worded-query.ts";
import { limitCaller } from "#lib/rate-limit/index.ts";
import { corpusId } from "#lib/search/index.ts";
import { fault } from "#lib/words/faults.ts";

/** The answer of a question as a model words it; nothing is there where no model is set, or wording is switched off. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: query("wordAnswer", async (request: Request) => {
    const model = modelOfSite();
    if (!model || navigatorMode() !== "on") throw new AppError("not_found", fault("noCall"));
    if (!hasRoomForStream())
      throw new AppError("unavailable", fault("worded.again"), { retryAfterSeconds: 5 });
    const { success, data: asked } = wordedQuery.safeParse(
      Object.fromEntries(new URL(request.url).searchParams),
    );
    if (!success) throw new AppError("invalid_input", fault("worded.ask"));
    await limitCaller("wordedAsk", clientAddress(request.headers), fault("worded.often"));
    const answer = answerQuestion(asked);
    if (answer.does !== "answer") throw new AppError("not_found", fault("noCall"));
    const key = JSON.stringify([asked, corpusId()]);
    return followWorded({ model, question: asked.ask, sentences: answer.sentences, key });
  }),
});
