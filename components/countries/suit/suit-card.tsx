import { each } from "#components/ui/each.ts";
import { AppLink } from "#components/ui/app-link.tsx";
import { Flag } from "#components/ui/flag.tsx";
import type { SuitReason, SuitRow } from "#lib/data/countries/index.ts";
import { pathWords } from "#lib/data/countries/paths/open/path-words.ts";
import type { Passport } from "#lib/data/countries/visa/open/passport-names.ts";
import { inSentence } from "#lib/data/countries/words/open/guide-words.ts";
import { numberFormat } from "#lib/platform/words/open/formats.ts";
import { startPath } from "#lib/data/site/start-path.ts";
import { Reason } from "./suit-reason.tsx";
import { notCountedWords } from "./suit-words.ts";

const points = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

type Props = { row: SuitRow; place?: number; passport: Passport | null };

function Side({ title, reasons, ...of }: Props & { title: string; reasons: readonly SuitReason[] }) {
  return (
    <div>
      <h4>{title}</h4>
      {reasons.length > 0 ? (
        <ul>
          {each(reasons, (reason) => (
            <li>
              <Reason reason={reason} {...of} />
            </li>
          ))}
        </ul>
      ) : (
        <p>Nothing of what was asked.</p>
      )}
    </div>
  );
}

/** A country in the order: arguments for it, arguments against it, and once what is unknown. */
export function SuitCard({ row, place, passport }: Props) {
  const { country, path, score, speaksFor, speaksAgainst, notCounted } = row;
  return (
    <li className="suit-card">
      <div className="suit-head">
        {place !== undefined && <b>{place}</b>}
        <Flag iso2={country.iso2} size={32} />
        <h3>{country.name}</h3>
        <span>{`${points.format(score)} of 100`}</span>
      </div>
      <div className="suit-sides">
        <Side title="For it" reasons={speaksFor} row={row} passport={passport} />
        <Side title="Against it" reasons={speaksAgainst} row={row} passport={passport} />
      </div>
      {notCounted.length > 0 && <p className="suit-not">{notCountedWords(notCounted)}</p>}
      <AppLink href={startPath(path, country.slug)}>{pathWords[path].title(inSentence(country))}</AppLink>
    </li>
  );
}
