import { CostValue } from "#components/countries/guide/cost-value.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { answerOfPath, type SuitReason, type SuitRow } from "#lib/data/countries/index.ts";
import type { Passport } from "#lib/data/countries/visa/open/passport-names.ts";
import { passportLine } from "#lib/data/countries/visa/open/passport-path.ts";
import { startPath } from "#lib/data/site/start-path.ts";

type Props = { reason: SuitReason; row: SuitRow; passport: Passport | null };

/**
 * One part of a country's score with its year, which links to the origin: the source below, the guide or the passport.
 */
export function Reason({ reason: { id, label, value }, row: { country, path }, passport }: Props) {
  if (value.reason !== null) return null;
  const { text, year, source } = value;
  const cost = id === "cost" && answerOfPath(country, path).cost.fact;
  return (
    <>
      {`${label}: `}
      {cost ? <CostValue cost={cost} /> : <b>{text}</b>}{" "}
      {source ? (
        <a href={`#src-${source}`}>{year}</a>
      ) : (
        <AppLink
          href={
            id === "entry" && passport
              ? passportLine(passport.code, country.slug)
              : startPath(path, country.slug)
          }
        >
          {year}
        </AppLink>
      )}
    </>
  );
}
