import "server-only";
import { Prisma } from "#lib/generated/prisma/client.ts";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import { mostVacancies, type Vacancy, type OpenVacancy } from "./open/vacancy.ts";
import { sayPlace } from "./shared/say-place.ts";

/** The columns of a row `v` that a vacancy is read from. */
const vacancyColumns = Prisma.sql`
  v.id::text, v.title, v.division, v.country_slug AS country, v.town, v.kind::text AS kind, v.pay, v.work, v.asked,
  v.closes_on AS "closesOn"`;

/** Whether applications are still open, by the database clock; the last day counts in full. */
export const isOpenNow = Prisma.sql`
  (v.closed_at IS NULL AND v.closes_on >= (now() AT TIME ZONE 'UTC')::date)`;

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

/** A vacancy that is open at this moment; undefined for one that is closed or deleted. */
export async function findOpenVacancy(
  id: string,
  on: Prisma.TransactionClient = db(),
): Promise<Vacancy | undefined> {
  const [row] = await on.$queryRaw<Vacancy[]>`
    SELECT ${vacancyColumns} FROM vacancies v WHERE v.id = ${id}::uuid AND ${isOpenNow}`;
  return row;
}

/**
 * Keeps a vacancy open until the transaction `on` ends, so that an application is stored before it is closed, or not at
 * all. Other applicants wait for this lock. Throws `conflict` if it is closed or deleted.
 */
export async function holdOpenVacancy(on: Prisma.TransactionClient, id: string | null): Promise<void> {
  const rows = await on.$queryRaw<{ id: string }[]>`
    SELECT v.id::text FROM vacancies v WHERE v.id = ${id}::uuid AND ${isOpenNow} FOR UPDATE`;
  if (rows.length === 0) throw new AppError("conflict", fault("vacancy.closed"));
}

/** A vacancy with its place, as an application names it. */
export const sayPost = (vacancy: Pick<Vacancy, "title" | "country" | "town">, locale?: string): string =>
  wordsOf("vacancies", locale)("post", { title: vacancy.title, place: sayPlace(vacancy, locale) });
