import { AmountsIn } from "#components/page/amounts-in.tsx";
import { each } from "#components/ui/each.ts";
import { papersOfSteps, stepsOfPath } from "#lib/data/countries/index.ts";
import type { PathKind } from "#lib/data/countries/paths/open/path-kinds.ts";
import { papersHeading } from "#lib/data/countries/paths/open/path-words.ts";
import { languageOfName } from "#lib/data/countries/words/open/name-language.ts";
import { asSentence } from "#lib/data/countries/words/open/guide-words.ts";
import { Named } from "../named.tsx";
import type { GuideProps } from "./sections.ts";

/** Everything to have ready before starting, collected from the steps. */
export function Papers({ country, kind }: GuideProps & { kind: PathKind }) {
  const papers = papersOfSteps(stepsOfPath(country.registration, kind).main.map(({ step }) => step));
  if (papers.length === 0) return null;
  return (
    <details className="papers">
      <summary>{papersHeading(papers.length)}</summary>
      <ul className="bullets">
        {each(papers, (paper) => (
          <li>{languageOfName(paper) ? <Named name={paper} /> : <AmountsIn text={asSentence(paper)} />}</li>
        ))}
      </ul>
    </details>
  );
}
