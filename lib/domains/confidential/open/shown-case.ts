import type { ConfidentialState } from "./states.ts";

type Part = { kind: "message" | "file" | "answer"; day: string };
/** A case as it is sent to a browser that has the receipt: messages and answers are sealed, in base64. */
export type ShownCase = { state: ConfidentialState; parts: (Part & { sealed?: string })[] };
