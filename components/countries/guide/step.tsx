import {
  daySpan,
  enumerated,
  forWords,
  isLastKnown,
  money,
  notStated,
  stepOnlineWords,
} from "#lib/countries/guide-words.ts";
import type { Registration } from "#lib/countries/schema.ts";
import { StatusMark } from "./status-mark.tsx";

/* A note that only repeats the amount "Free". */
const saysFree = /^(free( of charge)?|no charge)$/;

type Props = { step: Registration["steps"][number]; sources: Registration["sources"] };

/** One step: a box to tick, who does it, what to bring, what you get, what it costs, and how this is known. */
export function Step({ step, sources }: Props) {
  const who = forWords[step.for];
  const old = isLastKnown(step, sources);
  const unsaid = notStated(step);
  return (
    <li id={`step-${step.order}`}>
      <h3>
        <label>
          <input type="checkbox" value={step.order} />
          {step.what}
        </label>
      </h3>
      <p>
        {step.institutionUrl ? <a href={step.institutionUrl}>{step.institution}</a> : step.institution}
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
              <b>{money(step.cost)}</b>
              {old && (
                <>
                  {" "}
                  <i className="old">last known</i>
                </>
              )}
              {step.cost.note && !saysFree.test(step.cost.note) && <small> {step.cost.note}</small>}
            </dd>
          </>
        )}
        {step.days && (
          <>
            <dt>Time</dt>
            <dd>
              <b>{daySpan(step.days)}</b>
              {old && (
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
