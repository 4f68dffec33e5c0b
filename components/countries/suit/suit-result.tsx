import { SourceList } from "#components/countries/family/source-list.tsx";
import { CostValue } from "#components/countries/guide/cost-value.tsx";
import { AppLink, ButtonLink } from "#components/ui/app-link.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { each } from "#components/ui/each.ts";
import { Flag } from "#components/ui/flag.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { Section } from "#components/ui/section.tsx";
import {
  answerOfPath,
  type SuitReason,
  type SuitRow,
  rankSuiting,
  visaList,
  type SuitQuery,
  type ToOneMoney,
} from "#lib/data/countries/index.ts";
import { pathWords } from "#lib/data/countries/paths/open/path-words.ts";
import { listCountries } from "#lib/data/countries/record/index.ts";
import { whos } from "#lib/data/countries/suit/open/questions.ts";
import type { Passport } from "#lib/data/countries/visa/open/passport-names.ts";
import { passportLine } from "#lib/data/countries/visa/open/passport-path.ts";
import { inSentence } from "#lib/data/countries/words/open/guide-words.ts";
import { startPath } from "#lib/data/site/country-path.ts";
import { numberFormat } from "#lib/platform/words/open/formats.ts";
import { compareHref } from "../compare/parse-compare.ts";
import { SuitRule, notCountedWords } from "./suit-rule.tsx";

type ReasonProps = { reason: SuitReason; row: SuitRow; passport: Passport | null };

/**
 * One part of a country's score with its year, which links to the origin: the source below, the guide or the passport.
 */
function Reason({ reason: { id, label, value }, row: { country, path }, passport }: ReasonProps) {
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

const points = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

type SuitCardProps = { row: SuitRow; place?: number; passport: Passport | null };

function Side({ title, reasons, ...of }: SuitCardProps & { title: string; reasons: readonly SuitReason[] }) {
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
function SuitCard({ row, place, passport }: SuitCardProps) {
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

/** The number of countries that are visible. The others are in a disclosure. */
const shown = 5;
const compared = 3;

type Props = { query: SuitQuery; toOneMoney: ToOneMoney };

/** The countries in the order in which they suit the answers, each with arguments for and against it. */
export function SuitResult({ query, toOneMoney }: Props) {
  const { who, passport } = query;
  const suiting = rankSuiting(listCountries(), query, toOneMoney);
  const { placed, unplaced } = suiting;
  const draw = (row: SuitRow & { place?: number }) => (
    <SuitCard row={row} passport={passport} {...(row.place !== undefined && { place: row.place })} />
  );
  const [open, folded] =
    placed.length > 0
      ? [placed.slice(0, shown), unplaced]
      : [unplaced.slice(0, shown), unplaced.slice(shown)];
  const first = placed.slice(0, compared).map(({ country }) => country.slug);
  const sources = [...placed, ...unplaced].flatMap(({ speaksFor, speaksAgainst }) =>
    [...speaksFor, ...speaksAgainst].flatMap(({ value }) =>
      value.reason === null && value.source ? value.source : [],
    ),
  );
  return (
    <>
      <Section
        id="countries"
        title="Countries that suit you"
        lead="“For it” is what is better there than in most of the others, “against it” what is worse, each with its source and year. It is no advice: read the guide before you decide."
        action={
          first.length === compared && (
            <ButtonLink
              variant="secondary"
              href={compareHref(first, { passport: passport?.code, ...(who && { path: whos[who].path }) })}
            >
              Compare the first three
            </ButtonLink>
          )
        }
      >
        {placed.length === 0 && (
          <Notice tone="caution" title="Nobody can be placed">
            <p>What matters most to you is known of no country. Here they stand by the other answers.</p>
          </Notice>
        )}
        <ol className="suit-list">{each(open, draw)}</ol>
        {placed.length > shown && (
          <Disclosure summary={`Places ${shown + 1} to ${placed.length}`}>
            <ol className="suit-list">{each(placed.slice(shown), draw)}</ol>
          </Disclosure>
        )}
        {folded.length > 0 && (
          <Disclosure summary={`${folded.length} of which what matters most to you is not known`}>
            <ul className="suit-list">{each(folded, draw)}</ul>
          </Disclosure>
        )}
      </Section>
      <SuitRule parts={suiting.parts} query={query} />
      <Section id="sources" title="Sources">
        <SourceList ids={[...sources, ...(passport ? [visaList.source] : [])]} />
      </Section>
    </>
  );
}
