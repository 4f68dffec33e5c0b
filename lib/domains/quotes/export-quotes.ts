import "server-only";
import { listAsked } from "./list-asked.ts";
import { listHanded } from "./list-handed.ts";

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
