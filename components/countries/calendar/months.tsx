import { each } from "#components/ui/each.ts";
import {
  afterPeriodWords,
  confirmWith,
  confirmWords,
  dayOffWords,
  dayOfMonthWords,
  dueTitle,
  dutyMark,
  holidayMarks,
  mayMoveWords,
  monthWords,
} from "#lib/data/countries/words/open/calendar-words.ts";
import type { CalendarDay, Duty } from "#lib/data/countries/index.ts";

/** Days with events, under the name of their month. */
export function Months({ days }: { days: readonly CalendarDay[] }) {
  // The doubts about a duty are shown on its first day only, and are not repeated on the others.
  const firstDays = new Map(
    days.toReversed().flatMap(({ date, due }) => due.map(({ duty }) => [duty, date] as const)),
  );
  const months = [...new Set(days.map(({ date }) => date.slice(0, 7)))];
  return (
    <ol className="months">
      {each(months, (month) => (
        <li>
          <h3>{monthWords(month)}</h3>
          <ul>
            {each(
              days.filter(({ date }) => date.startsWith(month)),
              (day) => (
                <Day day={day} isFirst={(duty) => firstDays.get(duty) === day.date} />
              ),
            )}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function Day({
  day: { date, due, holidays, mayMove },
  isFirst,
}: {
  day: CalendarDay;
  isFirst: (duty: Duty) => boolean;
}) {
  return (
    <li>
      <time dateTime={date}>{dayOfMonthWords(date)}</time>
      <div>
        {each(due, ({ duty, due: { every }, part }) => {
          const marks = [dutyMark[duty.status], every === "period" && afterPeriodWords].filter(Boolean);
          const doubt =
            duty.confirm && (isFirst(duty) ? confirmWith(duty.institution, duty.confirm) : confirmWords);
          const beside = [marks.join("; "), doubt].filter(Boolean).join(". ");
          return (
            <p>
              <b>{dueTitle(duty.what, part)}</b>
              {beside && (
                <>
                  {" "}
                  <small>{beside}</small>
                </>
              )}
            </p>
          );
        })}
        {mayMove && <p className="may-move">{mayMoveWords(mayMove)}</p>}
        {each(holidays, (holiday) => {
          const marks = holidayMarks(holiday);
          return (
            <p className="off">
              {holiday.isDayOff ? dayOffWords(holiday.name) : holiday.name}{" "}
              <small>{marks ? `holiday; ${marks}` : "holiday"}</small>
            </p>
          );
        })}
      </div>
    </li>
  );
}
