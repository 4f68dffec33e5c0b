import {
  daySpan,
  enumerated,
  forWords,
  isLastKnown,
  isLastKnownCost,
  notStated,
  stepOnlineWords,
} from "#lib/countries/words/open/guide-words.ts";
import { Amount } from "#components/page/amount.tsx";
import { AmountsIn } from "#components/page/amounts-in.tsx";
import type { RegistrationStep } from "#lib/countries/record/open/registration-schema.ts";
import type { Country } from "#lib/countries/record/open/schema.ts";
import { OfficeLink } from "./office-link.tsx";
import { StatusMark } from "./status-mark.tsx";

/* A note that only repeats the amount "Free". */
const saysFree = /^(free( of charge)?|no charge)$/;

type Props = { step: RegistrationStep; country: Country };

/** One step: a box to tick, who does it, what to bring, what you get, what it costs, and how this is known. */
export function Step({ step, country }: Props) {
  const { sources } = country.registration;
  const who = forWords[step.for];
  const oldTime = isLastKnown(step, sources);
  const oldCost = isLastKnownCost(step, sources);
  const unsaid = notStated(step);
  return (
    <li id={`step-${step.order}`}>
      <h3>
        <label>
          <input type="checkbox" value={step.order} />
          <AmountsIn text={step.what} />
        </label>
      </h3>
      <p>
        <OfficeLink agencies={country.agencies} url={step.institutionUrl}>
          {step.institution}
        </OfficeLink>
        {who && (
          <>
            {" "}
            <i className="who">{who}</i>
          </>
        )}
      </p>
      <dl>
        {step.bring.length > 0 && (
          <>
            <dt>Bring</dt>
            <dd>{enumerated(step.bring)}</dd>
          </>
        )}
        <dt>You get</dt>
        <dd>{step.get}</dd>
        {step.cost && (
          <>
            <dt>Cost</dt>
            <dd>
              <Amount {...step.cost} />
              {oldCost && (
                <>
                  {" "}
                  <i className="old">last known</i>
                </>
              )}
              {step.cost.note && !saysFree.test(step.cost.note) && (
                <small>
                  {" "}
                  <AmountsIn text={step.cost.note} />
                </small>
              )}
            </dd>
          </>
        )}
        {step.days && (
          <>
            <dt>Time</dt>
            <dd>
              <b>{daySpan(step.days)}</b>
              {oldTime && (
                <>
                  {" "}
                  <i className="old">last known</i>
                </>
              )}
            </dd>
          </>
        )}
        {step.online !== null && (
          <>
            <dt>Online</dt>
            <dd>{stepOnlineWords(step.online)}</dd>
          </>
        )}
        {step.law && (
          <>
            <dt>Law</dt>
            <dd>{step.law}</dd>
          </>
        )}
      </dl>
      <p className="src">
        <StatusMark status={step.status} ids={step.sources} sources={sources} />
        {unsaid && (
          <>
            <br />
            {unsaid}
          </>
        )}
      </p>
    </li>
  );
}
