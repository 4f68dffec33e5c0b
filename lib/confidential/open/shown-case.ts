import type { ConfidentialState } from "./states.ts";

type Part = { kind: "message" | "file" | "answer"; day: string };
/** A case as a browser gets it that has the receipt: messages and answers sealed, in base64. */
export type ShownCase = { state: ConfidentialState; parts: (Part & { sealed?: string })[] };
