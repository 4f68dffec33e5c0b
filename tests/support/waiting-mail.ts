import { db } from "#lib/platform/db.ts";
import { open } from "#lib/platform/secrets/index.ts";

type Mail = { to: string; subject: string; text: string };

/** Decrypted mail of one kind that waits to be sent to this address, newest first. */
export async function waitingMail(
  kind:
    | "code"
    | "new_device"
    | "grant_decided"
    | "submission"
    | "case"
    | "document"
    | "casework"
    | "caseworker"
    | "quote",
  email: string,
): Promise<Mail[]> {
  const rows = await db().outboxMail.findMany({
    where: { kind, sealed: { not: null } },
    orderBy: { createdAt: "desc" },
    take: 500,
  });
  return rows
    .map(({ sealed }) => open("outbox", sealed ?? new Uint8Array()) as Mail)
    .filter((mail) => mail?.to === email);
}
