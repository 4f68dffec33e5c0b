import "server-only";
import { addCaseEvent, noteReply, type CaseRow } from "../cases/index.ts";
import { caseMail, newsSeconds, queueMail } from "../email/index.ts";
import { env } from "../env.ts";
import { statusOf } from "../forms/open/form-path.ts";
import type { Prisma } from "../generated/prisma/client.ts";
import type { Told } from "./matters/matter.ts";

/**
 * Writes an answer into a case, in the transaction `on`, and tells its sender by mail that there is one: once, until they
 * have read it. What it says stands on the page of the case alone.
 */
export async function replyTo(
  on: Prisma.TransactionClient,
  row: CaseRow,
  { words, email = "", title = "" }: Told,
  byId: string,
): Promise<void> {
  const { mustTell } = await noteReply(on, row);
  await addCaseEvent(on, row.id, { kind: "replied", byId, words });
  if (!mustTell) return;
  const url = new URL(statusOf(row.reference), env.SITE_URL).href;
  const letter = caseMail({ title, reference: row.reference, url });
  await queueMail({ kind: "case", to: email, ...letter, secondsToLive: newsSeconds }, on);
}
