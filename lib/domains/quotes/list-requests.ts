import "server-only";
import { db } from "#lib/platform/db.ts";
import { liveStates } from "#lib/domains/forms/index.ts";
import { mostRequests } from "./open/limits.ts";

/** A buyer's request in the desk's list, without any of its answers. */
export type ListedRequest = {
  reference: string;
  countrySlug: string | null;
  sentAt: Date;
  /** How many vendors were asked, and how many quotes wait to be handed over. */
  asked: number;
  waiting: number;
};

/** Requests for quotes that are neither refused nor withdrawn, latest first. For staff only. */
export async function listRequests(): Promise<ListedRequest[]> {
  const rows = await db().submission.findMany({
    where: { form: "quote-request", state: { in: [...liveStates] } },
    orderBy: [{ sentAt: "desc" }, { id: "desc" }],
    take: mostRequests,
    select: {
      reference: true,
      countrySlug: true,
      sentAt: true,
      passedTo: { where: { state: { not: "withdrawn" } }, select: { state: true, handedAt: true } },
    },
  });
  return rows.map(({ passedTo, ...row }) => ({
    ...row,
    asked: passedTo.length,
    waiting: passedTo.filter(({ state, handedAt }) => state === "quoted" && !handedAt).length,
  }));
}
