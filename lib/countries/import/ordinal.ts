const endings: readonly string[] = ["th", "st", "nd", "rd"];

/** "1st", "11th", "22nd": a day of the month in the English words of a record. */
export function ordinal(day: number): string {
  const isTeen = day > 10 && day < 14;
  return `${day}${(isTeen ? undefined : endings[day % 10]) ?? "th"}`;
}
