import { divisions } from "#lib/content/divisions.ts";
import { isLinked } from "#lib/content/is-linked.ts";
import { getRecord } from "#lib/content/records/find-record.ts";
import type { Page, RecordSection, Stage } from "#lib/content/types.ts";
import type { LeadType } from "#lib/leads/open/lead-types.ts";
import { leadLabel } from "#lib/leads/open/lead-words.ts";
import { portalStates } from "#lib/portals/open/portal-states.ts";
import { isConfidential } from "#lib/site/open/confidential.ts";
import type { Href } from "#lib/site/paths.ts";
import type { SiteEntry } from "#lib/site/entry.ts";
import { isOfPassports, keysOf, registryKeys } from "#lib/site/keys-of.ts";
import { registry } from "#lib/site/registry.ts";

export type OpenRow = {
  name: string;
  /** Where one applies or asks. */
  href: Href;
  /** What can be done today. */
  text: string;
  stage: Stage;
  /** Where one word of the stage would say too much or too little. */
  state?: string;
};

export type OpenGroup = { id: string; heading: string; rows: readonly OpenRow[] };

const pages = (): Page[] => keysOf("record").map(getRecord).filter(({ path }) => !isConfidential(path)); // prettier-ignore

/** Every section of the records that `read` makes rows of. */
const fromSections = (read: (section: RecordSection, page: Page) => OpenRow[]): OpenRow[] =>
  pages().flatMap((page) => page.sections.flatMap((section) => read(section, page)));

/** An anchor of its own page becomes an address. */
const absolute = (path: Page["path"], href: string): Href =>
  (href.startsWith("#") ? `${path}${href}` : href) as Href;

/** Kinds of form by which one applies, or says that one would. */
const isApplication = (type: LeadType): boolean =>
  /^(?:apply|directory|letter)_|^(?:affiliate|investor|partner|career)_interest$|^waiting_list$/.test(type);

/** Tools on the pages, and the pages that answer what one asks of them. */
const works = (): OpenRow[] => [
  ...registryKeys.flatMap((key): OpenRow[] => {
    const entry: SiteEntry = registry[key];
    return entry.kind === "page" && entry.reads && !isOfPassports(key)
      ? [{ name: entry.name, href: key as Href, text: "Choose, and it answers.", stage: "open" }]
      : [];
  }),
  ...fromSections((section, { path }) =>
    section.kind === "tool"
      ? [{ name: section.heading, href: absolute(path, `#${section.id}`), text: section.lead ?? "", stage: "open" }] // prettier-ignore
      : [],
  ),
];

const interests = (): OpenRow[] =>
  fromSections((section, { path, name }) =>
    section.kind === "ask" && isApplication(section.leadType)
      ? [{ name, href: absolute(path, `#${section.id}`), text: leadLabel(section.leadType), stage: "planned", state: "Takes your interest" }] // prettier-ignore
      : [],
  );

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
  { id: "interest", heading: "Takes your interest; nobody is enrolled yet", rowsOf: interests },
  { id: "programmes", heading: "Programmes", rowsOf: programmes },
  { id: "divisions", heading: "Divisions", rowsOf: ofDivisions },
] as const;

/** The same tool may be named on several pages: it stands on the board once. */
const once = (rows: readonly OpenRow[]): OpenRow[] =>
  rows.filter(({ href, name }, at) => rows.findIndex((row) => row.href === href && row.name === name) === at);

/** What is open today, from the records of divisions, programmes, forms, tools and portals. */
export const openToday = (): readonly OpenGroup[] =>
  groups.map(({ id, heading, rowsOf }) => ({
    id,
    heading,
    rows: once(rowsOf()).filter(({ href }) => isLinked(href)),
  }));
