import { chatFile } from "#app/chat.json/chat-file.ts";
import { hoursSentence } from "#components/chat/hours-line.tsx";
import type { ChatFile } from "#lib/domains/chat/open/shown-chat.ts";
import { defaultChatHours, nextOpen, parseChatHours } from "#lib/platform/text/chat-hours.ts";

const hours = (text = defaultChatHours) => parseChatHours(text)!;
const at = (text: string) => new Date(`${text}Z`);

test.each([
  ["on a morning before it begins", "2026-11-26T06:59", false, "2026-11-26T07:00"],
  ["in the evening", "2026-11-26T16:00", false, "2026-11-27T07:00"],
  ["on a Friday evening", "2026-11-27T16:00", false, "2026-11-30T07:00"],
  ["on a Saturday", "2026-11-28T12:00", false, "2026-11-30T07:00"],
  ["on a Sunday night", "2026-11-29T23:59", false, "2026-11-30T07:00"],
  ["at the end of a year", "2026-12-31T20:00", false, "2027-01-01T07:00"],
] as const)("%s it is closed, and opens on the next day that has hours", (_, now, isOpen, opens) => {
  expect(nextOpen(hours(), at(now))).toEqual({ isOpen, opensAt: at(opens) });
});

test("within the hours it is open until they end, to the minute", () => {
  const closesAt = at("2026-11-26T16:00");
  for (const now of ["2026-11-26T07:00", "2026-11-26T15:59:59.999"])
    expect(nextOpen(hours(), at(now))).toEqual({ isOpen: true, closesAt });
});

test("days may differ, a week may run over its end, a day to its last minute, and later parts win", () => {
  const given = hours("Fri-Mon 10:00-24:00, Sat 08:00-12:30");
  expect(Object.keys(given.days).map(Number).sort()).toEqual([0, 1, 5, 6]);
  expect(nextOpen(given, at("2026-11-29T23:59"))).toEqual({ isOpen: true, closesAt: at("2026-11-30T00:00") });
  expect(nextOpen(given, at("2026-11-28T12:30"))).toEqual({ isOpen: false, opensAt: at("2026-11-29T10:00") });
  const weekly = hours("Thu 07:00-08:00");
  expect(nextOpen(weekly, at("2026-11-26T09:00"))).toEqual({
    isOpen: false,
    opensAt: at("2026-12-03T07:00"),
  });
});

test.each(["", "Mon-Fri", "mon 07:00-16:00", "Mon 16:00-07:00", "Mon 07:00-07:00", "Mon 7:00-16:00", "Mon 07:00-25:00", "Mon 07:00-16:00;Tue 07:00-16:00"])(
  "“%s” is no such setting",
  (text) => expect(parseChatHours(text)).toBeUndefined(),
); // prettier-ignore

test("it is said honestly who is there, whatever the hours are", async () => {
  const { words } = (await chatFile("en").json()) as ChatFile;
  const say = (isStaffHere: boolean | undefined, now: string, isAnswered = true) =>
    hoursSentence({ hours: hours(), isStaffHere, isAnswered, words }, at(now));
  expect(say(true, "2026-11-28T12:00")).toBe(words["hours.here"]);
  for (const isStaffHere of [undefined, false])
    expect(say(isStaffHere, "2026-11-26T12:00")).toMatch(
      /^Somebody is usually here now, until \d\d:\d\d your time\.$/,
    );
  expect(say(false, "2026-11-28T12:00")).toMatch(
    /^Nobody is here now\. We are back \w+ (?:at )?\d\d:\d\d your time/,
  );
  const never = { timeZone: "UTC", days: {} } as const;
  expect(hoursSentence({ hours: never, isStaffHere: undefined, isAnswered: true, words }, new Date())).toBe(
    words["hours.away"],
  );
});

test("until a person has answered it says how soon to expect an answer, and that nobody is there outside the hours alone", async () => {
  const { words } = (await chatFile("en").json()) as ChatFile;
  const say = (isStaffHere: boolean | undefined, now: string) =>
    hoursSentence({ hours: hours(), isStaffHere, isAnswered: false, words }, at(now));
  for (const isStaffHere of [undefined, false, true]) {
    const within = say(isStaffHere, "2026-11-26T12:00");
    expect(within).toMatch(/we answer by mail, within 1 working day\.$/);
    expect(within).not.toContain("Nobody is here");
  }
  expect(say(false, "2026-11-26T12:00")).toMatch(
    /^Somebody is usually here now, until \d\d:\d\d your time\. /,
  );
  for (const isStaffHere of [undefined, false])
    expect(say(isStaffHere, "2026-11-28T12:00")).toMatch(
      /^Nobody is here now\. We are back .* and answer by mail, within 1 working day\.$/,
    );
});
