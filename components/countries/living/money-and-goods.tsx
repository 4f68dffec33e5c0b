import { SectionFrame } from "#components/page/section-frame.tsx";
import { asSentence, enumerated } from "#lib/data/countries/words/open/guide-words.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import { FactTiles } from "../family/fact-tiles.tsx";
import { Known } from "../family/known.tsx";

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
