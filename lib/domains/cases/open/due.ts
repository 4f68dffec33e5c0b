/**
 * The date that is a number of working days (Monday to Friday) after another. Public holidays count as working days.
 */
export function workingDaysAfter(start: Date, days: number): Date {
  const day = new Date(start);
  for (let left = days; left > 0;) {
    day.setUTCDate(day.getUTCDate() + 1);
    const weekday = day.getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return day;
}
