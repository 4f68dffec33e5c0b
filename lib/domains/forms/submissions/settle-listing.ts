import "server-only";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { fold } from "#lib/platform/text/fold.ts";
import { findForm } from "../definitions/index.ts";
import type { Answers } from "#lib/domains/fields/open/fields.ts";
import type { ListingRule } from "../open/form.ts";
import { openSubmission } from "./submission-body.ts";

type Settled = { id: string; reference: string; form: string; sealed: Uint8Array };

/** The answers, besides the name, that a text search covers. */
const soughtIn = ["town", "description"];

/** The row of a directory, with public answers only. */
function rowOf({ directory, shows, name, field }: ListingRule, answers: Answers) {
  const body = Object.fromEntries(
    shows.flatMap((one) => (answers[one] === undefined ? [] : [[one, answers[one]]])),
  ) as Prisma.InputJsonObject;
  const said = (one: string) => (typeof body[one] === "string" ? body[one] : "");
  return {
    directory,
    countrySlug: said("country"),
    field: said(field),
    name: said(name),
    sought: fold([name, ...soughtIn].map(said).join(" ")),
    body,
  };
}

/**
 * Adds an accepted submission to the directory of its form, in the transaction `on`; with any other final state its
 * entry is deleted. A form without a directory has nothing to settle.
 */
export async function settleListing(
  on: Prisma.TransactionClient,
  { id: submissionId, reference, form, sealed }: Settled,
  isAccepted: boolean,
  now: Date,
): Promise<void> {
  const rule = findForm(form)?.listing;
  if (!rule) return;
  if (!isAccepted) {
    await on.listing.deleteMany({ where: { submissionId } });
    return;
  }
  const row = { ...rowOf(rule, openSubmission(reference, sealed).answers), listedAt: now };
  await on.listing.upsert({
    where: { submissionId },
    create: { submissionId, ...row },
    update: row,
    select: { id: true },
  });
}
