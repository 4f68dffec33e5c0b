import "server-only";
import { findCase } from "#lib/domains/cases/index.ts";
import { deskPlace, deskTopic } from "#lib/domains/chat/open/topics.ts";
import { eventStream } from "#lib/platform/http/event-stream.ts";
import { inShares, memberShare } from "#lib/platform/http/stream-shares.ts";
import { listen } from "#lib/services/realtime/live/index.ts";
import { log } from "#lib/platform/log.ts";
import { oncePerProcess } from "#lib/platform/cache/per-process.ts";
import { stay } from "#lib/services/realtime/presence/index.ts";
import { singleFlight } from "#lib/platform/cache/single-flight.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import type { DeskNews } from "../open/talk.ts";
import { kindsOf } from "../open/rights.ts";
import { whileAllowed } from "./while-allowed.ts";

/** Whether a role may read a case, looked up once for all listeners that ask at the same moment. */
const readsOnce = oncePerProcess("desk news", () => singleFlight<boolean>());

/**
 * Streams a notification of each visitor's message to a colleague who has the queue open, for the kinds they may read.
 * Throws as `inShares` does.
 */
export function followDesk(visit: Visit): Promise<Response> {
  const { id, role } = visit.member;
  const mayHear = ({ reference }: DeskNews) =>
    readsOnce(`${role} ${reference}`, async () =>
      Boolean(await findCase(reference, { kinds: kindsOf(role) })),
    );
  return inShares([memberShare(id)], (leave) =>
    eventStream((stream) => {
      const hear = async (news: DeskNews) => {
        if ((await mayHear(news)) && !stream.isBehind()) stream.send("news", news);
      };
      const ends = [
        listen(deskTopic, (news) => {
          if (news)
            hear(news as DeskNews).catch((err: unknown) => log.debug({ err }, "news of the desk not told"));
        }),
        stay(deskPlace, deskTopic),
        whileAllowed(visit, "queue", () => Promise.resolve(), stream.end),
      ];
      return () => {
        for (const stop of ends) stop();
      };
    }, leave),
  );
}
