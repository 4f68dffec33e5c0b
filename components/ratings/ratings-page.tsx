import { PageEnd } from "#components/page/page-end.tsx";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { AppLink, ButtonLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { Flag } from "#components/ui/flag.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { Container, PageHeader, Section } from "#components/ui/section.tsx";
import { inSentence } from "#lib/data/countries/words/open/guide-words.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import { FaultSummary } from "#components/forms/plain-form.tsx";
import type { FormState } from "#lib/domains/fields/index.ts";
import type { RatingsView, WaitingRating } from "#lib/domains/ratings/index.ts";
import { ratingKinds } from "#lib/domains/ratings/open/ratings.ts";
import { ratingsPath, type RatingAction } from "#lib/domains/ratings/open/paths.ts";
import { CommentList, KindResult } from "./rating-results.tsx";
import { fewRatingsBelow } from "#lib/domains/ratings/open/words.ts";
import { RateIt } from "./rate-it.tsx";

/** Explains what the figures are, and what they are not. */
function HowCounted() {
  return (
    <Section id="how" title="How they are counted">
      <ul className="grid max-w-prose list-disc gap-2 ps-5">
        <li>
          Whoever has an account may give one score of each kind, from 1 to 5. A second one takes the place of
          the first.
        </li>
        <li>
          The average is the plain mean of all scores, to two decimals; n says how many there are. Nothing is
          weighted, left out or filled in.
        </li>
        <li>
          {`These are opinions of people who chose to give them, not a survey: they say nothing of everybody who lives there or has been there. Under ${fewRatingsBelow} they are marked as few.`}
        </li>
        <li>Nobody checks whether a member has been to the country.</li>
        <li>
          A moderator reads each comment before it is shown. What names a person or harms somebody is removed;
          praise and complaint are kept alike.
        </li>
      </ul>
    </Section>
  );
}

const words: Record<RatingAction, { title: string; text: string }> = {
  rated: {
    title: "Your rating counts",
    text: "You can change or withdraw it at any time. A comment is shown once a moderator has read it.",
  },
  withdrawn: {
    title: "Withdrawn",
    text: "The score no longer counts, and what you wrote with it is gone.",
  },
  removed: { title: "Removed", text: "The words are gone for good. The score still counts." },
};

/** Confirms the operation that was just done. */
function ActionNotice({ action }: { action: RatingAction }) {
  return (
    <Notice tone="good" title={words[action].title}>
      <p>{words[action].text}</p>
    </Notice>
  );
}

type Props = {
  country: Pick<Country, "slug" | "name" | "iso2">;
  /** Undefined while the database is unavailable. */
  view: RatingsView | undefined;
  isMember: boolean;
  waiting: readonly WaitingRating[];
  /** The operation that was just done. */
  action: RatingAction | undefined;
  /** The rejected rating, if any. */
  state?: FormState | undefined;
  /** The comment that a moderator could not remove, if any. */
  moderation?: FormState | undefined;
};

/** The ratings and comments of members on a country, with the forms to give them. */
export function RatingsPage(props: Props) {
  const { country, view, isMember } = props;
  const { slug, iso2 } = country;
  return (
    <>
      <Breadcrumbs path={ratingsPath(slug)} />
      <PageHeader
        eyebrow={
          <>
            <Flag iso2={iso2} size={24} /> Ratings by members
          </>
        }
        title={`Ratings of ${inSentence(country)}`}
        lead="What members of this site think of the country, in four respects. Opinions, not a survey."
      >
        {view && <ButtonLink href="#rate">{isMember ? "Your ratings" : "Rate it"}</ButtonLink>}
        <ButtonLink href={`/explore/countries/${slug}`} variant="secondary">
          {`Profile of ${inSentence(country)}`}
        </ButtonLink>
      </PageHeader>
      {view ? <Inside {...props} view={view} /> : <Away slug={slug} />}
      <HowCounted />
      <Container className="pb-section">
        <PageEnd path={ratingsPath(slug)} />
      </Container>
    </>
  );
}

type InsideProps = Props & { view: RatingsView };

function Inside({ country: { slug }, view, isMember, waiting, action, state, moderation }: InsideProps) {
  return (
    <>
      {moderation && (
        <Container className="pb-6">
          <FaultSummary state={moderation} />
        </Container>
      )}
      {action && (
        <Container className="pb-6">
          <ActionNotice action={action} />
        </Container>
      )}
      <Section id="averages" title="What they say" lead="1 is the lowest score, 5 the highest.">
        <div className="rating-grid">
          {each(ratingKinds, (kind) => (
            <KindResult kind={kind} rating={view.kinds[kind]} />
          ))}
        </div>
      </Section>
      <RateIt slug={slug} isMember={isMember} own={view.own} waiting={waiting} state={state} />
      <Section id="comments" title="What some of them wrote">
        <CommentList slug={slug} comments={view.comments} />
      </Section>
    </>
  );
}

function Away({ slug }: { slug: string }) {
  return (
    <Container className="pb-section">
      <Notice tone="caution" title="Ratings cannot be shown right now">
        <p>
          Nothing is lost. <AppLink href={ratingsPath(slug)}>Load the page again</AppLink> in a moment.
        </p>
      </Notice>
    </Container>
  );
}
