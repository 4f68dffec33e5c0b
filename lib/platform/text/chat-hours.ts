/** The start and end within one day, as "07:00" in UTC. The end of a day is "24:00". */
type Span = { from: string; to: string };

/** When somebody usually answers, by day of the week: 0 is Sunday, as in `getUTCDay`. */
export type ChatHours = { timeZone: "UTC"; days: Readonly<Partial<Record<number, Span>>> };

type Opening = { isOpen: boolean; opensAt?: Date; closesAt?: Date };

export const defaultChatHours = "Mon-Fri 07:00-16:00";

const dayNames = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const part =
  /^([A-Z][a-z]{2})(?:-([A-Z][a-z]{2}))? ((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;

/**
 * Parses the hours of the setting: "Mon-Fri 07:00-16:00, Sat 08:00-12:00", in UTC. Undefined if the format is invalid,
 * or a day ends before it begins.
 */
export function parseChatHours(text: string): ChatHours | undefined {
  const days: Partial<Record<number, Span>> = {};
  for (const one of text.split(",")) {
    const [, first = "", last = first, from = "", to = ""] = part.exec(one.trim()) ?? [];
    const [start, end] = [dayNames.indexOf(first), dayNames.indexOf(last)];
    if (start < 0 || end < 0 || from >= to) return undefined;
    for (let day = start; ; day = (day + 1) % 7) {
      days[day] = { from, to };
      if (day === end) break;
    }
  }
  return { timeZone: "UTC", days };
}

const dayMs = 24 * 60 * 60 * 1_000;

/** Whether somebody usually answers now, and until when; if not, from when. */
export function nextOpen({ days }: ChatHours, now: Date): Opening {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const at = (ahead: number, clock: string): Date => {
    const [hour = 0, minute = 0] = clock.split(":").map(Number);
    return new Date(midnight + ahead * dayMs + (hour * 60 + minute) * 60_000);
  };
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const span = days[(now.getUTCDay() + ahead) % 7];
    if (!span) continue;
    const [opensAt, closesAt] = [at(ahead, span.from), at(ahead, span.to)];
    if (now < opensAt) return { isOpen: false, opensAt };
    if (now < closesAt) return { isOpen: true, closesAt };
  }
  return { isOpen: false };
}
