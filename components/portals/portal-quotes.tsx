import { FaultSummary, PlainForm } from "#components/forms/plain-form.tsx";
import { EmptyState } from "#components/page/empty-state.tsx";
import { Moment } from "#components/page/moment.tsx";
import { QuoteAnswers, QuoteList } from "#components/page/quote-list.tsx";
import { SectionFrame } from "#components/page/section-frame.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { each } from "#components/ui/each.ts";
import { srOnly } from "#components/ui/sr-only.tsx";
import { Tag, type TagTone } from "#components/ui/tag.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import { writePost } from "#lib/domains/fields/open/write-post.ts";
import { statusOf } from "#lib/domains/forms/open/form-path.ts";
import type { MemberSideData } from "#lib/domains/portals/index.ts";
import { fieldsOfAnswer, quoteFormId } from "#lib/domains/quotes/open/fields.ts";
import { answerCall, askedPath } from "#lib/domains/quotes/open/paths.ts";
import type { AskedQuote, QuoteStanding } from "#lib/domains/quotes/open/quote.ts";

const tones: Readonly<Record<QuoteStanding, TagTone>> = {
  asked: "caution",
  quoted: "info",
  declined: "neutral",
  withdrawn: "neutral",
  over: "neutral",
  handed: "good",
};

type Props = {
  asked: NonNullable<MemberSideData["asked"]>;
  /** The id of the request whose form is open. */
  chosen: string | undefined;
  /** The rejected answer, if any. */
  state: FormState | undefined;
};

/** The goods that buyers want and this vendor is asked to quote for. */
export function PortalQuotes({ asked, chosen, state }: Props) {
  const words = useWords("quotes");
  const isDrawn = asked !== "away" && asked.some(({ id, mayAnswer }) => id === chosen && mayAnswer);
  return (
    <SectionFrame id="quotes" heading={words("asked.title")} lead={words("asked.lead")} wide>
      <div className="portal-state">
        {!isDrawn && <FaultSummary state={state} />}
        {asked === "away" ? (
          <p>{words("asked.away")}</p>
        ) : asked.length > 0 ? (
          each(asked, (one) => <Asked one={one} isChosen={one.id === chosen} state={state} />)
        ) : (
          <EmptyState title={words("asked.none")} pattern="adire">
            <p>{words("asked.noneText")}</p>
          </EmptyState>
        )}
      </div>
    </SectionFrame>
  );
}

type AskedProps = { one: AskedQuote; isChosen: boolean; state: FormState | undefined };

function Asked({ one, isChosen, state }: AskedProps) {
  const words = useWords("quotes");
  const { id, goods, passed, until, standing, mayAnswer, quote, reason } = one;
  return (
    <article className="card portal-state" aria-label={goods}>
      <div className="portal-inside-head">
        <h3 className="text-lg">{goods}</h3>
        <Tag tone={tones[standing]}>{words(`standing.${standing}`)}</Tag>
      </div>
      <dl className="answers">
        {each(passed, ({ label, answer }) => (
          <div>
            <dt>{label}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
        <div>
          <dt>{words("asked.until")}</dt>
          <dd>
            <Moment at={until} day />
          </dd>
        </div>
      </dl>
      {quote && (
        <Disclosure summary={words("asked.yours")}>
          <QuoteAnswers quote={quote} />
        </Disclosure>
      )}
      {reason && <blockquote className="portal-words">{reason}</blockquote>}
      {mayAnswer &&
        (isChosen ? (
          <Forms one={one} state={state} />
        ) : (
          <p>
            <a className="link part-next" href={`${askedPath(id)}#quotes`}>
              {words.rich(standing === "asked" ? "asked.answer" : "asked.change", {
                goods,
                hidden: srOnly,
              })}
            </a>
          </p>
        ))}
    </article>
  );
}

/**
 * The forms to quote and to decline, filled with the earlier answer. They are not nested under the heading of the
 * request, because a summary of errors may come between.
 */
function Forms({ one: { id, quote, reason }, state }: Pick<AskedProps, "one" | "state">) {
  const words = useWords("quotes");
  const stateOf = (action: "give" | "decline") => (state?.form === quoteFormId(action) ? state : undefined);
  return (
    <>
      <section aria-labelledby="give-title" className="portal-form">
        <h3 id="give-title" className="text-lg">
          {words("give.title")}
        </h3>
        <p className="text-muted">{words("give.lead")}</p>
        <PlainForm
          action={answerCall("give")}
          fields={fieldsOfAnswer.give}
          hidden={{ id }}
          prefix="give"
          state={stateOf("give") ?? (quote && { typed: writePost(fieldsOfAnswer.give, quote), faults: {} })}
          submitLabel={words(quote ? "give.change" : "give.send")}
        />
      </section>
      <section aria-labelledby="decline-title" className="portal-form">
        <h3 id="decline-title" className="text-lg">
          {words("decline.title")}
        </h3>
        <PlainForm
          action={answerCall("decline")}
          fields={fieldsOfAnswer.decline}
          hidden={{ id }}
          prefix="decline"
          state={stateOf("decline") ?? (reason ? { typed: { reason: [reason] }, faults: {} } : undefined)}
          submitLabel={words("decline.send")}
          variant="secondary"
        />
      </section>
    </>
  );
}

/** Quotes that staff passed to this member as a buyer, each with a link to its request. */
export function PortalHanded({ handed }: { handed: NonNullable<MemberSideData["handed"]> }) {
  const words = useWords("quotes");
  return (
    <SectionFrame id="handed" heading={words("handed.title")} lead={words("handed.lead")}>
      {handed === "away" ? (
        <p>{words("handed.away")}</p>
      ) : (
        <QuoteList
          quotes={handed}
          toRequest={(reference) => (
            <p>
              <AppLink className="link part-next" href={statusOf(reference)}>
                {words("handed.follow", { reference })}
              </AppLink>
            </p>
          )}
        />
      )}
    </SectionFrame>
  );
}
