import "server-only";
import { db } from "#lib/platform/db.ts";
import { mostVacancies } from "./open/limits.ts";
import type { OpenVacancy } from "./open/vacancy.ts";
import { isOpenNow, vacancyColumns } from "./vacancy-row.ts";

/** The vacancies that are open now, next to close first, each with whether this member has applied. */
export const listOpenVacancies = ({ id }: { id: string }): Promise<OpenVacancy[]> =>
  db().$queryRaw<OpenVacancy[]>`
    SELECT ${vacancyColumns},
      (SELECT s.reference FROM submissions s
        WHERE s.vacancy_id = v.id AND s.member_id = ${id}::uuid AND s.state <> 'withdrawn') AS reference,
      EXISTS (SELECT 1 FROM started_forms f
        WHERE f.vacancy_id = v.id AND f.member_id = ${id}::uuid AND f.expires_at > now()) AS "isBegun"
    FROM vacancies v WHERE ${isOpenNow}
    ORDER BY v.closes_on, v.id LIMIT ${mostVacancies}::int`;
