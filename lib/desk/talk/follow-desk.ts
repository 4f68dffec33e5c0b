import "server-only";
import { findCase } from "../../cases/index.ts";
import { checkRoom } from "../../chat/index.ts";
import { deskPlace, deskTopic } from "../../chat/open/topics.ts";
import { eventStream } from "../../http/event-stream.ts";
import { listen } from "../../live/index.ts";
import { log } from "../../log.ts";
import { stay } from "../../presence/index.ts";
import type { Visit } from "#lib/members/open/visit.ts";
import type { DeskNews } from "../open/talk.ts";
import { kindsOf } from "../open/rights.ts";
import { whileAllowed } from "./while-allowed.ts";

/** That visitors write, for a colleague who has the queue open; of kinds they do not read they hear nothing. */
export function followDesk(visit: Visit): Response {
  checkRoom();
  const kinds = kindsOf(visit.member.role);
  return eventStream(({ send, end }) => {
    const hear = async (news: DeskNews) => {
      if (await findCase(news.reference, { kinds })) send("news", news);
    };
    const ends = [
      listen(deskTopic, (news) => {
        if (news)
          hear(news as DeskNews).catch((err: unknown) => log.debug({ err }, "news of the desk not told"));
      }),
      stay(deskPlace, deskTopic),
      whileAllowed(visit, () => Promise.resolve(), end),
    ];
    return () => {
      for (const stop of ends) stop();
    };
  });
}
