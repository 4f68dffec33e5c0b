import "server-only";
import { db } from "../db.ts";
import { mostVacancies } from "./open/limits.ts";
import type { Vacancy } from "./open/vacancy.ts";
import { isOpenNow, vacancyColumns } from "./vacancy-row.ts";

/** A post as staff keep it. */
export type KeptVacancy = Vacancy & {
  version: number;
  isOpen: boolean;
  /** When staff closed it before its last day. */
  closedAt: Date | null;
  /** How many have applied and not withdrawn. */
  applications: number;
};

/** All posts: those that are open first, the one that closes next on top, then the others, the latest first. For staff alone. */
export const listVacancies = (): Promise<KeptVacancy[]> =>
  db().$queryRaw<KeptVacancy[]>`
    SELECT ${vacancyColumns}, v.version, ${isOpenNow} AS "isOpen", v.closed_at AS "closedAt",
      (SELECT count(*)::int FROM submissions s WHERE s.vacancy_id = v.id AND s.state <> 'withdrawn') AS applications
    FROM vacancies v
    ORDER BY ${isOpenNow} DESC, CASE WHEN ${isOpenNow} THEN v.closes_on END, v.closes_on DESC, v.id
    LIMIT ${mostVacancies}::int`;
