import type { PageRecord } from "../../types.ts";

/** How to write to a registry for a birth, marriage or death record, and how to make it valid abroad. */
export const directoryVitalRecordsRequestLetterPage: PageRecord = {
  name: "Letter for vital records",
  title: "A letter to ask for vital records",
  description:
    "Write a letter that asks an African registry for a birth, marriage or death certificate, in English or French, as a PDF. With apostille and legalisation.",
  eyebrow: "Directory · Vital records",
  lead: "The record is in one country and you are in another. Here you write the request as a letter, and read which other ways there are and who signs what on the way.",
  contents: true,
  sections: [
    {
      kind: "apply",
      id: "write-letter",
      heading: "Write your letter",
      lead: "Name the registry and the entry, and by what right you ask. You take a finished letter away, to print or to mail; registering with us is up to you.",
      form: "letter-vital-records",
    },
    {
      kind: "facts",
      id: "today",
      heading: "Four ways to get it today",
      lead: "In many places the first ones cost least.",
      facts: [
        {
          term: "Online",
          text: "Some civil registries take requests on a government site. Look for the address on the ministry's own pages, not in an advertisement.",
        },
        {
          term: "Through a relative",
          text: "With your signed authority naming the record, the office and an end date. Most registrars are used to this.",
        },
        {
          term: "Through your consulate",
          text: "It can tell you which office holds the book, certify your signature, and in some countries pass the request on.",
        },
        {
          term: "By letter",
          text: "To the registrar of the place. The form above writes it in English or French. Enclose a way to pay that the office accepts.",
        },
      ],
    },
    {
      kind: "steps",
      id: "write",
      heading: "What a good request contains",
      steps: [
        {
          title: "One record",
          text: "Birth, marriage or death of one person. Two requests in one letter lie longer.",
        },
        {
          title: "Names then and now",
          text: "As entered at the time, with other spellings, and the parents' names.",
        },
        {
          title: "Place and date",
          text: "Village, clinic, parish or court; the year, and the years on both sides if you are unsure.",
        },
        { title: "Your relation", text: "Self, child, parent, spouse, heir, and the proof you enclose." },
        {
          title: "The copy you need",
          text: "Full copy or extract, how many, for which country, with apostille or without.",
        },
      ],
    },
    {
      kind: "diagram",
      id: "abroad",
      heading: "From the registry to an office abroad",
      shape: "chain",
      caption:
        "The stations of a certificate on its way to a foreign authority; the last link depends on the two countries.",
      nodes: [
        { title: "Registrar", text: "Issues and signs the copy." },
        { title: "Registrar general", text: "Confirms that this registrar may sign." },
        {
          title: "Foreign ministry",
          text: "Confirms the seal. In member states often the authority for apostilles.",
        },
        {
          title: "Apostille or embassy",
          text: "Members: apostille, and done. Others: stamp of the receiving country's embassy.",
        },
        { title: "Sworn translator", text: "Last, so that the stamps are translated, too." },
      ],
      sources: [
        {
          label: "Hague Conference: text of the Apostille Convention",
          href: "https://www.hcch.net/en/instruments/conventions/full-text/?cid=41",
          year: 1961,
        },
      ],
    },
    {
      kind: "prose",
      id: "difference",
      heading: "What the stamps say, and what they do not",
      paragraphs: [
        "An apostille and a legalisation do the same work by different roads: they tell a foreign official that the signature is real. Neither says that the child was born on that day. An office that doubts the entry may still write to the registry, and in places where many forged copies have turned up it often does.",
        "Fetch a fresh copy before you start. A stamp on an old copy is lost money if the receiver wants one from this half-year.",
      ],
    },
    {
      kind: "facts",
      id: "letter",
      heading: "What the letter is",
      facts: [
        {
          term: "It is",
          text: "Your own request for a certificate of birth, marriage or death, or for the correction of a record: one letter, one record, in English or French, signed and sent by you.",
        },
        {
          term: "For whom",
          text: "Those whom the law of that country lets have the record. Researchers of family history ask the archives.",
        },
        {
          term: "Decision",
          text: "Whether a copy is issued lies with the registrar, and only there. We take no part in it.",
        },
        {
          term: "Duration",
          text: "The letter is there at once. A registry with an index may find a line the same day, one without may never find it.",
        },
        { term: "Price", text: "The letter costs nothing. Fees of the state are paid to the state." },
        {
          term: "What we keep",
          text: "The names and dates of your letter, unreadable without a key, until you have closed it and the months that the form names are over. They are for your eyes; the office of the group has no list of letters.",
        },
      ],
    },
  ],
  related: [
    "/directory/vital-records",
    "/directory/academics/request-letter",
    "/home/diaspora",
    "/policies/records-disclosure",
  ],
  reviewedOn: "2026-11-25",
};
