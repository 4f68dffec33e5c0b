import type { FormId } from "#lib/platform/words/open/form-ids.ts";
import { stepPath } from "#lib/domains/forms/open/form-path.ts";

type Props = { form: FormId; step: string; label: string; className: string; onGo: (step: string) => void };

/** Leads to a step of the form on this page: at once with script, by its URL without. */
export function StepLink({ form, step, label, className, onGo }: Props) {
  return (
    <a
      className={className}
      href={stepPath(form, step)}
      onClick={(event) => {
        event.preventDefault();
        onGo(step);
      }}
    >
      {label}
    </a>
  );
}
