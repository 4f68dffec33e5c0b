import type { ReactNode } from "react";
import { PageEnd } from "#components/page/page-end.tsx";
import { QueryProblems } from "#components/countries/query-problems.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { Container, PageHeader } from "#components/ui/section.tsx";
import { parseSuitQuery, rankSuiting, type SuitQuery } from "#lib/data/countries/index.ts";
import { dataAsOf } from "#lib/data/countries/record/index.ts";
import { SuitForm } from "./suit-form.tsx";
import { SuitRule } from "./suit-rule.tsx";

/** The parts of the order before any question is answered. */
const partsAsked = rankSuiting([], parseSuitQuery({}), () => undefined).parts;

/** The five questions, and under them (as children) the countries once a question is answered. */
export function SuitPage({ query, children }: { query: SuitQuery; children?: ReactNode }) {
  return (
    <>
      <PageHeader
        title="Which African country suits me?"
        lead={
          query.isAnswered
            ? undefined
            : "Five questions, and the 54 countries in the order in which they suit your answers: what speaks for each, what against, every figure with its source and year. Leave out what you like."
        }
      />
      <Container className="compare-top">
        <QueryProblems problems={query.problems} />
        {query.isAnswered ? (
          <Disclosure summary="Your answers" open={query.problems.length > 0}>
            <SuitForm query={query} />
          </Disclosure>
        ) : (
          <SuitForm query={query} />
        )}
        <p className="text-sm text-muted">
          Your answers stand in the address of this page and nowhere else: keep it, or send it to somebody.
        </p>
      </Container>
      {children || <SuitRule parts={partsAsked} query={query} />}
      <Container className="pb-section">
        <PageEnd
          path="/explore/which-country"
          related={["/explore/compare", "/explore/ranking", "/explore/passport", "/start-business"]}
          reviewedOn={dataAsOf}
        />
      </Container>
    </>
  );
}
