import "server-only";
import { keyedHash } from "#lib/platform/secrets/index.ts";
import { db } from "#lib/platform/db.ts";
import { judgeGuess } from "./hourly-limits.ts";
import type { ConfidentialState, ShownCase } from "./open/states.ts";

/**
 * The key under which a receipt's case is stored: without AUTH_SECRET nobody can tell which receipt a row belongs to.
 */
export const lookupHash = (lookup: string): string => keyedHash("confidential receipt", lookup);

type OwnPart = {
  kind: "message" | "file" | "answer";
  /** The day it was added: "2026-11-26". */
  day: string;
  /**
   * Absent for files. A message from before messages were also sealed to the receipt opens only with a caseworker's
   * key.
   */
  sealed?: Uint8Array;
};

export type OwnCase = { id: string; state: ConfidentialState; parts: OwnPart[] };

export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** The id of a receipt's case, counted like `findOwnCase`; throws the same error for every wrong receipt. */
export const findOwnId = (lookup: string, address: string): Promise<string> =>
  judgeGuess(address, async () => {
    const found = await db().confidentialCase.findUnique({
      where: { lookup: lookupHash(lookup) },
      select: { id: true },
    });
    return found?.id;
  });

/** The case of a receipt. Each wrong receipt counts against its network. Throws the same error for every wrong one. */
export const findOwnCase = (lookup: string, address: string): Promise<OwnCase> =>
  judgeGuess(address, async () => {
    const found = await db().confidentialCase.findUnique({
      where: { lookup: lookupHash(lookup) },
      select: {
        id: true,
        state: true,
        contents: { select: { kind: true, addedOn: true, id: true }, orderBy: { place: "asc" } },
      },
    });
    if (!found) return undefined;
    const words = await db().confidentialPart.findMany({
      where: { caseId: found.id, kind: { not: "file" } },
      select: { id: true, sealed: true },
    });
    const sealed = new Map(words.map((one) => [one.id, one.sealed]));
    return {
      id: found.id,
      state: found.state,
      parts: found.contents.map(({ id, kind, addedOn }) => ({
        kind,
        day: dayOf(addedOn),
        ...(sealed.has(id) && { sealed: sealed.get(id)! }),
      })),
    };
  });

/**
 * A case as a call returns it: messages and answers are sealed, in base64 (encoded natively), and the id is left out.
 */
export const showOwnCase = ({ state, parts }: OwnCase): ShownCase => ({
  state,
  parts: parts.map(({ sealed, kind, day }) => ({
    kind,
    day,
    ...(sealed && { sealed: Buffer.from(sealed).toString("base64") }),
  })),
});
