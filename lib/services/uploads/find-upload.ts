import "server-only";
import { db } from "#lib/platform/db.ts";
import { isUuid } from "#lib/platform/text/is-uuid.ts";

/** The columns of an upload that each request about it needs. */
export const findUpload = async (id: string) =>
  isUuid(id)
    ? ((await db().upload.findUnique({ where: { id }, omit: { sha256: true, createdAt: true } })) ??
      undefined)
    : undefined;

export type FoundUpload = NonNullable<Awaited<ReturnType<typeof findUpload>>>;
