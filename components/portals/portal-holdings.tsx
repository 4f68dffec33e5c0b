import { AnswersView } from "#components/forms/steps/answers-view.tsx";
import { SectionFrame } from "#components/page/section-frame.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { each } from "#components/ui/each.ts";
import { Moment } from "#components/page/moment.tsx";
import { useWords, type WordKey } from "#components/words/use-words.ts";
import { answersInWords, type OwnSubmission } from "#lib/domains/forms/index.ts";
import { formTitle } from "#lib/data/content/form-words.ts";
import { statusOf } from "#lib/domains/forms/open/form-path.ts";

const titles: Readonly<Record<string, WordKey<"portal-parts">>> = {
  vendor: "holdings.vendor",
  "credit-union": "holdings.credit-union",
  afrivent: "holdings.afrivent",
  health: "holdings.health",
  "clearsight-training": "holdings.clearsight-training",
  "seed-bank": "holdings.seed-bank",
};

/** The heading of what a member has in a portal. */
const titleOf = (portal: string): WordKey<"portal-parts"> => titles[portal] ?? "holdings.clearsight";

type Props = { portal: string; holdings: readonly OwnSubmission[] };

/** A member's submissions that staff accepted, as they were sent: their profile, their varieties, their household. */
export function PortalHoldings({ portal, holdings }: Props) {
  const words = useWords("member-side");
  const parts = useWords("portal-parts");
  const lead = portal === "afrivent" ? parts("holdings.afrivent.lead") : words("holdings.lead");
  return (
    <SectionFrame id="holdings" heading={parts(titleOf(portal))} lead={lead}>
      <div className="portal-state">
        {each(holdings, ({ reference, form, answers = {}, files, sentAt }) => (
          <Disclosure
            open={holdings.length === 1}
            summary={
              <span>
                {parts.rich("holdings.of", {
                  form: formTitle(form.id, words.locale),
                  reference,
                  moment: <Moment at={sentAt} day />,
                })}
              </span>
            }
          >
            <div className="portal-state">
              <AnswersView
                level={3}
                prefix={reference}
                steps={answersInWords(form, answers, words.locale, files)}
              />
              <p>
                <AppLink className="link part-next" href={statusOf(reference)}>
                  {words("holdings.follow", { reference })}
                </AppLink>
              </p>
            </div>
          </Disclosure>
        ))}
      </div>
    </SectionFrame>
  );
}
