import type { SubmissionState } from "#lib/generated/prisma/enums.ts";
import type { FormDefinition } from "./form.ts";

/** The initial state of a submission. */
export const firstState = ({ isLetter }: Pick<FormDefinition, "isLetter">): SubmissionState =>
  isLetter ? "ready" : "received";
