import "server-only";
import { db } from "../db.ts";
import { liveStates } from "../forms/index.ts";
import { mostRequests } from "./open/limits.ts";

/** A buyer's request in the list of the desk: nothing of what was answered in it. */
export type ListedRequest = {
  reference: string;
  countrySlug: string | null;
  sentAt: Date;
  /** Vendors who were asked, and quotes that wait to be handed over. */
  asked: number;
  waiting: number;
};

/** Requests for quotes that are neither refused nor withdrawn, the latest first. For staff alone. */
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
