import { each } from "#components/ui/each.ts";
import { buttonClass } from "#components/ui/button-class.ts";
import { ExternalLink } from "#components/ui/app-link.tsx";
import { useWords } from "#components/words/use-words.ts";
import { findCountry } from "#lib/data/countries/record/index.ts";
import type { AskedQuestion, NavigatorAnswer } from "#lib/domains/navigator/open/answer.ts";
import { carriedOf } from "#lib/domains/navigator/open/navigator-href.ts";
import { NavigatorSentences } from "./navigator-sentences.tsx";
import type { ReactNode } from "react";
import { citeWords } from "./cited-text.tsx";
import { WordedSentences } from "./worded-sentences.tsx";

type Props = {
  /** The query string of the page, without a question mark. */
  query: string;
  /** The answer as the pages say it. */
  children: ReactNode;
};

/**
 * An answer that a model may reword while it is read. The original stays until then, without script, and on failure.
 */
function WordedAnswer({ query, children }: Props) {
  const words = {
    ...useWords("navigator-worded").pick("how", "own"),
    ...useWords("navigator-page").pick(...citeWords),
  };
  return (
    <WordedSentences query={query} words={words}>
      {children}
    </WordedSentences>
  );
}

type Found = Extract<NavigatorAnswer, { does: "answer" }> & {
  /** The question, if a model may reword the answer. */
  worded?: AskedQuestion | undefined;
};

const queryOf = (asked: AskedQuestion): string => new URLSearchParams(carriedOf(asked)).toString();

/** The answer from our pages, the offices that decide, and the comparison if there is one. */
export function AnswerFound({ sentences, offices, compare, worded }: Found) {
  const words = useWords("navigator-page");
  const list = (
    <>
      <NavigatorSentences sentences={sentences} />
      <p className="answer-how">{words("answer.where")}</p>
    </>
  );
  return (
    <>
      {worded ? <WordedAnswer query={queryOf(worded)}>{list}</WordedAnswer> : list}
      {offices.length > 0 && (
        <div className="answer-offices">
          <h3>{words("decides")}</h3>
          <p>{words("decides.lead")}</p>
          <ul>
            {each(offices, ({ country, name, href, decides }) => (
              <li>
                <OfficeName name={name} href={href} />
                <span>
                  {words("decides.of", { country: findCountry(country)?.name ?? country, decides })}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {compare && (
        <p>
          <a className={buttonClass("secondary")} href={compare.href}>
            {compare.label}
          </a>
        </p>
      )}
    </>
  );
}

function OfficeName({ name, href }: { name: string; href?: string | undefined }) {
  if (!href) return <strong>{name}</strong>;
  if (href.startsWith("/")) return <a href={href}>{name}</a>;
  return <ExternalLink href={href}>{name}</ExternalLink>;
}
