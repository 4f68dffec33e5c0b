import type { PageRecord } from "../../types.ts";

/** Which councils register health professionals, and how to ask them. */
export const directoryMedicalPage: PageRecord = {
  name: "Medical",
  title: "Medical: check a doctor, clinic or pharmacy",
  description:
    "Which council registers doctors, nurses, pharmacies, laboratories and clinics in an African country, how to check a registration, and how to be listed.",
  eyebrow: "Directory",
  lead: "Whoever treats people needs a registration, and so does the place where it happens. You may ask the council about both. This page shows how, and which facilities have put themselves on the list.",
  sections: [
    {
      kind: "search",
      id: "search",
      heading: "Find a facility or practice",
      lead: "Entries that facilities put in themselves, each looked up at the regulator it names.",
      directory: "medical",
    },
    {
      kind: "notice",
      id: "emergency",
      heading: "If somebody is ill now",
      tone: "caution",
      paragraphs: [
        "Go to the nearest health facility or call the local emergency number. Nothing here is medical advice, and we cannot find you a doctor.",
      ],
    },
    {
      kind: "apply",
      id: "apply",
      heading: "List a facility or practice",
      lead: "For whoever may speak for it. Write nothing about patients, and nothing about your own health.",
      form: "list-medical",
    },
    {
      kind: "table",
      id: "who-registers",
      heading: "Who registers whom",
      caption:
        "Kinds of health worker and facility, the body that usually registers them, and what can be looked at",
      columns: [{ label: "Who treats you" }, { label: "Registered with" }, { label: "What you may see" }],
      rows: [
        ["Doctor or dentist", "Medical and dental council", "Number, kind of registration, yearly licence"],
        ["Nurse or midwife", "Nursing and midwifery council or board", "Number and licence to practise"],
        [
          "Pharmacist and pharmacy",
          "Pharmacy council or board",
          "Licence of the premises and name of the pharmacist in charge",
        ],
        ["Medicine in its box", "Medicines regulator", "Registration number, batch and expiry date"],
        [
          "Laboratory scientist",
          "Council for laboratory science",
          "Licence of the person and of the laboratory",
        ],
        [
          "Hospital, clinic, maternity home",
          "Ministry of health or facilities regulator",
          "Licence, class of facility, date on which it ends",
        ],
        [
          "Healer with herbs",
          "In some countries a council for traditional medicine",
          "Whether there is a register at all",
        ],
      ],
      sources: [{ label: "World Directory of Medical Schools", href: "https://www.wdoms.org/", year: 2025 }],
    },
    {
      kind: "diagram",
      id: "check",
      heading: "Check a registration",
      shape: "chain",
      caption: "From the name on the wall to the licence of the house.",
      nodes: [
        {
          title: "Get name and number",
          text: "In full, as on the certificate on the wall. A practitioner who is registered will not mind.",
        },
        {
          title: "Search or ring the council",
          text: "Some have a public search. Others answer by telephone, or post a list in the official gazette once a year.",
        },
        {
          title: "Read the kind",
          text: "Full, provisional, limited to one hospital, or temporary for a visitor: each allows different things.",
        },
        {
          title: "Look at the year",
          text: "Practising licences usually run out every twelve months. A number without a licence for this year is half an answer.",
        },
        {
          title: "Check the place separately",
          text: "A registered doctor can work in an unlicensed house. Ask the facilities regulator, too.",
        },
      ],
    },
    {
      kind: "facts",
      id: "limits",
      heading: "What a register does not tell you",
      facts: [
        {
          term: "Skill",
          text: "It says that training was accepted. It does not say how often somebody has done an operation.",
        },
        {
          term: "Complaints under way",
          text: "Most councils publish a decision, not a complaint. You can lodge your own there, in writing and without a lawyer.",
        },
        {
          term: "Good standing",
          text: "A certificate of good standing is issued on request of the practitioner, mostly straight to a council abroad. Employers should ask for it.",
        },
        {
          term: "Prices",
          text: "Ask for them in writing before treatment that can wait. Public facilities often have to display theirs.",
        },
      ],
    },
    {
      kind: "facts",
      id: "entry",
      heading: "What an entry shows",
      lead: "Facilities and practices put themselves in; nobody is copied from a register.",
      facts: [
        {
          term: "Everybody sees",
          text: "Name, kind, country and town, what is offered in the words of the facility, languages, public contacts, and since when it is listed.",
        },
        { term: "The desk alone sees", text: "Which regulator or council knows it, and who asked." },
        {
          term: "Never",
          text: "Anything about a patient, reviews of treatments, promises of cure, prices of medicine. An entry that holds such words is refused.",
        },
        {
          term: "No licence",
          text: "A listing is none. Licences end every year in most countries: ask the council for this year's.",
        },
      ],
    },
    {
      kind: "steps",
      id: "at-hand",
      heading: "For managers: keep these in one folder",
      lead: "Inspectors, partners and patients ask for the same sheets.",
      steps: [
        { title: "The licence of the house", text: "And the receipt of the last renewal fee." },
        { title: "Licences of staff", text: "A sheet with profession, number and last day." },
        { title: "A list of services", text: "As the licence words them, not as the signboard does." },
        {
          title: "Hours and the way there",
          text: "Ordinary hours, nights, a landmark, and the season in which the road is cut.",
        },
      ],
    },
  ],
  related: [
    "/directory/medical/dashboard",
    "/directory/medical/request-letter",
    "/subsidiaries/healthshare",
    "/directory",
  ],
  reviewedOn: "2026-11-21",
};
