import "server-only";
import { record } from "#lib/services/audit/index.ts";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { fault } from "#lib/platform/words/faults.ts";
import type { VacancySaved } from "./schema.ts";
import { isOpenNow } from "./read-vacancies.ts";

type Given = Omit<Prisma.VacancyUncheckedCreateInput, "id" | "version">;

/** If two people change the same vacancy at once, the second gets a conflict. */
async function change(
  on: Prisma.TransactionClient,
  id: string,
  version: number,
  given: Given,
): Promise<void> {
  const { count } = await on.vacancy.updateMany({
    where: { id, version },
    data: { ...given, closedAt: null, version: { increment: 1 }, updatedAt: new Date() },
  });
  if (count > 0) return;
  const isThere = (await on.vacancy.count({ where: { id } })) > 0;
  throw isThere
    ? new AppError("conflict", fault("vacancy.changed"))
    : new AppError("not_found", fault("vacancy.unknown"));
}

/**
 * Advertises a vacancy, or changes the one with this id as it was read; a closed one is open again until its new last
 * day. Vacancy and audit line are one transaction. Throws `conflict` if somebody changed it meanwhile.
 */
export async function saveVacancy(
  { member }: Visit,
  { id, version, country, town, closesOn, ...rest }: VacancySaved,
): Promise<{ id: string }> {
  const given = {
    ...rest,
    countrySlug: country ?? null,
    town: town ?? null,
    closesOn: new Date(closesOn),
  };
  return db().$transaction(async (on) => {
    if (id) await change(on, id, version ?? 0, given);
    const saved = id ?? (await on.vacancy.create({ data: given, select: { id: true } })).id;
    const action = id ? "vacancy.changed" : "vacancy.advertised";
    await record({ action, outcome: "done", actorId: member.id, detail: { vacancy: saved } }, on);
    return { id: saved };
  });
}

/**
 * Closes an open vacancy before its last day, if it is unchanged since it was read; nobody can apply after that. Of two
 * concurrent calls one succeeds.
 */
export async function closeVacancy(
  { member }: Visit,
  { id, version }: { id: string; version: number },
): Promise<{ id: string }> {
  await db().$transaction(async (on) => {
    const count = await on.$executeRaw`
      UPDATE vacancies v SET closed_at = now(), version = version + 1, updated_at = now()
      WHERE v.id = ${id}::uuid AND v.version = ${version} AND ${isOpenNow}`;
    if (count === 0) throw new AppError("conflict", fault("vacancy.changed"));
    await record(
      { action: "vacancy.closed", outcome: "done", actorId: member.id, detail: { vacancy: id } },
      on,
    );
  });
  return { id };
}
