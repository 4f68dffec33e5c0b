import "server-only";
import { db } from "#lib/platform/db.ts";
import { mostQuotes } from "./open/limits.ts";
import type { HandedQuote } from "./open/quote.ts";
import { openAnswer, openPassed } from "./quote-body.ts";
import { vendorOf } from "./vendor-of.ts";

/** The quotes that staff handed to this buyer, latest first: for all their requests, or for one. */
export async function listHanded(
  { id: memberId }: { id: string },
  { reference, take = mostQuotes }: { reference?: string; take?: number } = {},
): Promise<HandedQuote[]> {
  const rows = await db().quoteInvitation.findMany({
    where: { handedAt: { not: null }, request: { memberId, ...(reference && { reference }) } },
    orderBy: [{ handedAt: "desc" }, { id: "asc" }],
    take,
    select: {
      id: true,
      passed: true,
      sealed: true,
      handedAt: true,
      request: { select: { reference: true } },
      vendor: { select: { id: true, reference: true, sealed: true } },
    },
  });
  return rows.flatMap(({ id, passed, sealed, handedAt, request, vendor }) => {
    const { quote } = openAnswer(id, sealed);
    if (!quote || !handedAt) return [];
    return [
      {
        id,
        reference: request.reference,
        goods: String(openPassed(id, passed)["goods"] ?? ""),
        handedAt,
        quote,
        firm: quote.showName ? vendorOf(vendor).firm : undefined,
      },
    ];
  });
}
