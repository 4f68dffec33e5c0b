import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { useWords } from "#components/words/use-words.ts";
import { getForm, pageOfStep, pageToBegin } from "#lib/domains/forms/index.ts";
import { introduce } from "#lib/data/content/form-words.ts";
import type { OwnInPortal } from "#lib/domains/portals/index.ts";
import type { PortalForm } from "#lib/domains/portals/open/member-sides.ts";

type Props = { forms: readonly PortalForm[]; own: OwnInPortal | "away" };

/** The forms of a portal, each with its purpose and a link to begin or continue it. */
export function PortalForms({ forms, own }: Props) {
  const begun = own === "away" ? [] : own.begun;
  const sent = own === "away" ? [] : own.requests.flatMap(({ sent }) => ("form" in sent ? [sent.form] : []));
  return (
    <ul className="portal-inside">
      {each(forms, (form) => (
        <FormCard
          form={form}
          step={begun.find((one) => one.form === form.form && !one.isChange)?.next}
          isSent={sent.includes(form.form)}
        />
      ))}
    </ul>
  );
}

type CardProps = { form: PortalForm; step: string | undefined; isSent: boolean };

function FormCard({ form, step, isSent }: CardProps) {
  const words = useWords("member-side");
  const formWords = useWords("forms");
  const { form: id } = form;
  const { isFor, minutes } = getForm(id);
  const { title, lead } = introduce({ id }, words.locale);
  return (
    <li className="card">
      <h3>{title}</h3>
      <p>{lead}</p>
      {isFor && !step ? (
        <p>
          <a className="link part-next" href="#vacancies">
            {formWords("start.posts")}
          </a>
        </p>
      ) : (
        <p>
          <AppLink className="link part-next" href={step ? pageOfStep(id, step) : pageToBegin(form)}>
            {step ? words("forms.goOn") : isSent ? words("forms.again") : formWords("start.begin")}
          </AppLink>{" "}
          <span className="text-muted">{formWords("start.minutes", { minutes })}</span>
        </p>
      )}
    </li>
  );
}
