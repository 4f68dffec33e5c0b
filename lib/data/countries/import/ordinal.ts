const endings: readonly string[] = ["th", "st", "nd", "rd"];

/** The English ordinal of a day of the month: "1st", "11th", "22nd". */
export function ordinal(day: number): string {
  const isTeen = day > 10 && day < 14;
  return `${day}${(isTeen ? undefined : endings[day % 10]) ?? "th"}`;
}
