import type { ReactNode } from "react";
import { each } from "#components/ui/each.ts";
import { useWords } from "#components/words/use-words.ts";
import { answerInWords } from "#lib/domains/forms/index.ts";
import { labelOf } from "#lib/domains/fields/shared/texts.ts";
import { quoteFields } from "#lib/domains/quotes/open/fields.ts";
import type { HandedQuote, Quote } from "#lib/domains/quotes/open/quote.ts";
import { Moment } from "./moment.tsx";

/** What a vendor quoted, question by question; omitted answers are not shown, nor whether the firm may be named. */
export function QuoteAnswers({ quote }: { quote: Quote }) {
  const { locale } = useWords("quotes");
  const answered = quoteFields.filter(({ name }) => name !== "showName" && quote[name] !== undefined);
  return (
    <dl className="answers">
      {each(answered, (field) => (
        <div>
          <dt>{labelOf(field, locale)}</dt>
          <dd>{answerInWords(field, quote[field.name], locale)}</dd>
        </div>
      ))}
    </dl>
  );
}

type Props = {
  quotes: readonly HandedQuote[];
  /** The link to what a quote is for, if the page does not show it. */
  toRequest?: (reference: string) => ReactNode;
};

/** Quotes that staff passed on to a buyer. */
export function QuoteList({ quotes, toRequest }: Props) {
  const words = useWords("quotes");
  return (
    <div className="grid gap-4">
      {each(quotes, ({ reference, goods, handedAt, quote, firm }) => (
        <article className="card grid gap-2" aria-label={firm ?? words("handed.vendor")}>
          <h3 className="text-lg">{firm ?? words("handed.vendor")}</h3>
          <p className="text-muted">
            {words.rich("handed.for", { goods, moment: <Moment at={handedAt} day /> })}
          </p>
          <QuoteAnswers quote={quote} />
          {toRequest?.(reference)}
        </article>
      ))}
      <p className="text-muted">{words("handed.noMoney")}</p>
    </div>
  );
}
