import { startingFact, startingWords } from "#lib/data/countries/index.ts";
import { Fact } from "./facts.tsx";
import type { GuideProps } from "./sections.ts";
import { SourceLink } from "./source-link.tsx";

/** The first fact about starting a business: a score with its source, or the days or steps from the guide. */
export function StartingRow({ country }: GuideProps) {
  const fact = startingFact(country);
  const { label, value, edition } = startingWords(fact);
  return (
    <Fact label={label}>
      <b>{value}</b>{" "}
      {fact.kind === "score" ? (
        <SourceLink id={fact.figure.source}>{edition}</SourceLink>
      ) : (
        <a href="#register">{edition}</a>
      )}
    </Fact>
  );
}
