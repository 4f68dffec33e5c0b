import { useWords } from "#components/words/use-words.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import { FormFields } from "./form-fields.tsx";

/** The errors of a post whose form is not rendered again. */
export function FaultSummary({ state }: { state: Pick<FormState, "faults"> | undefined }) {
  const words = useWords("fields").pick("problem", "error", "optional");
  return <FormFields fields={[]} prefix="" typed={{}} faults={state?.faults ?? {}} words={words} />;
}
