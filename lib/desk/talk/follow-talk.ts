import "server-only";
import { caseTopic, isInThread } from "../../cases/index.ts";
import { checkRoom, conversationOfCase } from "../../chat/index.ts";
import { deskPlace, deskTopic, typingTopic } from "../../chat/open/topics.ts";
import { AppError } from "../../errors.ts";
import { eventStream } from "../../http/event-stream.ts";
import { listen } from "../../live/index.ts";
import { oneAtATime } from "../../one-at-a-time.ts";
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
  return eventStream(({ send, end }) => {
    let [last, stood, isOver] = [after, "", false];
    const look = oneAtATime(
      async () => {
        const now = await conversationOfCase(caseId);
        if (!now) return end(); // it was deleted
        for (let more = true; more && !isOver;) {
          const read = await readStaffLines(now, last);
          for (const line of read.lines) {
            send("line", line, line.id);
            last = BigInt(line.id);
          }
          more = read.more;
        }
        const standing = await standingForStaff(now);
        const stands = JSON.stringify(standing);
        if (stands !== stood) send("state", standing);
        stood = stands;
      },
      () => isOver,
    );
    const ends = [
      listen(caseTopic(caseId), look),
      listen(typingTopic(caseId), (side) => {
        if (side === "visitor") send("typing", {});
      }),
      stay(deskPlace, deskTopic),
      whileAllowed(visit, () => requireTalk(visit, reference), end),
    ];
    look();
    return () => {
      isOver = true;
      for (const stop of ends) stop();
    };
  });
}
