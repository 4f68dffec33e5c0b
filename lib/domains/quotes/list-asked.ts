import "server-only";
import { db } from "#lib/platform/db.ts";
import { mayAnswerNow, standingNow } from "./invitation-row.ts";
import { mostQuotes } from "./open/limits.ts";
import type { AskedQuote, QuoteStanding } from "./open/quote.ts";
import { openAnswer, openPassed } from "./quote-body.ts";
import { sayPassed } from "./say-passed.ts";

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
