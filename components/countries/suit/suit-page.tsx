import type { ReactNode } from "react";
import { QueryProblems } from "#components/countries/query-problems.tsx";
import { PageEnd } from "#components/page/page-end.tsx";
import { WhichNumber } from "#components/page/which-number.tsx";
import { Button } from "#components/ui/button.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { SelectField, TextField } from "#components/ui/field.tsx";
import { Container, PageHeader } from "#components/ui/section.tsx";
import { type SuitQuery, parseSuitQuery, rankSuiting } from "#lib/data/countries/index.ts";
import { dataAsOf } from "#lib/data/countries/record/index.ts";
import { firsts, wants, whos } from "#lib/data/countries/suit/open/questions.ts";
import { currencies, isCurrency } from "#lib/data/currency/open/currencies.ts";
import { SuitRule } from "./suit-rule.tsx";

type Option = { value: string; label: string };

const noAnswer: Option = { value: "", label: "I would rather not say" };
const labelled = (table: Readonly<Record<string, { label: string }>>): Option[] => [
  noAnswer,
  ...Object.entries(table).map(([value, { label }]) => ({ value, label })),
];

const wantOptions = labelled(wants);
const whoOptions = labelled(whos);
const firstOptions = [
  { value: "", label: "All the same" },
  ...Object.entries(firsts).map(([value, label]) => ({ value, label })),
];

/** The five questions. It is a plain GET form, so the answers are in the URL, which can be saved and shared. */
function SuitForm({ query: { want, who, first, typed } }: { query: SuitQuery }) {
  const asked = { ...typed, want: want ?? "", who: who ?? "", first: first ?? "" };
  return (
    <form action="/explore/which-country" className="suit-form">
      <SelectField
        label="1. What do you want to do?"
        name="want"
        options={wantOptions}
        defaultValue={want ?? ""}
      />
      <SelectField
        label="2. Who are you there?"
        name="who"
        hint="Local: a citizen or a resident. A branch belongs to a company at home."
        options={whoOptions}
        defaultValue={who ?? ""}
      />
      <TextField
        label="3. Which passport do you hold?"
        name="passport"
        placeholder="Kenyan"
        defaultValue={typed.passport}
        maxLength={60}
        autoComplete="off"
      />
      <fieldset className="suit-money">
        <legend>4. How much money have you to begin with?</legend>
        <TextField
          label="Amount"
          name="amount"
          inputMode="decimal"
          defaultValue={typed.amount}
          maxLength={40}
          autoComplete="off"
        />
        <WhichNumber path="/explore/which-country" typed={asked} name="amount" />
        <SelectField
          label="Currency"
          name="currency"
          options={currencies.map(({ code }) => ({ value: code, label: code }))}
          defaultValue={isCurrency(typed.currency) ? typed.currency : "USD"}
        />
      </fieldset>
      <SelectField
        label="5. What matters most to you?"
        name="first"
        options={firstOptions}
        defaultValue={first ?? ""}
      />
      <Button>Show the countries</Button>
    </form>
  );
}

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
