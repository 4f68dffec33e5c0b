import { Card, LinkCard } from "#components/ui/card.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { FigureFrame } from "#components/ui/figure-frame.tsx";
import { Flag } from "#components/ui/flag.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { Section } from "#components/ui/section.tsx";
import { SectionBoundary } from "#components/ui/section-boundary.tsx";
import { Tag } from "#components/ui/tag.tsx";
import { FailsOnDemand, ModalOnDemand } from "./on-demand.tsx";
import { Example } from "./example.tsx";

const columns = [
  { label: "Band" },
  { label: "Height", numeric: true },
  { label: "Tile width", numeric: true },
];
const rows = [
  ["Kente", "12 px", "120 px"],
  ["Adire", "12 px", "72 px"],
  ["Tibeb", "12 px", "48 px"],
];

/** Cards, notices, tags, tables, figures and everything that opens and closes. */
export function Surfaces() {
  return (
    <>
      <Section id="surfaces" title="Cards, notices, tags">
        <div className="mb-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <Card>
            <p>A card groups what belongs together.</p>
          </Card>
          <LinkCard href="/start-business/ghana" title="Ghana" start={<Flag iso2="GH" />}>
            <p className="text-sm text-muted">The whole card is one link, named by its title.</p>
          </LinkCard>
          <LinkCard
            href="/start-business/rwanda"
            title="Rwanda"
            start={<Flag iso2="RW" />}
            aside={<Tag tone="good">sourced</Tag>}
          />
        </div>
        <div className="mb-6 grid gap-4 lg:grid-cols-2">
          <Notice title="Confirm with the registry">Fees change; the link leads to the office.</Notice>
          <Notice tone="good" title="Received">
            We have your question and will answer by e-mail.
          </Notice>
          <Notice tone="caution">This figure is older than five years.</Notice>
          <Notice tone="danger" title="Not sent">
            The connection was lost. Please try again.
          </Notice>
        </div>
        <Example name="Tags">
          <Tag>planned</Tag>
          <Tag tone="good">sourced</Tag>
          <Tag tone="caution">indicative</Tag>
          <Tag tone="info">online</Tag>
          <Tag tone="danger">closed</Tag>
        </Example>
      </Section>
      <Section id="tables-figures" title="Tables and figures">
        <div className="grid gap-8 lg:grid-cols-2">
          <DataTable caption="Bands and their tiles" columns={columns} rows={rows} />
          <FigureFrame
            level={3}
            title="Tile widths of three bands"
            source="this site's drawings"
            note="In pixels."
            table={
              <DataTable caption="Tile widths of three bands" captionHidden columns={columns} rows={rows} />
            }
          >
            <svg
              viewBox="0 0 240 60"
              className="w-full"
              role="img"
              aria-label="Kente 120, adire 72, tibeb 48 pixels"
            >
              <path className="fill-primary" d="M0 4h200v12H0z" />
              <path className="fill-indigo" d="M0 24h120v12H0z" />
              <path className="fill-clay" d="M0 44h80v12H0z" />
            </svg>
          </FigureFrame>
        </div>
      </Section>
      <Section id="opening" title="What opens">
        <div className="grid gap-8">
          <div>
            <Disclosure summary="Why is a year beside every figure?">
              <p>Because a figure without a year cannot be checked.</p>
            </Disclosure>
            <Disclosure summary="Opened from the start" open>
              <p>The reader closes it.</p>
            </Disclosure>
          </div>
          <ModalOnDemand />
          <SectionBoundary>
            <FailsOnDemand />
          </SectionBoundary>
        </div>
      </Section>
    </>
  );
}
