import "server-only";
import { z } from "zod";
import type { Prisma } from "#lib/generated/prisma/client.ts";
import { open, seal } from "#lib/platform/secrets/index.ts";
import { holderOf } from "#lib/domains/fields/index.ts";
import { startedDays, startedMemberDays } from "#lib/data/retention/open/periods.ts";
import type { Answers } from "#lib/domains/fields/open/fields.ts";
import type { FormId } from "#lib/platform/words/open/form-ids.ts";

/** Who fills a form in: a member, or a browser by its token. */
export type Filler = { memberId?: string | undefined; token?: string | undefined };

/** A form that is being filled in. */
export type Started = {
  id: string;
  form: FormId;
  answers: Answers;
  /** Counts the writes. */
  version: number;
  /** The submission that is being changed. */
  amendsId: string | null;
  expiresAt: Date;
};

const purpose = "started form";
const body = z.object({ id: z.uuid(), answers: z.record(z.string(), z.unknown()) });

export const sealStarted = (id: string, answers: Answers): Uint8Array<ArrayBuffer> =>
  seal(purpose, { id, answers });

/** The answers of a row; empty if the seal belongs to another row. */
export function openStarted({ id, sealed }: { id: string; sealed: Uint8Array }): Answers {
  const parsed = body.extend({ id: z.literal(id) }).safeParse(open(purpose, sealed));
  return parsed.success ? parsed.data.answers : {};
}

const dayMs = 86_400_000;

/** When it expires after a change: later for a member, who alone can open it. */
export const lapseOf = ({ memberId }: Filler, now: Date): Date =>
  new Date(now.getTime() + (memberId ? startedMemberDays : startedDays) * dayMs);

/**
 * The rows a filler may open: a member's own, and those begun in this browser while nobody was signed in. They exclude
 * what another member typed in the same browser.
 */
export function ownStarted({ memberId, token }: Filler): Prisma.StartedFormWhereInput | undefined {
  const ways: Prisma.StartedFormWhereInput[] = [
    ...(memberId ? [{ memberId }] : []),
    ...(token ? [{ holder: holderOf(token), memberId: null }] : []),
  ];
  return ways.length > 0 ? { OR: ways } : undefined;
}
