import { z } from "zod";
import type { CountrySlug } from "#lib/data/countries/record/open/slugs.ts";
import { asRead, asReadBefore } from "#lib/domains/fields/open/row-numbers.ts";
import type { AnswersOf } from "#lib/domains/fields/open/fields.ts";
import { schemaOf } from "#lib/domains/fields/shared/schema-of.ts";
import { cleanLine } from "#lib/platform/text/clean.ts";
import { plainDigits } from "#lib/platform/text/numbers.ts";
import { fault, says } from "#lib/platform/words/faults.ts";
import { findEntry } from "#lib/data/site/find-entry.ts";
import { noticeFields, type NoticeLevel } from "./open/fields.ts";

const anySite = "https://site.invalid";

/** Whether a notice may link there: to a page of this site that is not for staff, or to an https address elsewhere. */
function isLinkTarget(to: string): boolean {
  if (!URL.canParse(to, anySite)) return false;
  const { protocol, origin, username, hostname, pathname } = new URL(to, anySite);
  if (to.startsWith("/")) {
    const entry = origin === anySite ? findEntry(pathname) : undefined;
    return entry !== undefined && entry.kind !== "staff";
  }
  return to.startsWith("https://") && protocol === "https:" && !username && hostname.includes(".");
}

export type NoticeSaved = {
  id?: string | undefined;
  version?: number | undefined;
  country?: CountrySlug | undefined;
  level: NoticeLevel;
  words: string;
  link?: { to: string; label: string } | undefined;
  /** Undefined means from now on. */
  from?: Date | undefined;
  until: Date;
};

type Answers = AnswersOf<typeof noticeFields>;
type Name = (typeof noticeFields)[number]["name"];
/** Reports an error at a field. */
type Blame = (field: Name, sentence: string) => void;

const timeOfDay = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/;

/** The moment of a day and a time in UTC; undefined if the time is invalid, which is reported. */
function momentOf(day: string, time: string, at: Name, blame: Blame): Date | undefined {
  const [, hour = "", minute = ""] = timeOfDay.exec(plainDigits(time)) ?? [];
  if (hour) return new Date(`${day}T${hour.padStart(2, "0")}:${minute}:00Z`);
  blame(at, fault("notice.time"));
  return undefined;
}

function beginOf({ fromDay, fromTime }: Answers, blame: Blame): Date | undefined {
  if (fromDay) return momentOf(fromDay, fromTime ?? "00:00", "fromTime", blame);
  if (fromTime) blame("fromDay", fault("notice.dayOfTime"));
  return undefined;
}

function linkOf({ linkTo, linkLabel }: Answers, blame: Blame): NoticeSaved["link"] {
  if (linkTo && !isLinkTarget(linkTo)) blame("linkTo", fault("notice.link"));
  if (linkTo && !linkLabel) blame("linkLabel", fault("notice.linkLabel"));
  if (linkLabel && !linkTo) blame("linkTo", fault("notice.linkTo"));
  return linkTo && linkLabel ? { to: linkTo, label: linkLabel } : undefined;
}

/** The body of POST /api/admin/notices: without an id the notice is new. */
export const noticeSaved = z
  .object(asRead(says("notice.unknown")), says("notice.unknown"))
  .and(schemaOf(noticeFields))
  .transform(({ id, version, ...answers }, context): NoticeSaved => {
    const blame: Blame = (field, message) => context.addIssue({ code: "custom", path: [field], message });
    const until = momentOf(answers.untilDay, answers.untilTime, "untilTime", blame);
    const saved = {
      id,
      version,
      country: answers.country as CountrySlug | undefined,
      level: answers.level,
      words: cleanLine(answers.words),
      link: linkOf(answers, blame),
      from: beginOf(answers, blame),
    };
    return until ? { ...saved, until } : z.NEVER;
  });

export const noticeEnded = asReadBefore(says("notice.unknown"));
