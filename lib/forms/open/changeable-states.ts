import type { SubmissionState } from "#lib/generated/prisma/enums.ts";
import { firstState } from "./first-state.ts";
import type { FormDefinition } from "./form.ts";

/**
 * The states in which a sender can change their answers: before anybody works on them, and what stands in a directory, which
 * is looked at anew then. Until that is decided the entry stays as it is.
 */
export const changeableStates = (
  form: Pick<FormDefinition, "listing" | "isLetter">,
): readonly SubmissionState[] => (form.listing ? ["received", "accepted"] : [firstState(form)]);
