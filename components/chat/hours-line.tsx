import { useEffect, useState } from "react";
import { nextOpen, type ChatHours } from "#lib/platform/text/chat-hours.ts";
import { type ChatWords, fill } from "#lib/platform/words/open/leaf-words.ts";
import { dateFormat } from "#lib/platform/words/open/formats.ts";

type Props = {
  hours: ChatHours;
  /** Undefined until the visitor has written: before that nobody asks who is there. */
  isStaffHere: boolean | undefined;
  /** Whether a person has answered: until then it also says when to expect an answer. */
  isAnswered: boolean;
  words: ChatWords;
};

const minuteMs = 60_000;

/**
 * When staff answer, in the visitor's time zone, and how soon to expect that, until a person has answered. It says that
 * nobody is there only outside the hours: within them, staff who have stepped away come back.
 */
export function hoursSentence({ hours, isStaffHere, isAnswered, words }: Props, now: Date): string {
  const { isOpen, opensAt, closesAt } = nextOpen(hours, now);
  const clock = { hour: "2-digit", minute: "2-digit" } as const;
  if (isStaffHere || (isOpen && closesAt)) {
    const here =
      isStaffHere || !closesAt
        ? words["hours.here"]
        : fill(words["hours.usual"], { time: dateFormat(clock, words.locale).format(closesAt) });
    return isAnswered ? here : `${here} ${words["hours.reply"]}`;
  }
  if (!opensAt) return words["hours.away"];
  const time = dateFormat({ weekday: "long", ...clock }, words.locale).format(opensAt);
  return fill(words["hours.back"], { time });
}

export function HoursLine(props: Props) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return <p className="chat-hours">{hoursSentence(props, now)}</p>;
}
