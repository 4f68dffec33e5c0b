import "server-only";
import { db } from "#lib/platform/db.ts";
import type { SubmissionState } from "#lib/generated/prisma/enums.ts";
import { answerOf, getListingForm } from "#lib/domains/forms/index.ts";
import { changeableStates } from "#lib/domains/forms/open/form.ts";
import type { Directory } from "#lib/data/site/directories.ts";

/** An entry that a member submitted to a directory. */
export type OwnListing = {
  reference: string;
  state: SubmissionState;
  sentAt: Date;
  name: string;
  listedAt: Date | undefined;
  /** When it expires, unless it is removed first. */
  until: Date | undefined;
  isChangeable: boolean;
};

/** A member's own entries in a directory, latest first. */
export async function listOwnListings(
  memberId: string,
  directory: Directory,
  take: number,
): Promise<OwnListing[]> {
  const form = getListingForm(directory);
  const rows = await db().submission.findMany({
    where: { memberId, form: form.id },
    orderBy: [{ sentAt: "desc" }, { id: "asc" }],
    take,
    select: {
      reference: true,
      state: true,
      sentAt: true,
      expiresAt: true,
      sealed: true,
      listing: { select: { name: true, listedAt: true } },
    },
  });
  return rows.map(({ listing, expiresAt, sealed, ...row }) => ({
    ...row,
    name: listing?.name ?? answerOf(row.reference, sealed, form.listing.name),
    listedAt: listing?.listedAt,
    until: (listing && expiresAt) ?? undefined,
    isChangeable: changeableStates(form).includes(row.state),
  }));
}
