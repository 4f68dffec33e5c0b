import { unseen } from "#lib/domains/fields/open/field-names.ts";
import { choice, country, date, longText, text } from "#lib/domains/fields/open/fields.ts";
import { mostNoticeDays } from "./shown-notices.ts";

const words = (key: string) => ({ area: "notices", key: `field.${key}` }) as const;
/** A year ahead: a later date is most likely a typing mistake. */
const latestDays = 365;

const noticeLevels = ["information", "important"] as const;
export type NoticeLevel = (typeof noticeLevels)[number];

/** The fields of a notice. Days and times are in UTC. */
export const noticeFields = [
  country("country", { words: words("country"), of: "africa", optional: true }),
  choice("level", { words: words("level"), options: noticeLevels }),
  longText("words", { words: words("words"), most: 240, rows: 3 }),
  text("linkTo", { words: words("linkTo"), most: 500, optional: true, autoComplete: "off" }),
  text("linkLabel", { words: words("linkLabel"), most: 60, optional: true, autoComplete: "off" }),
  date("fromDay", { words: words("fromDay"), optional: true, latestDays, autoComplete: "off" }),
  text("fromTime", { words: words("fromTime"), most: 5, optional: true, autoComplete: "off" }),
  date("untilDay", {
    words: { ...words("untilDay"), values: { days: mostNoticeDays } },
    latestDays: latestDays + mostNoticeDays,
    autoComplete: "off",
  }),
  text("untilTime", { words: words("untilTime"), most: 5, autoComplete: "off" }),
] as const;

export const noticeUnseen = [unseen("id"), unseen("version")] as const;

/** The ids under which the page reads back what could not be accepted. */
export const noticeFormId = "notices.save";
export const noticeEndFormId = "notices.end";
