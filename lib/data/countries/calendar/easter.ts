import { addDays, dayOf } from "./days.ts";

/** Easter Sunday of the Western churches (Gregorian calendar), by the algorithm of Meeus, Jones and Butcher. */
export function easter(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const whole = h + l - 7 * m + 114;
  return dayOf(year, Math.floor(whole / 31), (whole % 31) + 1);
}

/** How many days the Julian calendar is behind the Gregorian from 1900 to 2099. */
const julianDelay = 13;

/** Easter Sunday of the Orthodox churches (Julian calendar), as a Gregorian date. */
export function orthodoxEaster(year: number): string {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  const whole = d + e + 114;
  return addDays(dayOf(year, Math.floor(whole / 31), (whole % 31) + 1), julianDelay);
}
