import "server-only";
import { db } from "#lib/platform/db.ts";
import { mayAnswerNow, standingNow } from "./invitations.ts";
import { mostQuotes, type AskedQuote, type QuoteStanding, type HandedQuote } from "./open/quote.ts";
import { openAnswer, openPassed, sayPassed } from "./quote-body.ts";
import { vendorOf } from "./read-request.ts";

type Row = {
  id: string;
  until: Date;
  passed: Uint8Array;
  sealed: Uint8Array | null;
  standing: QuoteStanding;
  mayAnswer: boolean;
};

/** What a vendor is asked to quote for, with what they can still answer first. It never includes who asks. */
export async function listAsked(
  { id: memberId }: { id: string },
  { take = mostQuotes }: { take?: number } = {},
): Promise<AskedQuote[]> {
  const rows = await db().$queryRaw<Row[]>`
    SELECT q.id::text, q.until, q.passed, q.sealed, ${standingNow}, ${mayAnswerNow} AS "mayAnswer"
    FROM quote_invitations q JOIN submissions r ON r.id = q.request_id
    WHERE q.member_id = ${memberId}::uuid
    ORDER BY ${mayAnswerNow} DESC, q.asked_at DESC, q.id LIMIT ${take}::int`;
  return rows.map(({ passed, sealed, ...row }) => {
    const answers = openPassed(row.id, passed);
    return {
      ...row,
      goods: String(answers["goods"] ?? ""),
      passed: sayPassed(answers),
      ...openAnswer(row.id, sealed),
    };
  });
}

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

/** What a member was asked to quote for and answered, and the quotes handed to them, for a copy of their data. */
export async function exportQuotesOf(member: { id: string }, take: number) {
  const [asked, handed] = await Promise.all([listAsked(member, { take }), listHanded(member, { take })]);
  return {
    asked: asked.map(({ passed, until, standing, quote, reason }) => ({
      passed: passed.map(({ label, answer }) => ({ label, answer })),
      until,
      standing,
      quote,
      reason,
    })),
    handed: handed.map(({ reference, handedAt, quote, firm }) => ({ reference, handedAt, quote, firm })),
  };
}
