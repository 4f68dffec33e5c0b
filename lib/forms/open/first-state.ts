import type { SubmissionState } from "#lib/generated/prisma/enums.ts";
import type { FormDefinition } from "./form.ts";

/** Where what was sent begins. */
export const firstState = ({ isLetter }: Pick<FormDefinition, "isLetter">): SubmissionState =>
  isLetter ? "ready" : "received";
