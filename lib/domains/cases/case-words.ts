import "server-only";
import { z } from "zod";
import { open, seal } from "#lib/platform/secrets/index.ts";

const purpose = "case";
const sealedWords = z.object({ caseId: z.string(), words: z.string() });

/** Encrypts text of a case for storage. */
export const sealCaseWords = (caseId: string, words: string): Uint8Array<ArrayBuffer> =>
  seal(purpose, { caseId, words });

/** Decrypts text of a case; undefined if there is none or it belongs to another case. */
export function openCaseWords(caseId: string, sealed: Uint8Array | null): string | undefined {
  const { data } = sealedWords.safeParse(sealed && open(purpose, sealed));
  return data?.caseId === caseId ? data.words : undefined;
}
