import "server-only";
import { db } from "#lib/platform/db.ts";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { askStorage, storageTimeout } from "./storage/storage-of-site.ts";

/**
 * Removes an upload, row and bytes, if it still matches `where`; returns whether it did. The row stays locked until the
 * bytes are deleted: nobody can keep the file meanwhile, and no bytes are left without a row, by which alone they are
 * found.
 */
export function removeUploadWhere(id: string, where: Prisma.UploadWhereInput): Promise<boolean> {
  return db().$transaction(
    async (tx) => {
      const { count } = await tx.upload.deleteMany({ where: { AND: [{ id }, where] } });
      if (count > 0) await askStorage((storage) => storage.remove(id));
      return count > 0;
    },
    { timeout: storageTimeout },
  );
}

/** Removes an upload that was not sent with its form. */
export const removeUpload = (id: string): Promise<boolean> => removeUploadWhere(id, { submissionId: null });
