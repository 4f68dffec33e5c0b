import { divisions } from "#lib/data/content/divisions.ts";
import { unseen } from "#lib/domains/fields/open/field-names.ts";
import { choice, country, date, longText, text, type Field } from "#lib/domains/fields/open/fields.ts";
import { vacancyKinds } from "./vacancy.ts";

const words = (key: string) => ({ area: "vacancies", key: `field.${key}` }) as const;

/** What staff enter about a vacancy that they advertise. */
export const vacancyFields = [
  text("title", { words: words("title"), least: 3, most: 120, autoComplete: "off" }),
  choice("division", { words: words("division"), options: divisions.map(({ id }) => id), isList: true }),
  country("country", { words: words("country"), of: "africa", optional: true }),
  text("town", { words: words("town"), most: 120, optional: true, autoComplete: "off" }),
  choice("kind", { words: words("kind"), options: vacancyKinds }),
  text("pay", { words: words("pay"), most: 160, autoComplete: "off" }),
  longText("work", { words: words("work"), least: 30, most: 3000, rows: 6 }),
  longText("asked", { words: words("asked"), least: 10, most: 3000, rows: 5 }),
  date("closesOn", { words: words("closesOn"), earliestDays: 0, latestDays: 365 }),
] as const satisfies readonly Field[];

/** Which vacancy, and the version that was read. */
export const vacancyUnseen = [unseen("id"), unseen("version")] as const;

/** The ids under which pages look up the draft of a rejected post. */
export const vacancyFormId = "vacancy";
export const closeVacancyFormId = "vacancy.close";
export const applyFormId = "vacancy.apply";
