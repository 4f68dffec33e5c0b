import { Amount, AmountsIn } from "#components/page/amounts.tsx";
import { each } from "#components/ui/each.ts";
import { foreignWordsIn } from "#lib/data/countries/words/open/name-language.ts";
import type { RegistrationStep } from "#lib/data/countries/record/open/registration-schema.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import {
  asSentence,
  boundOfNote,
  daySpan,
  enumerated,
  isLastKnown,
  isFreeAgain,
  isLastKnownCost,
  stepOnlineWords,
} from "#lib/data/countries/words/open/guide-words.ts";
import { Named, WithOwnWords } from "../names.tsx";
import { OfficeLink } from "./office-link.tsx";
import { StatusMark } from "./source-marks.tsx";

type Props = { step: RegistrationStep; country: Country; isSameOffice?: boolean };

/** One step: a checkbox, who does it, its cost, what to bring, what it gives, and its provenance. */
export function Step({ step, country, isSameOffice = false }: Props) {
  const { sources } = country.registration;
  const { cost, days } = step;
  const { before: bound, note: costNote } = boundOfNote(cost?.note);
  const notes = step.notes ?? [];
  const portals = notes.flatMap(({ onlineUrl }) => onlineUrl ?? []);
  const rules = notes.flatMap(({ costRule, daysCount }) => [costRule ?? [], daysCount ?? []].flat());
  return (
    <li id={`step-${step.order}`}>
      <h3>
        <label>
          <input type="checkbox" value={step.order} />
          {foreignWordsIn(step.what) ? <WithOwnWords text={step.what} /> : <AmountsIn text={step.what} />}
        </label>
      </h3>
      <p>
        {isSameOffice ? (
          "At the same office"
        ) : (
          <OfficeLink agencies={country.agencies} url={step.institutionUrl}>
            {step.institution}
          </OfficeLink>
        )}
      </p>
      {(cost || days) && (
        <p className="price">
          {cost && !bound && <Amount {...cost} />}
          {cost && bound && (
            <span>
              {bound} <Amount {...cost} />
            </span>
          )}
          {cost && isLastKnownCost(step, sources) && <i className="old">last known</i>}
          {days && <span>{daySpan(days)}</span>}
          {days && !cost && isLastKnown(step, sources) && <i className="old">last known</i>}
          {costNote && !isFreeAgain(costNote) && (
            <small>
              <AmountsIn text={asSentence(costNote)} />
            </small>
          )}
        </p>
      )}
      {each(rules, (rule) => (
        <p className="rule">
          <AmountsIn text={asSentence(rule)} />
        </p>
      ))}
      <dl>
        {step.bring.length > 0 && (
          <>
            <dt>Bring</dt>
            <dd>{enumerated(step.bring)}</dd>
          </>
        )}
        <dt>You get</dt>
        <dd>
          <Named name={step.get} />
        </dd>
        {(step.online !== null || portals.length > 0) && (
          <>
            <dt>Online</dt>
            <dd>
              {step.online !== null && `${stepOnlineWords(step.online)} `}
              {each(portals, (url) => (
                <OfficeLink agencies={country.agencies} url={url}>
                  {new URL(url).hostname.replace(/^www\./, "")}
                </OfficeLink>
              ))}
            </dd>
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
      </p>
    </li>
  );
}
