import { AppLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import { Notice } from "#components/ui/notice.tsx";
import { Section } from "#components/ui/section.tsx";
import { FaultSummary } from "#components/forms/plain-form.tsx";
import type { FormState } from "#lib/domains/fields/index.ts";
import type { OwnRating, WaitingRating } from "#lib/domains/ratings/index.ts";
import { kindField } from "#lib/domains/ratings/shared/fields.ts";
import { ratingKinds } from "#lib/domains/ratings/open/keys.ts";
import { waitingMinutes } from "#lib/domains/ratings/open/limits.ts";
import { signInForRatings } from "#lib/domains/ratings/open/paths.ts";
import { RatingForm } from "./rating-form.tsx";

type Props = {
  slug: string;
  isMember: boolean;
  own: readonly OwnRating[];
  /** Ratings of this country that are stored in this browser and not yet filed. */
  waiting: readonly WaitingRating[];
  /** The rejected rating of this country, if any. */
  state: FormState | undefined;
};

/** The four forms, filled with the filed rating or with what was typed before. */
export function RateIt({ slug, isMember, own, waiting, state }: Props) {
  const refused = ratingKinds.find((kind) => kind === state?.typed[kindField.name]?.[0]);
  return (
    <Section
      id="rate"
      title={isMember ? "Your ratings" : "Rate it"}
      lead="One score of each kind, as you know the country. Rate only what you can judge."
    >
      <HowToFile slug={slug} isMember={isMember} isWaiting={waiting.length > 0} />
      {!refused && <FaultSummary state={state} />}
      <div className="rating-grid">
        {each(ratingKinds, (kind) => (
          <RatingForm
            slug={slug}
            kind={kind}
            own={own.find((one) => one.kind === kind)}
            waiting={waiting.find((one) => one.kind === kind)}
            state={kind === refused ? state : undefined}
          />
        ))}
      </div>
    </Section>
  );
}

function HowToFile({ slug, isMember, isWaiting }: { slug: string; isMember: boolean; isWaiting: boolean }) {
  if (isMember && !isWaiting) return null;
  if (isMember)
    return (
      <Notice tone="caution" title="Not filed yet">
        <p>
          What you chose before you signed in could not be filed: you may have rated very often in a short
          time. It stands below; send it again.
        </p>
      </Notice>
    );
  return (
    <Notice
      tone={isWaiting ? "caution" : "info"}
      title={isWaiting ? "Not filed yet" : "You will be asked to sign in"}
    >
      <p>
        {isWaiting
          ? "What you chose waits in this browser and stands below. It is filed once you have signed in."
          : `Ratings are those of members. What you choose and write below waits in this browser for ${waitingMinutes} minutes, and is filed once you have signed in.`}{" "}
        <AppLink href={signInForRatings(slug)}>Sign in</AppLink>
      </p>
    </Notice>
  );
}
