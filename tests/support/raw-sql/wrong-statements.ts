import { db } from "#lib/platform/db.ts";
import { Prisma } from "#lib/generated/prisma/client.ts";

type Row = { id: string; filedAt: Date };

/** Statements with one fault each, which the test of raw SQL must find. They never run. */
export const wrongStatements = {
  renamedColumn: () => db().$queryRaw<Row[]>`SELECT id, filed_at FROM leads`,
  wrongKind: () => db().$queryRaw<Row[]>`SELECT id, filed_at::text AS "filedAt" FROM leads`,
  bigCount: () => db().$queryRaw<{ count: number }[]>`SELECT count(*) FROM leads`,
  lostColumn: () => db().$executeRaw`UPDATE leads SET no_such_column = now()`,
  wrongParameter: (at: number) => db().$executeRaw`DELETE FROM leads WHERE filed_at < ${at}`,
  wrongInOneCase: (isNew: boolean) =>
    db().$queryRaw<
      { page: string }[]
    >`SELECT page FROM leads ${isNew ? Prisma.sql`ORDER BY filled_at` : Prisma.empty}`,
};
