import { SectionFrame } from "#components/page/section-frame.tsx";
import { NoData } from "#components/page/figure.tsx";
import { asSentence, enumerated } from "#lib/countries/words/open/guide-words.ts";
import type { Country } from "#lib/countries/record/open/schema.ts";
import { FactTiles } from "../family/fact-tiles.tsx";
import { Known } from "../family/known.tsx";

/** How money gets in and out, and how belongings do. */
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
          { label: "Currency", value: `${currency.name} (${currency.code})` },
          {
            label: "Mobile money",
            value:
              mobileMoney.length > 0 ? (
                enumerated(mobileMoney.map(({ name }) => name))
              ) : (
                <NoData reason="No service was established." />
              ),
          },
          {
            label: "Instant payments",
            value:
              instant.length > 0 ? (
                enumerated(instant.map(({ name }) => name))
              ) : (
                <NoData reason="No national system was established." />
              ),
          },
          {
            label: "Exchange rate",
            value: fxRegime ? (
              <>
                {asSentence(fxRegime)} <Known status={fxRegimeStatus ?? "indicative"} sources={[]} />
              </>
            ) : (
              <NoData reason="Not established." />
            ),
          },
          {
            label: "Accounts in foreign money",
            value: foreignCurrencyNote ? (
              <>
                {asSentence(foreignCurrencyNote)}{" "}
                <Known status={foreignCurrencyStatus ?? "indicative"} sources={[]} />
              </>
            ) : (
              <NoData reason="Not established. Ask the central bank." />
            ),
          },
        ]}
      />
    </SectionFrame>
  );
}
