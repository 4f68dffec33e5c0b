import type { ReactNode } from "react";
import { Fee } from "#components/countries/fee.tsx";
import { NoData } from "#components/page/figure.tsx";
import { dateWords, daySpan, onlineWords, timeNote } from "#lib/countries/words/open/guide-words.ts";
import type { Country } from "#lib/countries/record/open/schema.ts";

export type RegisteringFact = { label: string; draw: (country: Country) => ReactNode };

const unsaid = <NoData reason="The sources read do not say." />;

/** A figure has a year; a fact of registering has the month in which it was compiled. */
const AsOf = ({ country }: { country: Country }) => (
  <small>{`as of ${dateWords(country.registration.asOf)}`}</small>
);

function Steps({ country }: { country: Country }) {
  const { steps } = country.registration;
  const sourced = steps.filter(({ status }) => status === "sourced").length;
  return (
    <>
      <b>{sourced === steps.length ? `All ${steps.length}` : `${sourced} of ${steps.length}`}</b>{" "}
      {sourced < steps.length && <i className="ind">{`${steps.length - sourced} indicative`}</i>}{" "}
      <AsOf country={country} />
    </>
  );
}

/** What registering takes, fact by fact. No figure: the records of the guides, each with when it was compiled. */
export const registeringFacts: readonly RegisteringFact[] = [
  {
    label: "Steps",
    draw: (country) => (
      <>
        <b>{country.registration.steps.length}</b> <AsOf country={country} />
      </>
    ),
  },
  { label: "Steps read in a source", draw: (country) => <Steps country={country} /> },
  {
    label: "Time, as reported",
    draw: (country) =>
      country.registration.days ? (
        <>
          <b>{daySpan(country.registration.days)}</b>{" "}
          <small>{timeNote(country) ?? `as of ${dateWords(country.registration.asOf)}`}</small>
        </>
      ) : (
        unsaid
      ),
  },
  {
    label: "Cost read in the sources",
    draw: (country) =>
      country.registration.costLocal ? (
        <>
          <Fee {...country.registration.costLocal} /> <AsOf country={country} />
        </>
      ) : (
        unsaid
      ),
  },
  {
    label: "Minimum capital",
    draw: (country) => {
      const { minCapital } = country.registration;
      if (minCapital === null) return unsaid;
      return (
        <>
          {minCapital === 0 ? <b>None asked for</b> : <Fee {...minCapital} />} <AsOf country={country} />
        </>
      );
    },
  },
  {
    label: "Online",
    draw: (country) =>
      country.registration.online ? (
        <>
          <b>{onlineWords[country.registration.online]}</b> <AsOf country={country} />
        </>
      ) : (
        unsaid
      ),
  },
  {
    label: "One-stop shop",
    draw: (country) =>
      country.registration.oneStopShop ? (
        <>
          <b>{country.registration.oneStopShop.name}</b> <AsOf country={country} />
        </>
      ) : (
        <NoData reason="None is named in the sources read." />
      ),
  },
];
