import "server-only";
import { caseTopic, isInThread } from "../../cases/index.ts";
import { checkRoom, sendNews } from "../../chat/index.ts";
import { deskPlace, deskTopic, typingTopic, visitorPlace } from "../../chat/open/topics.ts";
import { AppError } from "../../errors.ts";
import { eventStream } from "../../http/event-stream.ts";
import { listen } from "../../live/index.ts";
import { stay } from "../../presence/index.ts";
import type { Visit } from "#lib/members/open/visit.ts";
import { fault } from "#lib/words/faults.ts";
import { requireTalk } from "./find-talk.ts";
import { readStaffLines, standingForStaff } from "./staff-lines.ts";
import { whileAllowed } from "./while-allowed.ts";

/**
 * A conversation as it goes on, for a colleague who reads its kind: lines after the one they have, how it stands, that the
 * visitor is writing. While the stream is open somebody is at the desk. Throws `not_found`, and `invalid_input` where the line is
 * another conversation's.
 */
export async function followTalk(visit: Visit, reference: string, after: bigint): Promise<Response> {
  checkRoom();
  const { talk } = await requireTalk(visit, reference);
  const { caseId } = talk;
  if (!(await isInThread(caseId, after))) throw new AppError("invalid_input", fault("chat.otherLine"));
  return eventStream((stream) => {
    const { look, stop } = sendNews(stream, {
      caseId,
      after,
      readLines: readStaffLines,
      readStanding: standingForStaff,
    });
    const ends = [
      stop,
      listen(caseTopic(caseId), look),
      listen(visitorPlace(caseId), look),
      listen(typingTopic(caseId), (side) => {
        if (side === "visitor") stream.send("typing", {});
      }),
      stay(deskPlace, deskTopic),
      whileAllowed(visit, () => requireTalk(visit, reference), stream.end),
    ];
    look();
    return () => {
      for (const one of ends) one();
    };
  });
}
