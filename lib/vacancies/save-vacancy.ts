import "server-only";
import { record } from "../audit/index.ts";
import { db } from "../db.ts";
import { AppError } from "../errors.ts";
import type { Prisma } from "../generated/prisma/client.ts";
import type { Visit } from "#lib/members/open/visit.ts";
import { fault } from "#lib/words/faults.ts";
import type { VacancySaved } from "./schema.ts";

type Given = Omit<Prisma.VacancyUncheckedCreateInput, "id" | "version">;

/** Of two who changed the same post at once, the second is told. */
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
 * Advertises a post, or changes the one of an id as it was read; one that was closed is open again until its new last day.
 * Post and audit line are one transaction. Throws `conflict` where somebody changed it meanwhile.
 */
export async function saveVacancy(
  { member }: Visit,
  { id, version, country, town, closesOn, ...said }: VacancySaved,
): Promise<{ id: string }> {
  const given = {
    ...said,
    countrySlug: country ?? null,
    town: town ?? null,
    closesOn: new Date(closesOn),
  };
  return db().$transaction(async (on) => {
    if (id) await change(on, id, version ?? 0, given);
    const saved = id ?? (await on.vacancy.create({ data: given, select: { id: true } })).id;
    const deed = id ? "vacancy.changed" : "vacancy.advertised";
    await record({ deed, outcome: "done", actorId: member.id, detail: { vacancy: saved } }, on);
    return { id: saved };
  });
}
