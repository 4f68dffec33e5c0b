import type { PageRecord } from "../../types.ts";

/** What the manager of a health facility would keep current, and what would stay with the council. */
export const directoryMedicalDashboardPage: PageRecord = {
  name: "Dashboard for facilities",
  title: "A dashboard for health facilities",
  description:
    "What hospitals, clinics, pharmacies and laboratories are to keep current in the planned medical directory: licence, services, hours and closures. Planned only; it takes interest, not data.",
  eyebrow: "Directory · Medical",
  lead: "A patient who walks two hours to a closed clinic has lost a day. Facility managers are to be able to say what is open, under which licence, until when.",
  sections: [
    {
      kind: "facts",
      id: "do",
      heading: "What a facility would manage",
      facts: [
        {
          term: "Licence",
          text: "Number, class and last day. A line turns grey on the day after, by itself, until the regulator's list shows a new one.",
        },
        {
          term: "Services",
          text: "Ticked from the services the licence class allows. A clinic without a theatre could not tick surgery.",
        },
        {
          term: "Hours and closures",
          text: "Ordinary hours, nights, and a notice for days without power, water or staff.",
        },
        {
          term: "Who is in charge",
          text: "Name and council number of the responsible practitioner, with that person's own consent.",
        },
        { term: "Way there", text: "Landmark, river crossing, season in which the road is cut." },
      ],
    },
    {
      kind: "facts",
      id: "cannot",
      heading: "What it could not do",
      lead: "Limits matter more here than in any other section.",
      facts: [
        {
          term: "No patients",
          text: "No appointments, no messages, no results. There would be no place to type a diagnosis.",
        },
        {
          term: "No advertising",
          text: "Many councils restrict it. Claims of cure, before-and-after pictures and discounts would be refused.",
        },
        {
          term: "No overruling",
          text: "When a council suspends somebody, the keeper cannot hide it. Appeals go to the council or a court.",
        },
      ],
    },
    {
      kind: "table",
      id: "decides",
      heading: "Who decides what, and how soon",
      caption: "Changes in the planned dashboard, who would decide on them and what the time depends on",
      columns: [{ label: "Change" }, { label: "Decided by" }, { label: "Depends on" }],
      rows: [
        ["Hours, notice of closure", "The facility", "Shown at once, with the time of the change"],
        ["New service", "Our reader, against the licence", "Whether the regulator lists services at all"],
        ["Renewed licence", "The regulator's list", "When that list is brought up to date"],
        [
          "New responsible practitioner",
          "The council's register",
          "The council's answer; it is asked each time",
        ],
        ["Removal of the facility", "The owner in writing", "One call back to the number in the register"],
      ],
    },
    {
      kind: "notice",
      id: "not-built",
      heading: "Planned, and not for emergencies",
      tone: "caution",
      paragraphs: [
        "The dashboard does not exist. This page only collects the names of facilities that would use it. It is no way to reach a clinic, and nobody here can pass on a message to one.",
      ],
    },
    {
      kind: "flow",
      id: "changes",
      heading: "Which way a change would go",
      caption: "Some lines a facility writes itself; others come from whoever licenses it.",
      parties: ["Facility", "Our reader", "Regulator, council"],
      passes: [
        { from: 0, to: 1, what: "Hours and closures: shown at once" },
        { from: 0, to: 1, what: "A new service" },
        { from: 1, to: 2, what: "Does the class of licence allow it?" },
        { from: 2, to: 1, what: "A renewed licence, a new practitioner, a suspension" },
      ],
    },
    {
      kind: "steps",
      id: "at-hand",
      heading: "Have these in one folder",
      steps: [
        { title: "The licence of the house", text: "And the receipt of the last renewal fee." },
        {
          title: "Licences of staff",
          text: "A sheet with profession, number and last day. Inspectors ask for the same sheet.",
        },
        { title: "A list of services", text: "As the licence words them, not as the signboard does." },
      ],
    },
    {
      kind: "prose",
      id: "data",
      heading: "Your data",
      paragraphs: [
        "What arrives through the form is read by the office and kept as the note beside it says. It is not given to a council, an insurer or a supplier. If you change your mind, ask with the reference to have it deleted.",
      ],
    },
    {
      kind: "ask",
      id: "interest",
      heading: "Facilities that would keep an entry",
      lead: "District, class of licence and the council or regulator are enough. Say which of the things above would help your patients most, without telling us about any of them.",
      leadType: "directory_medical",
      submitLabel: "Send as facility",
    },
  ],
  related: ["/directory/medical", "/portal/health", "/subsidiaries/healthshare"],
  reviewedOn: "2026-11-21",
};
