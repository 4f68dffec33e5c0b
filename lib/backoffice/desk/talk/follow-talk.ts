import "server-only";
import { caseTopic, isInThread } from "#lib/domains/cases/index.ts";
import { chatShare, sendNews } from "#lib/domains/chat/index.ts";
import { deskPlace, deskTopic, typingTopic, visitorPlace } from "#lib/domains/chat/open/topics.ts";
import { AppError } from "#lib/platform/errors.ts";
import { eventStream } from "#lib/platform/http/event-stream.ts";
import { inShares, memberShare } from "#lib/platform/http/stream-shares.ts";
import { listen } from "#lib/services/realtime/live/index.ts";
import { stay } from "#lib/services/realtime/presence/index.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { requireTalk } from "./find-talk.ts";
import { readStaffLines, standingForStaff } from "./staff-lines.ts";
import { whileAllowed } from "./while-allowed.ts";

const watchOf =
  (caseId: string) =>
  (look: () => void): (() => void) => {
    const ends = [listen(caseTopic(caseId), look), listen(visitorPlace(caseId), look)];
    return () => {
      for (const one of ends) one();
    };
  };

/**
 * Streams a conversation to a colleague who may read its kind: lines after `after`, its state, and that the visitor is
 * typing. The open stream counts as presence at the desk. Throws `not_found`, `invalid_input` if the line belongs to
 * another conversation, and as `inShares` does.
 */
export function followTalk(visit: Visit, reference: string, after: bigint): Promise<Response> {
  const shares = [chatShare(`${visit.member.id} ${reference}`), memberShare(visit.member.id)];
  return inShares(shares, async (leave) => {
    const { talk } = await requireTalk(visit, reference);
    const { caseId } = talk;
    if (!(await isInThread(caseId, after))) throw new AppError("invalid_input", fault("chat.otherLine"));
    return eventStream((stream) => {
      const ends = [
        sendNews(stream, after, {
          caseId,
          side: "staff",
          readLines: readStaffLines,
          readStanding: standingForStaff,
          watch: watchOf(caseId),
        }),
        listen(typingTopic(caseId), (side) => {
          if (side === "visitor" && !stream.isBehind()) stream.send("typing", {});
        }),
        stay(deskPlace, deskTopic),
        whileAllowed(visit, reference, () => requireTalk(visit, reference), stream.end),
      ];
      return () => {
        for (const one of ends) one();
      };
    }, leave);
  });
}
