/** Modules that every other module may import. Each may also import those before it in the list. */
const shared = ["browser", "words", "ui", "charts", "forms", "page"] as const;

/**
 * Which module of components may import which. Every other import is an error, and so is an import in the opposite
 * direction. Where two domains are on one page, `app` composes them, or passes one to the other as a node.
 */
export const componentFolders: Readonly<Record<string, readonly string[]>> = {
  // Browser features: storage, idle time, whether data saving is on. No components.
  browser: [],
  // The messages of the page's language, looked up on the server.
  words: [],
  // Primitives. They know no domain.
  ui: ["browser", "words"],
  // Charts and maps of given figures.
  charts: ["browser", "words", "ui"],
  // Any form, rendered from fields that are data.
  forms: ["browser", "words", "ui"],
  // Parts that pages of many domains share: breadcrumbs, the frame of a section, the end of a page, the enquiry form.
  page: ["browser", "words", "ui", "charts", "forms"],
  // A visitor's conversation with a person.
  chat: shared,
  // Lets senders follow the cases they sent.
  cases: shared,
  // Sections of pages that are stored as records. A record may begin with the question box.
  content: [...shared, "navigator"],
  // Two of its pages are records preceded by a form.
  confidential: [...shared, "content"],
  // The steps of a guide are ticked in a plan.
  countries: [...shared, "plan"],
  currency: shared,
  // Staff see what each domain rendered for its sender.
  desk: shared,
  directory: shared,
  home: shared,
  leads: shared,
  members: shared,
  moderation: shared,
  // The question box and the answers.
  navigator: shared,
  // Costs of a plan are shown in the chosen currency.
  plan: [...shared, "currency"],
  portals: [...shared, "content"],
  ratings: shared,
  // Results from all pages.
  search: shared,
  // Header, footer and overlays. It receives parts of domains as nodes.
  shell: shared,
};
