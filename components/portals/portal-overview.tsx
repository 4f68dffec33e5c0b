import { SectionFrame } from "#components/page/section-frame.tsx";
import { ButtonLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { useWords } from "#components/words/use-words.ts";
import { getForm, pageOfStep, pageToBegin } from "#lib/domains/forms/index.ts";
import { statusOf } from "#lib/domains/forms/open/form-path.ts";
import { formTitle } from "#lib/data/content/form-words.ts";
import type { OwnInPortal, PortalRequest } from "#lib/domains/portals/index.ts";
import { sideOf, type PortalForm } from "#lib/domains/portals/open/member-sides.ts";
import { nextStep, type NextStep } from "#lib/domains/portals/open/next-step.ts";
import { numberFormat } from "#lib/platform/words/open/formats.ts";

const isAsked = ({ sent }: PortalRequest): boolean => "form" in sent && sent.status === "asked";

/** The link to where the next step is done. */
function placeOf(step: NextStep, forms: readonly PortalForm[]) {
  switch (step.kind) {
    case "answer":
    case "read":
      return statusOf(step.reference);
    case "goOn":
      return pageOfStep(step.form, step.step);
    case "send":
      return pageToBegin(forms.find(({ form }) => form === step.form) ?? step);
    case "ask":
      return "#support";
    case "wait":
      return undefined;
    default:
      return step satisfies never;
  }
}

type Props = { portal: string; own: OwnInPortal };

/** What is open in a portal, what is new, and the one thing to do next. */
export function PortalOverview({ portal, own: { requests, begun } }: Props) {
  const words = useWords("member-side");
  const count = numberFormat({}, words.locale);
  const { forms } = sideOf(portal);
  const step = nextStep({
    requests: requests.map((one) => ({ ...one, isAsked: isAsked(one), isOpen: one.state === "open" })),
    begun,
    forms: forms.flatMap(({ form }) => (getForm(form).isFor ? [] : [form])),
  });
  const figures = [
    [words("overview.open"), requests.filter(({ state }) => state === "open").length],
    [words("overview.asked"), requests.filter(isAsked).length],
    [words("overview.news"), requests.filter(({ hasNews }) => hasNews).length],
  ] as const;
  const place = placeOf(step, forms);
  const values = {
    reference: "reference" in step ? step.reference : "",
    form: "form" in step ? formTitle(step.form, words.locale) : "",
  };
  return (
    <SectionFrame id="overview" heading={words("overview.title")}>
      <div className="portal-overview">
        <dl className="portal-figures">
          {each(figures, ([label, value]) => (
            <div>
              <dt>{label}</dt>
              <dd>{count.format(value)}</dd>
            </div>
          ))}
        </dl>
        <div className="portal-next">
          <h3 className="text-lg">{words("next.title")}</h3>
          <p>{words(`next.${step.kind}`, values)}</p>
          {place && step.kind !== "wait" && (
            <ButtonLink href={place}>{words(`next.${step.kind}.link`)}</ButtonLink>
          )}
        </div>
      </div>
    </SectionFrame>
  );
}
