/** Rooms that every other may take from, each also from those before it. */
const shared = ["browser", "words", "ui", "charts", "forms", "page"] as const;

/**
 * Which rooms of components may take from which; nothing else, and never back. Where two domains stand on one page, `app`
 * puts them together, or one is handed to the other as a node.
 */
export const componentRooms: Readonly<Record<string, readonly string[]>> = {
  // What browsers offer: storage, idle time, whether data is saved. No component.
  browser: [],
  // The words of the page's language, looked up on the server.
  words: [],
  // Primitives. They know no domain.
  ui: ["browser", "words"],
  // Charts and maps of given figures.
  charts: ["browser", "words", "ui"],
  // Any form, drawn from its fields as data.
  forms: ["browser", "words", "ui"],
  // What stands on pages of many domains: breadcrumbs, the frame of a section, the end of a page, the enquiry form.
  page: ["browser", "words", "ui", "charts", "forms"],
  // A visitor's conversation with a person.
  chat: shared,
  // What a sender follows of what they sent.
  cases: shared,
  // Sections of pages that are kept as records.
  // A record may begin with the question box.
  content: [...shared, "navigator"],
  // Two of its pages are records with a form in front.
  confidential: [...shared, "content"],
  // The steps of a guide are ticked in a plan.
  countries: [...shared, "plan"],
  currency: shared,
  // Staff see what every domain drew for its sender.
  desk: shared,
  directory: shared,
  home: shared,
  leads: shared,
  members: shared,
  moderation: shared,
  // The question box, and what was found.
  navigator: shared,
  // Costs of a plan are seen in the chosen currency.
  plan: [...shared, "currency"],
  portals: [...shared, "content"],
  ratings: shared,
  // What was found on all pages.
  search: shared,
  // Header, footer and what covers the page. It takes parts of domains as nodes.
  shell: shared,
};
