import "server-only";
import { isStillSignedIn } from "#lib/domains/members/index.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { AppError } from "#lib/platform/errors.ts";
import { oncePerProcess } from "#lib/platform/cache/per-process.ts";
import { findCase, caseTopic, isInThread } from "#lib/domains/cases/index.ts";
import { deskPlace, deskTopic, typingTopic, visitorPlace } from "#lib/domains/chat/open/topics.ts";
import { eventStream } from "#lib/platform/http/event-stream.ts";
import { inShares, memberShare } from "#lib/platform/http/stream-shares.ts";
import { listen } from "#lib/services/realtime/live/index.ts";
import { log } from "#lib/platform/log.ts";
import { stay } from "#lib/services/realtime/presence/index.ts";
import { singleFlight } from "#lib/platform/cache/concurrency.ts";
import { chatShare, sendNews } from "#lib/domains/chat/index.ts";
import { fault } from "#lib/platform/words/faults.ts";
import type { DeskNews } from "../open/talk.ts";
import { kindsOf } from "../open/rights.ts";
import { requireTalk } from "./staff-messages.ts";
import { readStaffLines, standingForStaff } from "./staff-lines.ts";

/** How often rights are checked again. A removed role or an ended session ends its streams. */
const everyMs = 10_000;

/** The streams of one session that read the same thing, by both. One check serves all of them. */
const watches = oncePerProcess(
  "desk rights",
  () => new Map<string, { ends: Set<() => void>; stop: () => void }>(),
);

function open(visit: Visit, check: () => Promise<unknown>): { ends: Set<() => void>; stop: () => void } {
  const ends = new Set<() => void>();
  const endAll = () => {
    for (const end of [...ends]) end();
  };
  const look = async () => {
    try {
      if (!(await isStillSignedIn(visit))) return endAll();
      await check();
    } catch (thrown) {
      // An unavailable database says nothing about rights.
      if (thrown instanceof AppError && thrown.code !== "unavailable") endAll();
    }
  };
  const timer = setInterval(() => void look(), everyMs).unref();
  return { ends, stop: () => clearInterval(timer) };
}

/**
 * Calls `end` once a colleague is signed out, has another role, or `check` throws that access is denied. The function
 * it returns stops this. `of` names what is read.
 */
function whileAllowed(visit: Visit, of: string, check: () => Promise<unknown>, end: () => void): () => void {
  const name = `${visit.session.id} ${visit.member.role} ${of}`;
  const watch = watches.get(name) ?? open(visit, check);
  watches.set(name, watch);
  watch.ends.add(end);
  return () => {
    watch.ends.delete(end);
    if (watch.ends.size > 0) return;
    watch.stop();
    if (watches.get(name) === watch) watches.delete(name);
  };
}

/** Whether a role may read a case, looked up once for all listeners that ask at the same moment. */
const readsOnce = oncePerProcess("desk news", () => singleFlight<boolean>());

/**
 * Streams a notification of each visitor's message to a colleague who has the queue open, for the kinds they may read.
 * Throws as `inShares` does.
 */
export function followDesk(visit: Visit): Promise<Response> {
  const { id, role } = visit.member;
  const mayRead = ({ reference }: DeskNews) =>
    readsOnce(`${role} ${reference}`, async () =>
      Boolean(await findCase(reference, { kinds: kindsOf(role) })),
    );
  return inShares([memberShare(id)], (leave) =>
    eventStream((stream) => {
      const send = async (news: DeskNews) => {
        if ((await mayRead(news)) && !stream.isBehind()) stream.send("news", news);
      };
      const ends = [
        listen(deskTopic, (news) => {
          if (news)
            send(news as DeskNews).catch((err: unknown) => log.debug({ err }, "news of the desk not sent"));
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
