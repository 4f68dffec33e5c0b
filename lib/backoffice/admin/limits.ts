import "server-only";
import { isIP } from "node:net";
import { record } from "#lib/services/audit/index.ts";
import type { Visit } from "#lib/data/access/open/visit.ts";
import { countLimits, liftLimits, type LimitState } from "#lib/services/limits/index.ts";
import { db } from "#lib/platform/db.ts";
import { AppError } from "#lib/platform/errors.ts";
import { callerKey, plainAddress, siteKey } from "#lib/platform/http/client-address.ts";
import { findMember } from "#lib/domains/members/index.ts";
import { cleanLine } from "#lib/platform/text/clean.ts";
import { readAddress } from "#lib/platform/text/read-address.ts";
import { fault } from "#lib/platform/words/faults.ts";

/** The state of every limit. Each read is recorded in the audit log. */
export async function readLimits({ member }: Visit): Promise<LimitState[]> {
  const states = await countLimits();
  await record({ action: "limits.listed", outcome: "done", actorId: member.id });
  return states;
}

type Whose = { subjects: string[]; email?: string };

/**
 * The keys limits are counted under: an e-mail address and its account, an IPv4 address, or an IPv6 /64 and its /48.
 */
async function subjectsOf(typed: string): Promise<Whose> {
  const who = cleanLine(typed).toLowerCase();
  const address = plainAddress(who);
  if (isIP(address))
    return { subjects: [callerKey(address), siteKey(address)].filter((key) => key !== undefined) };
  const read = readAddress(typed);
  if (!("address" in read))
    throw new AppError("invalid_input", fault("checkFields"), { fields: { who: [fault("limit.who")] } });
  const email = read.address;
  const member = await findMember({ email });
  return { subjects: [email, ...(member ? [member.id] : [])], email };
}

/**
 * Clears the counts of one e-mail address and its account, or of one network address. The audit log stores the keyed
 * hash of the e-mail address, and does not store the network address.
 */
export async function liftLimitsOf({ member }: Visit, typed: string): Promise<{ lifted: number }> {
  const { subjects, email } = await subjectsOf(typed);
  return db().$transaction(async (on) => {
    const lifted = await liftLimits(subjects, on);
    if (lifted === 0)
      throw new AppError("invalid_input", fault("checkFields"), { fields: { who: [fault("limit.none")] } });
    const detail = { of: email ? "e-mail address" : "network address", lifted };
    await record(
      { action: "limits.lifted", outcome: "done", actorId: member.id, address: email, detail },
      on,
    );
    return { lifted };
  });
}
