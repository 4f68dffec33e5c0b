import { each, joined } from "#components/ui/each.ts";
import { NoData } from "#components/page/figure.tsx";
import type { FigureKey } from "#lib/data/countries/record/open/figures.ts";
import { railDetail } from "#components/countries/rails/rail-facts.ts";
import { figureMoneyMark } from "#lib/data/countries/words/open/figure-money-mark.ts";
import { dateWords, listed } from "#lib/data/countries/words/open/guide-words.ts";
import { figureMarks, formatFigure } from "#lib/data/countries/index.ts";
import { findSource, mayLeadRating, regionalRails } from "#lib/data/countries/record/index.ts";
import type { Status } from "#lib/data/countries/record/open/fields.ts";
import type { CreditRating, Rail } from "#lib/data/countries/record/open/schema.ts";
import { Named } from "../names.tsx";
import { Fact, Facts } from "./facts.tsx";
import { GuideSection, type GuideProps } from "./guide-section.tsx";
import { otherSource, SourceLink } from "./source-marks.tsx";

const accounts: readonly FigureKey[] = ["account_ownership_pct", "mobile_money_account_pct"];
const economy: readonly FigureKey[] = [
  "gdp_growth_pct",
  "inflation_pct",
  "policy_rate_pct",
  "unemployment_pct",
  "youth_unemployment_pct",
  "gdp_ppp_usd",
  "gdp_per_capita_ppp_usd",
  "public_debt_pct_gdp",
  "external_debt_usd",
  "reserves_usd",
  "remittances_pct_gdp",
  "fdi_inflow_pct_gdp",
];

/** How money is held and moved here: currency, banks, wallets, payment systems; then the state of the economy. */
export function Money({ country }: GuideProps) {
  const { currency, payments, banks } = country;
  const regional = regionalRails.filter(({ id }) => payments.regional.includes(id));
  const bankSources = [...new Set(banks.map(({ source }) => source))];
  const second = otherSource(country, "gdp_nominal_usd");
  const unknown = (what: string) => <NoData reason={what} />;
  return (
    <GuideSection id="money">
      <Facts country={country} keys={accounts} median>
        <Fact label="Currency" fact="currency">
          {`${currency.name} (${currency.code})`}
          {currency.alsoUsed.length > 0 && <small> also used: {listed(currency.alsoUsed)}</small>}
        </Fact>
        <Fact label="Exchange rate" fact="payments.fxRegime">
          {payments.fxRegime ? (
            <MarkedText text={payments.fxRegime} status={payments.fxRegimeStatus} />
          ) : (
            unknown("No regime is named in the sources.")
          )}
        </Fact>
        <Fact label="Foreign currency" fact="payments.foreignCurrencyNote">
          {payments.foreignCurrencyNote ? (
            <MarkedText text={payments.foreignCurrencyNote} status={payments.foreignCurrencyStatus} />
          ) : (
            unknown("No rule is known; ask a bank.")
          )}
        </Fact>
        <Fact label="Mobile money" fact="payments.mobileMoney">
          <Rails rails={payments.mobileMoney} />
        </Fact>
        <Fact label="Instant payment" fact="payments.instant">
          <Rails rails={payments.instant} />
        </Fact>
        <Fact label="Card switches" fact="payments.cardSwitches">
          <Rails rails={payments.cardSwitches} />
        </Fact>
        <Fact label="Regional rails" fact="payments.regional">
          <Rails rails={regional.map((rail) => ({ ...rail, name: rail.id, operator: null, since: null }))} />
        </Fact>
        <Fact label="Banks" fact="banks">
          {joined(banks, ", ", ({ name, verify }) =>
            verify ? (
              <>
                <Named name={name} /> <small>(not confirmed)</small>
              </>
            ) : (
              <Named name={name} />
            ),
          )}
          <small>
            {" from "}
            {joined(bankSources, "; ", (id) => (
              <SourceLink id={id} />
            ))}
          </small>
        </Fact>
        <Fact label="Credit ratings" fact="creditRatings">
          {country.creditRatings.length > 0 ? (
            <ul>
              {each(country.creditRatings, (rating) => (
                <Rating {...rating} />
              ))}
            </ul>
          ) : (
            unknown(country.creditRatingsNote ?? "No sovereign rating is known.")
          )}
        </Fact>
      </Facts>
      <h3>The economy in figures</h3>
      <Facts country={country} keys={economy} />
      {second && (
        <p className="fine">
          {"A second source gives a GDP of "}
          <span {...figureMoneyMark("gdp_nominal_usd", second.value)}>
            {formatFigure("gdp_nominal_usd", second.value)}
          </span>
          {": "}
          <SourceLink id={second.source} />
          {`, ${[second.year, ...figureMarks(second)].join("; ")}.`}
        </p>
      )}
    </GuideSection>
  );
}

function MarkedText({ text, status }: { text: string; status: Status | null }) {
  return (
    <>
      {text} {status && <i className={status === "sourced" ? "ok" : "ind"}>{status}</i>}
    </>
  );
}

/** A rating with its date or year. Later changes are unknown, so no rating is called current. */
function Rating({ agency, rating, outlook, date, source, status }: CreditRating) {
  return (
    <li>
      {`${agency} `}
      <b>{rating}</b>
      {outlook ? `, ${outlook} ` : " "}
      <SourceLink id={source}>{dateWords(date)}</SourceLink>
      {status === "indicative" && <small> indicative</small>}
      {!mayLeadRating(date) && <small> last known</small>}
    </li>
  );
}

function Rails({ rails }: { rails: readonly Rail[] }) {
  if (rails.length === 0) return <NoData reason="None is named in the sources." />;
  return (
    <ul>
      {each(rails, (rail) => {
        const { name, status, sources } = rail;
        const detail = railDetail(rail);
        return (
          <li>
            {`${detail ? `${name}, ${detail}` : name} `}
            <i className={status === "sourced" ? "ok" : "ind"}>{status}</i>{" "}
            {joined(sources, ", ", (id) => (
              <SourceLink id={id}>{findSource(id)?.publisher ?? id}</SourceLink>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
