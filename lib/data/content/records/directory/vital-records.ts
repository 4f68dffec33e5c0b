import type { PageRecord } from "../../types.ts";

/** How births, marriages and deaths are recorded, how to get a copy, and which offices are listed. */
export const directoryVitalRecordsPage: PageRecord = {
  name: "Vital records",
  title: "Vital records: birth, marriage, death",
  description:
    "Which office keeps a birth, marriage or death record in an African country, how to ask for a copy or register late, and what if the book is lost.",
  eyebrow: "Directory",
  lead: "School, passport, pension, inheritance: all of them begin with a line in a book. This page helps you find the office that keeps that book. We hold no record of anybody.",
  contents: true,
  sections: [
    {
      kind: "search",
      id: "search",
      heading: "Find an office",
      lead: "Offices that keep births, marriages and deaths, as they describe themselves.",
      directory: "vital-records",
    },
    {
      kind: "apply",
      id: "apply",
      heading: "List your office",
      lead: "For registrars and others who may speak for an office. Describe the office only: names and dates of persons do not belong in the form.",
      form: "list-vital-records",
    },
    {
      kind: "diagram",
      id: "how",
      heading: "How an event becomes a certificate",
      shape: "chain",
      caption: "From a birth, marriage or death to a certificate that can be used abroad.",
      nodes: [
        { title: "Event", text: "In a clinic, at home, in a church, mosque or town hall." },
        { title: "Notice", text: "A midwife, relative, chief or priest tells the registrar." },
        { title: "Entry", text: "The registrar writes it in the register and gives it a number." },
        { title: "Certificate", text: "A copy of the entry, signed and sealed, on request." },
        { title: "For abroad", text: "An apostille or legalisation, and a translation." },
      ],
      sources: [
        {
          label: "United Nations: Principles and Recommendations for a Vital Statistics System, revision 3",
          href: "https://unstats.un.org/unsd/demographic/standmeth/principles/M19Rev3en.pdf",
          year: 2014,
        },
      ],
    },
    {
      kind: "table",
      id: "where",
      heading: "Which office to ask today",
      caption: "Kinds of record and the offices that usually keep them",
      columns: [{ label: "Record" }, { label: "Ask first" }, { label: "Then" }],
      rows: [
        [
          "Birth",
          "Civil registration office of the district of birth",
          "National registry or population commission; the hospital for its notice of birth",
        ],
        [
          "Birth abroad to a citizen",
          "Consulate that served the place",
          "Ministry of foreign affairs at home",
        ],
        ["Civil marriage", "Registrar, town hall or marriage court", "National archive for old books"],
        [
          "Customary or religious marriage",
          "Local council, church or mosque that held it",
          "The registrar, if it was registered afterwards",
        ],
        [
          "Divorce",
          "Registry of the court that granted it",
          "Civil registry, for the note beside the marriage",
        ],
        ["Death", "Civil registration office where it happened", "Hospital, police or burial authority"],
        ["Adoption", "Family or high court", "Often closed to everybody but those concerned"],
      ],
    },
    {
      kind: "steps",
      id: "ask-a-copy",
      heading: "Ask for a copy",
      steps: [
        {
          title: "Write down what you know",
          text: "Names as they were spelt then, place, month and year, names of the parents. A baptism entry or school admission helps to fix the date.",
        },
        {
          title: "Say which copy",
          text: "A full copy shows every line and note; an extract shows a few. Offices abroad mostly want the full one, issued within the last three or six months.",
        },
        {
          title: "Show why you may have it",
          text: "Your own record, your child's, a parent's; a relative brings a signed authority and an identity document.",
        },
        {
          title: "Pay at the counter",
          text: "Against an official receipt. Somebody in the queue who offers to hurry things is not the office.",
        },
        {
          title: "Read it before you leave",
          text: "One wrong letter in a surname costs months later. Ask for the mistake to be mended on the spot.",
        },
      ],
    },
    {
      kind: "facts",
      id: "missing",
      heading: "When there is no entry",
      facts: [
        {
          term: "Late registration",
          text: "Possible nearly everywhere: by the registrar for some time, after that by a court. Witnesses, clinic cards and school papers serve as proof. A child's right to be registered stands in article 7 of the Convention on the Rights of the Child.",
        },
        {
          term: "Book lost or burnt",
          text: "Ask for a certificate that no entry can be found. With it, a court can order that the entry be made again.",
        },
        {
          term: "Wrong entry",
          text: "Slips are mended by the registrar; changes of name, sex, age or parents need a judge.",
        },
        {
          term: "Changed borders and names",
          text: "Districts were split and renamed. The entry stays with the office that holds the old book, wherever the village now belongs.",
        },
      ],
      sources: [
        {
          label: "Convention on the Rights of the Child, article 7",
          href: "https://www.ohchr.org/en/instruments-mechanisms/instruments/convention-rights-child",
          year: 1989,
        },
        {
          label: "UNICEF data: birth registration",
          href: "https://data.unicef.org/topic/child-protection/birth-registration/",
          year: 2025,
        },
      ],
    },
    {
      kind: "facts",
      id: "entry",
      heading: "What an entry shows",
      facts: [
        {
          term: "Everybody sees",
          text: "Name and kind of the office, country and town, which records it keeps, what it says of its district and years, languages, public contacts, and since when it is listed.",
        },
        {
          term: "The desk alone sees",
          text: "The ministry or registrar general above it, and who asked. Where the office and the ministry differ, the ministry prevails.",
        },
        {
          term: "Never a person",
          text: "No name from a book, no number of an entry, no scan, no search for people and no family trees: a record of birth is the first thing a thief of identities looks for. An entry that holds such a thing is refused.",
        },
      ],
    },
    {
      kind: "steps",
      id: "at-hand",
      heading: "For registrars: a sheet that saves letters",
      lead: "Many letters reach the wrong registry. A sheet on the door, and the same words in the entry, spare both sides the letter.",
      steps: [
        {
          title: "Walk along the shelf",
          text: "Write down first and last year of each series and mark what is missing.",
        },
        {
          title: "Ask the neighbours",
          text: "Which registry has the years before yours? Put its name on the sheet.",
        },
        {
          title: "Copy the fee notice",
          text: "Large enough to read from the queue, with the date and the law behind it.",
        },
        {
          title: "Name the papers needed",
          text: "For a child, for oneself, for a dead parent: three short lists.",
        },
      ],
    },
  ],
  related: [
    "/directory/vital-records/request-letter",
    "/directory/vital-records/dashboard",
    "/policies/records-disclosure",
    "/home/diaspora",
  ],
  reviewedOn: "2026-11-21",
};
