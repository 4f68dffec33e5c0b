import { AppError } from "#lib/platform/errors.ts";
import { clientAddress } from "#lib/platform/http/client-address.ts";
import { query, route } from "#lib/platform/http/endpoint.ts";
import { callerShare, inShares } from "#lib/platform/http/stream-shares.ts";
import {
  answerQuestion,
  followWorded,
  modelOfSite,
  navigatorMode,
  readNavigatorQuery,
} from "#lib/domains/navigator/index.ts";
import { limitCaller } from "#lib/services/limits/index.ts";
import { corpusId } from "#lib/services/search/index.ts";
import { fault } from "#lib/platform/words/faults.ts";

const nothing = () => new AppError("not_found", fault("noCall"));

/** Streams the page's answer to the same query, worded by a model. It answers 404 if no model may be used. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: query("wordAnswer", async (request: Request) => {
    const model = modelOfSite();
    if (!model || navigatorMode() !== "on") throw nothing();
    const address = clientAddress(request.headers);
    return inShares([callerShare(address)], async (leave) => {
      await limitCaller("wordedAsk", address, fault("worded.often"));
      const { asked } = readNavigatorQuery(Object.fromEntries(new URL(request.url).searchParams));
      const answer = answerQuestion(asked);
      if (answer.does !== "answer") throw nothing();
      const key = JSON.stringify([asked, corpusId()]);
      return followWorded({ model, question: asked.ask, sentences: answer.sentences, key }, leave);
    });
  }),
});
