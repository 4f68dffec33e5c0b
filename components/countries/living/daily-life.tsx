import { isDeepStrictEqual } from "node:util";
import { FigureValue } from "#components/countries/figure-value.tsx";
import { SectionFrame } from "#components/page/section-frame.tsx";
import { ExternalLink } from "#components/ui/app-link.tsx";
import { each } from "#components/ui/each.ts";
import type { CountryProfile } from "#lib/data/countries/profiles/open/types.ts";
import { figureKind, type FigureKey } from "#lib/data/countries/record/open/figures.ts";
import type { Mobility } from "#lib/data/countries/record/open/mobility-schema.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import { asSentence, salesTaxName, enumerated, listed } from "#lib/data/countries/words/open/guide-words.ts";
import { FactTiles } from "../family/fact-tiles.tsx";
import { Known } from "../family/known.tsx";
import { Named } from "../names.tsx";

/** Markers of the cost of living: incomes, prices, and access to electricity and networks. */
export const costMarkers: readonly FigureKey[] = [
  "gdp_per_capita_ppp_usd",
  "inflation_pct",
  "electricity_access_pct",
  "internet_users_pct",
  "mobile_per_100",
  "vat_standard_rate_pct",
];

const rateLabel = (country: Country): string => `${asSentence(salesTaxName(country))}, standard rate`;

/** Which language is used where, how to pay, and markers of the cost of living. */
export function DailyLife({ country, living }: { country: Country; living: CountryProfile["living"] }) {
  return (
    <SectionFrame id="daily-life" heading="Daily life" wide>
      <div className="profile-points">
        <div>
          <h3>Languages</h3>
          <p>{living.languages}</p>
        </div>
        <div>
          <h3>Paying for things</h3>
          <p>{living.money}</p>
        </div>
      </div>
      <h3 className="text-lg">Markers of what life costs</h3>
      <p className="text-muted">
        No index of living costs is free to show. These figures tell how prices move and what people have.
      </p>
      <FactTiles
        facts={costMarkers.map((key) => ({
          label: key === "vat_standard_rate_pct" ? rateLabel(country) : figureKind(key).label,
          value: <FigureValue country={country} figureKey={key} />,
        }))}
      />
    </SectionFrame>
  );
}

type NotedProps = { note: string; status: Country["payments"]["fxRegimeStatus"] };
const Noted = ({ note, status }: NotedProps) => (
  <>
    {asSentence(note)} <Known status={status ?? "indicative"} sources={[]} />
  </>
);

/** Moving money in and out, and bringing belongings. */
export function MoneyAndGoods({ country, goods }: { country: Country; goods: string }) {
  const { slug, currency, payments } = country;
  const { mobileMoney, instant, fxRegime, fxRegimeStatus, foreignCurrencyNote, foreignCurrencyStatus } =
    payments;
  const customs = country.agencies.find(({ role }) => role === "customs");
  return (
    <SectionFrame id="money-and-goods" heading="Bringing money and goods" wide>
      <div className="profile-points">
        <div>
          <h3>Your belongings</h3>
          <p>{goods}</p>
          <p className="text-sm text-muted">
            {customs
              ? `${customs.name} decides what is free of duty.`
              : "The customs office decides what is free of duty."}
          </p>
        </div>
        <div>
          <h3>Sending money there</h3>
          <p>
            Compare the fee and the rate together, and ask how it is paid out.{" "}
            <a className="link" href="/send">
              Estimate what arrives
            </a>
            ,{" "}
            <a className="link" href={`/start-business/${slug}#money`}>
              banks and payments in the guide
            </a>
          </p>
        </div>
      </div>
      <FactTiles
        facts={[
          { label: "Currency", fact: "currency", value: `${currency.name} (${currency.code})` },
          mobileMoney.length > 0
            ? {
                label: "Mobile money",
                fact: "payments.mobileMoney",
                value: enumerated(mobileMoney.map(({ name }) => name)),
              }
            : { label: "Mobile money", fact: "payments.mobileMoney", unknown: "No service was established." },
          instant.length > 0
            ? {
                label: "Instant payments",
                fact: "payments.instant",
                value: enumerated(instant.map(({ name }) => name)),
              }
            : {
                label: "Instant payments",
                fact: "payments.instant",
                unknown: "No national system was established.",
              },
          fxRegime
            ? {
                label: "Exchange rate",
                fact: "payments.fxRegime",
                value: <Noted note={fxRegime} status={fxRegimeStatus} />,
              }
            : { label: "Exchange rate", fact: "payments.fxRegime", unknown: "Not established." },
          foreignCurrencyNote
            ? {
                label: "Accounts in foreign money",
                fact: "payments.foreignCurrencyNote",
                value: <Noted note={foreignCurrencyNote} status={foreignCurrencyStatus} />,
              }
            : {
                label: "Accounts in foreign money",
                fact: "payments.foreignCurrencyNote",
                unknown: "Not established. Ask the central bank.",
              },
        ]}
      />
    </SectionFrame>
  );
}

/** The provenance of all rows if it is the same, so that it is stated once. */
const sharedMark = ([first, ...others]: Mobility["universities"]) =>
  first &&
  others.every(({ status, sources }) => status === first.status && isDeepStrictEqual(sources, first.sources))
    ? { status: first.status, sources: first.sources }
    : undefined;

/** Schools for children, universities for adults, and who recognises foreign certificates. */
export function Study({ mobility, schools, name }: { mobility: Mobility; schools: string; name: string }) {
  const { universities, recognitionBody, teachingLanguages } = mobility;
  const shared = sharedMark(universities);
  return (
    <SectionFrame id="study" heading="Schools and studying" wide>
      <div className="profile-points">
        <div>
          <h3>Schools</h3>
          <p>{schools}</p>
        </div>
        <div>
          <h3>Universities</h3>
          <p>{`Teaching is mostly in ${listed(teachingLanguages)}.`}</p>
          {recognitionBody && (
            <p data-fact="mobility.recognitionBody">
              {"Who recognises foreign certificates: "}
              {recognitionBody.url && recognitionBody.status === "sourced" ? (
                <ExternalLink href={recognitionBody.url}>
                  <Named name={recognitionBody.name} />
                </ExternalLink>
              ) : (
                <Named name={recognitionBody.name} />
              )}
              {". "}
              <Known status={recognitionBody.status} sources={[]} />
            </p>
          )}
          {!recognitionBody && <p>Which office recognises foreign certificates was not established.</p>}
        </div>
      </div>
      {universities.length > 0 ? (
        <div>
          <h3>{`Public universities of ${name} in the source`}</h3>
          <ul className="score-list">
            {each(universities, ({ name: university, url, ...known }) => (
              <li>
                <ExternalLink href={url}>
                  <Named name={university} />
                </ExternalLink>
                {!shared && <Known {...known} />}
              </li>
            ))}
          </ul>
          <p className="mt-3">The list is not complete. {shared && <Known {...shared} />}</p>
        </div>
      ) : (
        <p>The source names no public university with an address.</p>
      )}
    </SectionFrame>
  );
}
