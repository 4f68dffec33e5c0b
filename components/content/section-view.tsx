import type {
  Page,
  Section,
  SearchSection,
  AskSection,
  FaqSection,
  QuoteSection,
  StandingSection,
  ApplySection,
} from "#lib/data/content/types.ts";
import { FormTerms } from "#components/forms/form-terms.tsx";
import { ButtonLink, ExternalLink, AppLink } from "#components/ui/app-link.tsx";
import { useWords } from "#components/words/use-words.ts";
import { getForm } from "#lib/domains/forms/index.ts";
import { formPath } from "#lib/domains/forms/open/form-path.ts";
import { openVacanciesPath } from "#lib/domains/vacancies/open/paths.ts";
import { LeadForm } from "#components/page/lead-form.tsx";
import { Board } from "./board.tsx";
import { Cards } from "./cards.tsx";
import { Chart } from "./chart.tsx";
import { ClaimsTable } from "./claims-table.tsx";
import { Diagram } from "./diagram.tsx";
import { Downloads } from "./downloads.tsx";
import { Facts, Steps, Table } from "./lists.tsx";
import { each } from "#components/ui/each.ts";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { NextStep } from "./next-step.tsx";
import { Notes, Warning } from "./notes.tsx";
import { PageIndex } from "./page-index.tsx";
import { Programme, StageMap, Timeline } from "./stages.tsx";
import { Prose, SectionFrame } from "#components/page/section-frame.tsx";
import { ListingSearch } from "#components/page/listing-search.tsx";
import { Spread } from "./spread.tsx";
import { standing } from "#lib/data/content/standing.ts";
import { Tool } from "./tool.tsx";

/** What an application requires and what it gives, with a link to the form. */
function Apply({ form: id, ...head }: ApplySection) {
  const words = useWords("forms");
  const form = getForm(id);
  return (
    <SectionFrame {...head}>
      <FormTerms form={form} />
      <div className="page-actions">
        <ButtonLink href={form.isFor ? openVacanciesPath : formPath(id)}>
          {words(form.isFor ? "start.posts" : "start.begin")}
        </ButtonLink>
      </div>
    </SectionFrame>
  );
}

/** The legal status of a division or programme, and who answers for it. */
function Standing({ kind: _, ...head }: StandingSection) {
  return (
    <SectionFrame {...head}>
      <dl className="part-facts">
        {each(standing, ({ term, text }) => (
          <div>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>
        <AppLink className="link" href="/governance#settled">
          What is decided about the group, and what is not
        </AppLink>
      </p>
    </SectionFrame>
  );
}

/** Quotes from documents, each with its place in the document. */
function Quotes({ quotes, ...head }: QuoteSection) {
  return (
    <SectionFrame {...head}>
      {each(quotes, ({ text, document, place, href, year }) => (
        <figure className="part-quote">
          <blockquote>
            <p>{text}</p>
          </blockquote>
          <figcaption>
            <ExternalLink href={href}>{document}</ExternalLink>, {place}, {year}
          </figcaption>
        </figure>
      ))}
    </SectionFrame>
  );
}

/** Questions that expand to their answers, without script. */
function Faq({ items, ...head }: FaqSection) {
  return (
    <SectionFrame {...head}>
      {each(items, ({ question, answer }) => (
        <Disclosure summary={question}>
          <p>{answer}</p>
        </Disclosure>
      ))}
    </SectionFrame>
  );
}

/** A form that is sent to the office, with the page it was sent from. */
function Ask({ leadType, submitLabel, page, ...head }: AskSection & { page: Page["path"] }) {
  return (
    <SectionFrame {...head}>
      <LeadForm leadType={leadType} page={page} submitLabel={submitLabel} />
    </SectionFrame>
  );
}

/** The search of a directory as a section. */
function Search({ directory, ...head }: SearchSection) {
  return (
    <SectionFrame {...head}>
      <ListingSearch directory={directory} />
    </SectionFrame>
  );
}

/** Renders any section. A new kind does not compile until it has a view. `page` is the path of its page. */
export function SectionView({ section, page }: { section: Section; page: Page["path"] }) {
  switch (section.kind) {
    case "prose":
      return <Prose {...section} />;
    case "cards":
      return <Cards {...section} page={page} />;
    case "facts":
      return <Facts {...section} />;
    case "steps":
      return <Steps {...section} />;
    case "chart":
      return <Chart {...section} />;
    case "timeline":
      return <Timeline {...section} />;
    case "faq":
      return <Faq {...section} />;
    case "action":
      return <NextStep {...section} page={page} />;
    case "notice":
      return <Warning {...section} page={page} />;
    case "programme":
      return <Programme {...section} page={page} />;
    case "claims":
      return <ClaimsTable {...section} />;
    case "ask":
      return <Ask {...section} page={page} />;
    case "apply":
      return <Apply {...section} />;
    case "search":
      return <Search {...section} />;
    case "table":
      return <Table {...section} />;
    case "diagram":
      return <Diagram {...section} />;
    case "quote":
      return <Quotes {...section} />;
    case "downloads":
      return <Downloads {...section} />;
    case "map":
      return <StageMap {...section} />;
    case "tool":
      return <Tool {...section} />;
    case "notes":
      return <Notes {...section} />;
    case "index":
      return <PageIndex {...section} />;
    case "spread":
      return <Spread {...section} />;
    case "standing":
      return <Standing {...section} />;
    case "board":
      return <Board {...section} page={page} />;
    default:
      return section satisfies never;
  }
}
