import "server-only";
import { findCase, type CaseRow } from "#lib/domains/cases/index.ts";
import { AppError } from "#lib/platform/errors.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { kindsOf } from "./open/rights.ts";

/** The case with this reference. Throws `not_found` unless this member of staff may read its kind. */
export async function requireCase({ member }: Visit, reference: string): Promise<CaseRow> {
  const row = await findCase(reference, { kinds: kindsOf(member.role) });
  if (!row) throw new AppError("not_found", fault("case.unknown"));
  return row;
}
