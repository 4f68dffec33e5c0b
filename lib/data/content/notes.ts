/** A dated note of the group. `news` is for everybody, `press` for people who write about us. */
export type Note = {
  /** The anchor of the note on its page. */
  id: string;
  kind: "news" | "press";
  /** ISO date. */
  date: string;
  title: string;
  paragraphs: readonly [string, ...string[]];
};

/**
 * The notes, newest first. Each describes what can be tried or read on this site on its date, never a future feature.
 */
export const notes: readonly Note[] = [
  {
    id: "every-page",
    kind: "news",
    date: "2026-11-21",
    title: "A page for every division, policy and plan",
    paragraphs: [
      "Each of the planned divisions and programmes has two pages of its own: what it is meant to do, for whom, on which terms and at which risk, and the questions people ask about it. None of them operates, and each page says what would have to come first.",
      "Policies and legal texts are published as drafts with a version and a summary in plain words. Lawyers have not reviewed them yet.",
    ],
  },
  {
    id: "histories",
    kind: "news",
    date: "2026-11-21",
    title: "Histories of the 54 countries",
    paragraphs: [
      "The library has a short history of each country in dated events, from early settlement to what is certain today, with a place to read on. Corrections are welcome: every page ends with a question whether it was useful.",
    ],
  },
  {
    id: "data-set",
    kind: "news",
    date: "2026-11-21",
    title: "The figures behind the guides as one file",
    paragraphs: [
      "All figures of the guides except tax rates can be taken away as CSV or JSON, with a dictionary and a table of sources and licences. The set as a whole is under the Open Database Licence 1.0.",
    ],
  },
  {
    id: "account",
    kind: "news",
    date: "2026-11-21",
    title: "An account without a password",
    paragraphs: [
      "Members sign in with a code that is sent by e-mail. The account shows every device that is signed in, ends any of them, exports what is stored and deletes it.",
    ],
  },
  {
    id: "guides",
    kind: "news",
    date: "2026-11-21",
    title: "54 guides to starting a business",
    paragraphs: [
      "Each guide has the steps, costs and offices for registering a business, with the source and year of every figure, a version for print and a comparison with other countries. Steps that were not read in a source are marked as indicative: confirm them with the office.",
    ],
  },
  {
    id: "what-may-be-said",
    kind: "press",
    date: "2026-11-21",
    title: "What may be said of the group today",
    paragraphs: [
      "The Akoma Group plans a pilot in Liberia for 2025–26; on the day of this note nothing of it operates. It publishes this site. None of its divisions has reported results, no licence is held, and no investment, deposit or premium is taken.",
      "Figures about the group are targets unless the register of claims calls them actual. Please quote a target as a target.",
    ],
  },
  {
    id: "pictures",
    kind: "press",
    date: "2026-11-21",
    title: "Mark and patterns for pages about us",
    paragraphs: [
      "The mark and six drawn patterns can be had as SVG files under Downloads. They may be shown beside a report about the group. They may not be used to suggest that somebody speaks for it.",
    ],
  },
];

export const listNotes = (kind: Note["kind"]): readonly Note[] => notes.filter((note) => note.kind === kind);
