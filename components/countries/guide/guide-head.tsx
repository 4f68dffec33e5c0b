import { Locator } from "#components/charts/locator.tsx";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { RatingsStrip } from "#components/page/ratings/ratings-strip.tsx";
import { ButtonLink, AppLink } from "#components/ui/app-link.tsx";
import { Flag } from "#components/ui/flag.tsx";
import { InPageLanguage } from "#components/words/in-english.tsx";
import { type PathKind, pathKinds } from "#lib/data/countries/paths/open/path-kinds.ts";
import { pathWords } from "#lib/data/countries/paths/open/path-words.ts";
import { inSentence } from "#lib/data/countries/words/open/guide-words.ts";
import { planHref } from "#lib/domains/plans/open/plan-text.ts";
import { startPath } from "#lib/data/site/country-path.ts";
import { compareHref } from "../compare/parse-compare.ts";
import { AnswerCard } from "./answer-card.tsx";
import { each } from "#components/ui/each.ts";
import type { GuideProps } from "./guide-section.tsx";

/** What to register. Each choice is its own page, with its own answer, steps and papers. */
function PathSwitch({ slug, current }: { slug: string; current: PathKind }) {
  return (
    <nav className="path-switch" aria-label="What you register">
      <ul>
        {each(pathKinds, (kind) => (
          <li>
            <AppLink href={startPath(kind, slug)} aria-current={kind === current ? "page" : undefined}>
              {pathWords[kind].tab}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The head of a guide: breadcrumbs, the path, its short answer, and the three actions on it. */
export function GuideHead({ country, kind }: GuideProps & { kind: PathKind }) {
  const { slug, name, iso2, region, officialName } = country;
  return (
    <header>
      <Breadcrumbs path={startPath(kind, slug)} />
      <p className="eyebrow">
        <Flag iso2={iso2} size={40} /> <span>{`${officialName}, ${region}`}</span>
      </p>
      <h1>{pathWords[kind].title(inSentence(country))}</h1>
      <PathSwitch slug={slug} current={kind} />
      <AnswerCard country={country} kind={kind} />
      <p className="page-actions">
        <ButtonLink href={planHref(slug, kind)} data-opens="plan">
          Save as my plan
        </ButtonLink>
        <ButtonLink href="#ask" variant="secondary">
          Ask a question
        </ButtonLink>
        <ButtonLink href={startPath(kind, slug, "print")} variant="secondary">
          Print
        </ButtonLink>
        <ButtonLink href={compareHref([slug], { path: kind })} variant="secondary">
          Compare
        </ButtonLink>
      </p>
      <InPageLanguage>
        <RatingsStrip slug={slug} />
      </InPageLanguage>
      <Locator slug={slug} name={name} />
    </header>
  );
}
