import "server-only";
import { db } from "#lib/platform/db.ts";
import { mostVacancies } from "./open/limits.ts";
import type { Vacancy } from "./open/vacancy.ts";
import { isOpenNow, vacancyColumns } from "./vacancy-row.ts";

/** A vacancy, as staff manage it. */
export type KeptVacancy = Vacancy & {
  version: number;
  isOpen: boolean;
  /** When staff closed it before its last day. */
  closedAt: Date | null;
  /** How many people have applied and not withdrawn. */
  applications: number;
};

/** All vacancies: open ones first, next to close on top, then the others, latest first. For staff only. */
export const listVacancies = (): Promise<KeptVacancy[]> =>
  db().$queryRaw<KeptVacancy[]>`
    SELECT ${vacancyColumns}, v.version, ${isOpenNow} AS "isOpen", v.closed_at AS "closedAt",
      (SELECT count(*)::int FROM submissions s WHERE s.vacancy_id = v.id AND s.state <> 'withdrawn') AS applications
    FROM vacancies v
    ORDER BY ${isOpenNow} DESC, CASE WHEN ${isOpenNow} THEN v.closes_on END, v.closes_on DESC, v.id
    LIMIT ${mostVacancies}::int`;
