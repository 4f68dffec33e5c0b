import { each } from "#components/ui/each.ts";
import { officesOfPath, stepsOfPath } from "#lib/data/countries/index.ts";
import type { PathKind } from "#lib/data/countries/paths/open/path-kinds.ts";
import { officeSteps } from "#lib/data/countries/paths/open/path-words.ts";
import { asSentence } from "#lib/data/countries/words/open/guide-words.ts";
import type { Office } from "#lib/data/countries/record/open/registration-schema.ts";
import { Named } from "../names.tsx";
import type { GuideProps } from "./sections.ts";
import { StatusMark } from "./status-mark.tsx";

/** Address and town. A town that the address already contains is not repeated. */
const addressLine = ({ address, town }: Office): string =>
  asSentence([address, town && address?.includes(town) ? null : town].filter(Boolean).join(", "));

/** Where to go: purpose, address, telephone, hours. What no source gives is stated once, below. */
export function Offices({ country, kind }: GuideProps & { kind: PathKind }) {
  const { registration } = country;
  const offices = officesOfPath(registration, kind);
  const { main } = stepsOfPath(registration, kind);
  const stepsOf = ({ steps }: Office) =>
    main.flatMap(({ step, number }) => (steps.includes(step.order) ? [number] : []));
  // The card above already says that no address is known.
  if (offices.length === 0) return null;
  return (
    <div className="offices">
      <h3>Where to go</h3>
      <ul>
        {each(offices, (office) => (
          <li>
            <h4>
              <Named name={office.name} />
            </h4>
            <address>
              {addressLine(office)}
              {office.telephone && <span>{`Telephone ${office.telephone}`}</span>}
              {office.email && <span translate="no">{office.email}</span>}
              {office.hours && <span>{office.hours}</span>}
            </address>
            {office.note && <p>{office.note}</p>}
            <p className="src">
              {officeSteps(stepsOf(office))}{" "}
              <StatusMark status={office.status} ids={office.sources} sources={registration.sources} />
            </p>
          </li>
        ))}
      </ul>
      <p className="fine">
        Telephone numbers and hours that are missing were not found. <a href="#ask">Tell us</a> if you know
        them.
      </p>
    </div>
  );
}
