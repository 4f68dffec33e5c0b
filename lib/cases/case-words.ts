import "server-only";
import { z } from "zod";
import { open, seal } from "#lib/secrets/index.ts";

const purpose = "case";
const sealedWords = z.object({ caseId: z.string(), words: z.string() });

/** What was written in a case, as it stands in the table. */
export const sealCaseWords = (caseId: string, words: string): Uint8Array<ArrayBuffer> =>
  seal(purpose, { caseId, words });

/** The words of a case; undefined where there are none, or they are another's. */
export function openCaseWords(caseId: string, sealed: Uint8Array | null): string | undefined {
  const { data } = sealedWords.safeParse(sealed && open(purpose, sealed));
  return data?.caseId === caseId ? data.words : undefined;
}
