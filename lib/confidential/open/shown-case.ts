import { base64 } from "@scure/base";
import type { ConfidentialState } from "./states.ts";

type Part = { kind: "message" | "file" | "answer"; day: string };
/** A case as a browser gets it that has the receipt: messages and answers sealed, in base64. */
export type ShownCase = { state: ConfidentialState; parts: (Part & { sealed?: string })[] };

export const showOwnCase = ({
  state,
  parts,
}: {
  state: ConfidentialState;
  parts: readonly (Part & { sealed?: Uint8Array })[];
}): ShownCase => ({
  state,
  parts: parts.map(({ sealed, kind, day }) => ({
    kind,
    day,
    ...(sealed && { sealed: base64.encode(sealed) }),
  })),
});
