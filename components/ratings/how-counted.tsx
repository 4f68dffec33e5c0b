import { Section } from "#components/ui/section.tsx";
import { fewRatingsBelow } from "#lib/domains/ratings/open/words.ts";

/** Explains what the figures are, and what they are not. */
export function HowCounted() {
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
