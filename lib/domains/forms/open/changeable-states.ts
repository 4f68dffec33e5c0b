import type { SubmissionState } from "#lib/generated/prisma/enums.ts";
import { firstState } from "./first-state.ts";
import type { FormDefinition } from "./form.ts";

/**
 * The states in which a sender can change their answers: before anybody works on them, and after acceptance if the
 * entry is in a directory. A changed entry is reviewed again, and stays as it is until that is decided.
 */
export const changeableStates = (
  form: Pick<FormDefinition, "listing" | "isLetter">,
): readonly SubmissionState[] => (form.listing ? ["received", "accepted"] : [firstState(form)]);
