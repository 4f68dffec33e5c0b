import { each } from "#components/ui/each.ts";
import { ButtonLink } from "#components/ui/app-link.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { Section } from "#components/ui/section.tsx";
import { SourceList } from "#components/countries/family/source-list.tsx";
import {
  rankSuiting,
  visaList,
  type SuitQuery,
  type SuitRow,
  type ToOneMoney,
} from "#lib/data/countries/index.ts";
import { listCountries } from "#lib/data/countries/record/index.ts";
import { whos } from "#lib/data/countries/suit/open/questions.ts";
import { compareHref } from "../compare/parse-compare.ts";
import { SuitCard } from "./suit-card.tsx";
import { SuitRule } from "./suit-rule.tsx";

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
