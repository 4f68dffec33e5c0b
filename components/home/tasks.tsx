import { Button } from "#components/ui/button.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { TextField } from "#components/ui/field.tsx";
import { Container } from "#components/ui/section.tsx";
import { isLinked } from "#lib/data/site/find-entry.ts";
import { formatFigure } from "#lib/data/countries/index.ts";
import { numberFormat } from "#lib/platform/words/open/formats.ts";
import type { ReactNode } from "react";
import type { Href } from "#lib/data/site/paths.ts";
import { openness, rankingStart, sentHome } from "./task-figures.ts";
import { Stations } from "./drawings/across.tsx";
import { Rail } from "./drawings/rows.tsx";
import { Bars, Counts } from "./drawings/shares.tsx";

type Props = { title: string; href: Href; text: ReactNode; children?: ReactNode };

/** One thing that a visitor can do here today: its name links there, a drawing or a form shows how. */
const Task = ({ title, href, text, children }: Props) => (
  <article className="task">
    <h2>
      <AppLink href={href}>{title}</AppLink>
    </h2>
    <p>{text}</p>
    {children}
  </article>
);

const decimal = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** What else can be done here today, one thing after another. What does not work yet is left out. */
export function Tasks() {
  const ranking = rankingStart();
  const open = openness();
  const sent = sentHome();
  return (
    <Container className="home-tasks">
      <Task
        title="Choose a country"
        href="/explore/compare"
        text={
          <>
            {"Set four side by side, or "}
            <AppLink href="/explore/ranking">rank all</AppLink>
            {`. “${ranking.title}”, of 100:`}
          </>
        }
      >
        <Bars
          label={ranking.title}
          most={100}
          rows={ranking.rows.map(({ name, score }) => ({ name, value: score, text: decimal.format(score) }))}
        />
      </Task>
      <Task title="Move there" href="/one-africa" text="Enter, stay, study, come back. How many countries:">
        <Counts
          label={`Countries by whom they let in and keep (${open.year})`}
          of={open.of}
          counts={[
            { title: "let every African in without a visa", count: open.toAll },
            { title: "let at least half of them in", count: open.toHalf },
            { title: "allow a second nationality", count: open.dual },
          ]}
        />
      </Task>
      <Task
        title="Send or fund"
        href="/send"
        text={
          <>
            {"What a transfer costs. "}
            {isLinked("/investors") && (
              <>
                {"To fund the plan, "}
                <AppLink href="/investors">say your interest</AppLink>
                {"; no investment is taken. "}
              </>
            )}
            {"Money sent home, of GDP:"}
          </>
        }
      >
        <Bars
          label="Money sent home, of GDP"
          most={sent[0]?.value ?? 1}
          rows={sent.map(({ name, value, year }) => ({
            name: `${name}, ${year}`,
            value,
            text: formatFigure("remittances_pct_gdp", value),
          }))}
        />
      </Task>
      <Task
        title="Ask"
        href="/navigator"
        text={
          <>
            {"Type a question; our pages answer, each sentence with its place. Or "}
            <AppLink href="/contact">write to us</AppLink>
            {"."}
          </>
        }
      >
        <Stations
          label="The way of a question"
          stations={[
            { title: "question", isOpen: true },
            { title: "guide", isOpen: true },
            { title: "source", isOpen: true },
            { title: "a person", isOpen: true },
          ]}
        />
      </Task>
      <Task title="Apply" href="/applications" text="What can be asked for, and how far each is.">
        <Rail
          label="What one can apply for"
          rows={[
            { title: "Account", note: "open, at once", isOpen: true },
            { title: "Portal access", note: "open, decided", isOpen: true },
            { title: "Programme interest", note: "open, noted", isOpen: true },
            { title: "Credit, cover, grants", note: "closed" },
          ]}
        />
      </Task>
      <Task
        title="Follow the answer"
        href="/portal/onestop"
        text="Every form gives a reference; it opens your receipt."
      >
        <form action="/contact/received" className="home-follow">
          <TextField
            label="Reference"
            name="reference"
            placeholder="AK-2345-6789"
            maxLength={20}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
          <Button variant="secondary">Look it up</Button>
        </form>
      </Task>
      <Task
        title="Take part"
        href={isLinked("/programs") ? "/programs" : "/programs/farm-with-us"}
        text={
          <>
            {"Grow, supply, teach: say where and what. Or "}
            <AppLink href="/explore/countries">rate a country</AppLink>
            {", or "}
            <AppLink href="/about">correct a fact</AppLink>
            {"."}
          </>
        }
      />
    </Container>
  );
}
