import { SectionFrame } from "#components/page/section-frame.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { Disclosure } from "#components/ui/disclosure.tsx";
import { each } from "#components/ui/each.ts";
import { Tag } from "#components/ui/tag.tsx";
import { divisions } from "#lib/data/content/divisions.ts";
import { formTitle, introduce } from "#lib/data/content/form-words.ts";
import { isLinked } from "#lib/data/site/find-entry.ts";
import { getRecord } from "#lib/data/content/records/find-record.ts";
import type { Page, RecordSection, Stage, BoardSection, OnPage } from "#lib/data/content/types.ts";
import type { SiteEntry } from "#lib/data/site/entry.ts";
import { isPattern, keysOf, registryKeys } from "#lib/data/site/registry-keys.ts";
import { isConfidential } from "#lib/data/site/open/confidential.ts";
import type { Href } from "#lib/data/site/paths.ts";
import { linkOnPage } from "#lib/data/site/portal-link.ts";
import { registry } from "#lib/data/site/registry.ts";
import { listForms } from "#lib/domains/forms/index.ts";
import { formPath } from "#lib/domains/forms/open/form-path.ts";
import { portalStates } from "#lib/domains/portals/open/portal-states.ts";
import { StageTag } from "./stages.tsx";

type OpenRow = {
  name: string;
  /** Where to apply or ask. */
  href: Href;
  /** What can be done today. */
  text: string;
  stage: Stage;
  /** Replaces the word for the stage where it would say too much or too little. */
  state?: string;
};

type OpenGroup = { id: string; heading: string; rows: readonly OpenRow[] };

const pages = (): Page[] => keysOf("record").map(getRecord).filter(({ path }) => !isConfidential(path)); // prettier-ignore

/** The rows that `read` returns for every section of every record. */
const fromSections = (read: (section: RecordSection, page: Page) => OpenRow[]): OpenRow[] =>
  pages().flatMap((page) => page.sections.flatMap((section) => read(section, page)));

/** Turns an anchor into a full path. */
const absolute = (path: Page["path"], href: string): Href =>
  (href.startsWith("#") ? `${path}${href}` : href) as Href;

/** Tools on pages, and pages that answer from their query parameters. */
const works = (): OpenRow[] => [
  ...registryKeys.flatMap((key): OpenRow[] => {
    const entry: SiteEntry = registry[key];
    return entry.kind === "page" && entry.reads && !isPattern(key)
      ? [{ name: entry.name, href: key as Href, text: "Choose, and it answers.", stage: "open" }]
      : [];
  }),
  ...fromSections((section, { path }) =>
    section.kind === "tool" || section.kind === "search"
      ? [{ name: section.heading, href: absolute(path, `#${section.id}`), text: section.lead ?? "", stage: "open" }] // prettier-ignore
      : [],
  ),
];

const applications = (): OpenRow[] =>
  listForms()
    .filter(({ isFor, about }) => !isFor && isLinked(about))
    .map((form) => ({
      name: formTitle(form.id),
      href: formPath(form.id),
      text: introduce(form).lead,
      stage: "open",
      state: form.isLetter ? "Written at once" : "Takes what you send",
    }));

const programmes = (): OpenRow[] =>
  fromSections((section, { path }) =>
    section.kind === "programme"
      ? [
          {
            name: section.heading,
            href: absolute(path, section.next.href),
            text: section.next.label,
            stage: section.stage,
          },
        ]
      : [],
  );

const ofDivisions = (): OpenRow[] =>
  divisions.map(({ name, page, today, stage }) => ({
    name,
    href: absolute(page, `#${getRecord(page).sections.find(({ kind }) => kind === "ask")?.id ?? ""}`),
    text: today,
    stage,
  }));

const ofPortals = (): OpenRow[] =>
  portalStates().map(({ name, path, access, works: parts }) => ({
    name,
    href: path,
    text: parts.length > 0 ? `Works inside: ${parts.join(", ")}.` : "Nothing works inside yet.",
    stage: "open",
    state: access === "member" ? "Open to members" : "Open for requests",
  }));

const groups = [
  { id: "works", heading: "Works now, without an account", rowsOf: works },
  { id: "portals", heading: "Portals, for members", rowsOf: ofPortals },
  {
    id: "forms",
    heading: "Forms a desk decides on within days it names, and letters you send",
    rowsOf: applications,
  },
  { id: "programmes", heading: "Programmes", rowsOf: programmes },
  { id: "divisions", heading: "Divisions", rowsOf: ofDivisions },
] as const;

/** Removes duplicates, because several pages may name the same tool. */
const once = (rows: readonly OpenRow[]): OpenRow[] =>
  rows.filter(({ href, name }, at) => rows.findIndex((row) => row.href === href && row.name === name) === at);

/** What is open today, from the records of divisions, programmes, forms, tools and portals. */
export const openToday = (): readonly OpenGroup[] =>
  groups.map(({ id, heading, rowsOf }) => ({
    id,
    heading,
    rows: once(rowsOf()).filter(({ href }) => isLinked(href)),
  }));

/**
 * What is open today and what is not, computed from the records. Each name links to where to apply or ask. The first
 * group, what works now, is expanded.
 */
export function Board({ kind: _, page, ...head }: BoardSection & OnPage) {
  return (
    <SectionFrame {...head} wide>
      {each(openToday(), ({ id, heading, rows }, at) => (
        <Disclosure id={id} summary={`${heading} (${rows.length})`} open={at === 0}>
          <DataTable
            caption={heading}
            captionHidden
            columns={[{ label: "What" }, { label: "Today" }]}
            rows={rows.map(({ name, href, text, stage, state }) => [
              <AppLink key="name" className="link" href={linkOnPage(page, href)}>
                {name}
              </AppLink>,
              <>
                {state ? (
                  <Tag tone={stage === "open" ? "good" : "neutral"}>{state}</Tag>
                ) : (
                  <StageTag stage={stage} />
                )}{" "}
                {text}
              </>,
            ])}
          />
        </Disclosure>
      ))}
    </SectionFrame>
  );
}
