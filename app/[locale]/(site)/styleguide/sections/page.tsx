import type { Metadata } from "next";
import { RecordSection } from "#components/content/page-view.tsx";
import { Breadcrumbs } from "#components/page/breadcrumbs.tsx";
import { each } from "#components/ui/each.ts";
import { Container, PageHeader } from "#components/ui/section.tsx";
import type { RecordSection as Section } from "#lib/data/content/types.ts";
import "#app/sheets/record.css";
import "#app/sheets/styleguide.css";
import "../utilities.css";

/** One section of each kind that page records consist of. */
const examples: readonly Section[] = [
  { kind: "prose", id: "kind-prose", heading: "Prose", lead: "With a lead.", paragraphs: ["Running text, forty characters or a little more to the line."] },
  { kind: "facts", id: "kind-facts", heading: "Facts", facts: [{ term: "Term", text: "What is true of it." }, { term: "Another", text: "With a source below." }], sources: [{ label: "A document", href: "https://au.int/", year: 2018 }] },
  { kind: "steps", id: "kind-steps", heading: "Steps", steps: [{ title: "First", text: "Then the next." }, { title: "Second", text: "In a fixed order." }, { title: "Third", text: "And done." }] },
  { kind: "table", id: "kind-table", heading: "Table", caption: "An example", columns: [{ label: "Thing" }, { label: "Kind" }, { label: "Count", numeric: true }], rows: [["Goat", "Animal", "3"], ["Maize", "Crop", "12"]] },
  { kind: "chart", id: "kind-chart", heading: "Chart", mark: "target", label: "Parts of a whole, in per cent", parts: [{ label: "One", percent: 60 }, { label: "Two", percent: 40 }], source: "An example" },
  { kind: "spread", id: "kind-spread", heading: "Spread", figures: ["internet_users_pct"] },
  { kind: "timeline", id: "kind-timeline", heading: "Timeline", entries: [{ when: "2025–26", title: "Pilot", text: "Small.", stage: "pilot" }, { when: "2027–28", title: "Next", text: "Larger.", stage: "planned" }, { when: "Later", title: "Perhaps", text: "Undated.", stage: "later" }] },
  { kind: "diagram", id: "kind-chain", heading: "Diagram: chain", shape: "chain", caption: "Three boxes in a row.", nodes: [{ title: "Seed", text: "Goes first." }, { title: "Field", text: "Follows." }, { title: "Shop", text: "Comes last." }] },
  { kind: "diagram", id: "kind-cycle", heading: "Diagram: cycle", shape: "cycle", caption: "Five boxes around a ring.", nodes: [{ title: "One", text: "At the top." }, { title: "Two", text: "Clockwise." }, { title: "Three", text: "Below." }, { title: "Four", text: "Beside it." }, { title: "Five", text: "And round again." }] },
  { kind: "diagram", id: "kind-lanes", heading: "Diagram: lanes", shape: "lanes", caption: "Who does what.", nodes: [{ by: "Grower", title: "Picks", text: "In the morning." }, { by: "Counter", title: "Sells", text: "By weight." }, { by: "Grower", title: "Is paid", text: "In the evening." }] },
  { kind: "flow", id: "kind-flow", heading: "Flow", caption: "What passes between three.", parties: ["Grower", "Counter", "Buyer"], passes: [{ from: 0, to: 1, what: "Crates" }, { from: 1, to: 2, what: "Weighed goods" }, { from: 2, to: 0, what: "Money" }] },
  { kind: "parts", id: "kind-parts", heading: "Parts", caption: "A whole of two.", whole: "A plough", parts: [{ title: "Share", text: "Cuts." }, { title: "Beam", text: "Holds." }] },
  { kind: "fork", id: "kind-fork", heading: "Fork", caption: "Two questions.", asks: [{ question: "Is it dry?", yes: "Store it." }, { question: "Is the sun out?", yes: "Dry it." }], otherwise: "Wait." },
  { kind: "bars", id: "kind-bars", heading: "Bars", label: "Days it keeps", columns: ["What", "Days"], rows: [{ label: "Leaves", value: 3, text: "3 days" }, { label: "Roots", value: 30, text: "30 days" }], source: "this page" },
  { kind: "map", id: "kind-map", heading: "Map", caption: "Two countries marked.", places: [{ slug: "liberia", stage: "pilot", text: "First." }, { slug: "ghana", stage: "planned", text: "Second." }] },
  { kind: "cards", id: "kind-cards", heading: "Cards", groups: [{ name: "A group", cards: [{ title: "A card", text: "With a way on.", href: "/start-business" }, { title: "Another", text: "With a stage.", stage: "planned" }] }] },
  { kind: "quote", id: "kind-quote", heading: "Quote of a document", quotes: [{ text: "All human beings are born free and equal in dignity and rights.", document: "Universal Declaration of Human Rights", place: "article 1", href: "https://www.un.org/en/about-us/universal-declaration-of-human-rights", year: 1948 }] },
  { kind: "downloads", id: "kind-downloads", heading: "Downloads", files: [{ href: "/downloads/akoma-dictionary.csv", title: "Dictionary", text: "What each figure counts.", format: "CSV" }] },
  { kind: "faq", id: "kind-faq", heading: "Questions", items: [{ question: "Does it open without script?", answer: "Yes." }] },
  { kind: "notice", id: "kind-notice", heading: "Notice", tone: "caution", paragraphs: ["Something to know before going on."] },
  { kind: "claims", id: "kind-claims", heading: "Claims", claims: ["guides", "acres"] },
  { kind: "notes", id: "kind-notes", heading: "Notes", of: "press" },
  { kind: "standing", id: "kind-standing", heading: "Standing" },
  { kind: "board", id: "kind-board", heading: "Board" },
  { kind: "index", id: "kind-index", heading: "Index", of: "histories" },
  { kind: "tool", id: "kind-tool", heading: "Tool", tool: "self-check" },
  { kind: "programme", id: "kind-programme", heading: "Programme", stage: "planned", paragraphs: ["What it is."], forWhom: "Growers", takePart: ["Write to the office."], next: { href: "/contact", label: "Write" } },
  { kind: "action", id: "kind-action", heading: "Call to action", actions: [{ href: "/contact", label: "The next step" }] },
  { kind: "apply", id: "kind-apply", heading: "Form of several steps", form: "grower" },
  { kind: "search", id: "kind-search", heading: "Search of a directory", directory: "academics" },
  { kind: "ask", id: "kind-ask", heading: "Form", leadType: "contact", submitLabel: "Send" },
]; // prettier-ignore

export const metadata: Metadata = { title: "Sections of pages", robots: { index: false, follow: false } };

/** Every kind of section, rendered as on pages. */
export default function SectionKinds() {
  return (
    <>
      <Breadcrumbs path="/styleguide/sections" />
      <PageHeader
        eyebrow="Style guide"
        title="Sections of pages"
        lead="One of each kind that page records are made of, drawn by the components that draw the pages."
      />
      <Container className="pb-section">
        <div className="parts">
          {each(examples, (section) => (
            <RecordSection section={section} page="/styleguide/sections" />
          ))}
        </div>
      </Container>
    </>
  );
}
