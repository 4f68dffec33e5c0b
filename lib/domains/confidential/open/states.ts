export const confidentialStates = ["waiting", "answered", "closed"] as const;
export type ConfidentialState = (typeof confidentialStates)[number];

/** Why a case was closed: a code, so that nothing about the case is written down. */
export const closingReasons = ["helped", "referred", "silent", "duplicate", "abuse"] as const;
export type ClosingReason = (typeof closingReasons)[number];

/** The size of sealed bytes, only as precisely as it is disclosed. */
export type SizeClass = "small" | "medium" | "large";
export const sizeClassOf = (bytes: number): SizeClass =>
  bytes < 20 * 1024 ? "small" : bytes < 300 * 1024 ? "medium" : "large";

type Part = { kind: "message" | "file" | "answer"; day: string };
/** A case as it is sent to a browser that has the receipt: messages and answers are sealed, in base64. */
export type ShownCase = { state: ConfidentialState; parts: (Part & { sealed?: string })[] };
