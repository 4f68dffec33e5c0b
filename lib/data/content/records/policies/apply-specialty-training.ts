import { decidedMonths } from "#lib/data/retention/open/periods.ts";
import type { PageRecord } from "../../types.ts";

/** The application of people who want to learn, or can teach, a trade that farm goods depend on. */
export const applySpecialtyTrainingPage: PageRecord = {
  name: "Apply for specialty training",
  title: "Apply for specialty training",
  description:
    "Cooling, solar, drones, food testing, grafting: what the planned training is about, which authority licenses each trade, and who may apply.",
  eyebrow: "Applications",
  lead: "Some skills decide whether a harvest keeps: cooling, drying, testing, repairing. Courses in them are planned and none has a date. Put yourself on the list of a skill, and read here who may license you to do it.",
  sections: [
    {
      kind: "apply",
      id: "apply",
      heading: "Name the skill",
      lead: "Learners and trainers use the same form. A place on the list is no admission.",
      form: "specialty-training",
    },
    {
      kind: "table",
      id: "skills",
      heading: "Skills, and who licenses them",
      lead: "A certificate from a school shows that you were taught. Permission to work comes from an authority. Ask it what it accepts before you pay any school.",
      caption:
        "Skills the training is planned for, what one learns and the kind of authority that licenses the trade",
      columns: [{ label: "Skill" }, { label: "What one learns" }, { label: "Who licenses" }],
      rows: [
        [
          "Cold rooms and refrigeration",
          "Finding leaks, handling gases that burn or harm the ozone layer, cleaning coils",
          "National ozone office or the body it names for technicians",
        ],
        [
          "Solar and wiring",
          "Sizing a battery, earthing, safe joints",
          "Electricity regulator or labour inspectorate",
        ],
        [
          "Drones for fields",
          "Planning a flight, reading the map it makes, when not to fly",
          "Civil aviation authority; often the ministry of defence too",
        ],
        [
          "Spraying",
          "Reading a label, setting a nozzle, protecting skin and wells",
          "Pesticide board of the agriculture ministry",
        ],
        [
          "Food testing",
          "Taking a fair sample, moisture, aflatoxin strips, keeping a log",
          "The laboratory is accredited, not the person: ISO/IEC 17025",
        ],
        [
          "Grafting and nurseries",
          "Clean rootstock, budding, labelling",
          "Seed certification agency, for plants that are sold",
        ],
        [
          "Welding and machine repair",
          "Pumps, mills, threshers; guards that stay on",
          "Technical and vocational training authority, by trade test",
        ],
      ],
    },
    {
      kind: "faq",
      id: "questions",
      heading: "Before you apply",
      items: [
        {
          question: "Who may apply?",
          answer:
            "Anybody of working age, with or without a school certificate. Those below eighteen need a parent or guardian who knows of it, and would not be trained with poison, mains power or heights. Trainers and workshops may apply as well: choose “To teach” in the first step.",
        },
        {
          question: "What does it cost?",
          answer:
            "Applying costs nothing. A price, a grant or a wage for learners has not been settled, so a bill for tuition in our name is false.",
        },
        {
          question: "Who chooses the learners?",
          answer:
            "The training desk decides who stands on the list of a skill, and in which town a course is planned first. Once a course has a room, a teacher and a date, two people would choose: the trainer, by what you can already do, and somebody from the programme, by distance and need. Refusals come with the reason.",
        },
        {
          question: "How soon will I know?",
          answer:
            "Whether you are on the list: within the working days named with the form. When a course begins: nobody can say. Take any good course that is nearer; you lose nothing here by it.",
        },
        {
          question: "Could I be trained in another country?",
          answer:
            "Only with a visa for study or training. Its consulate and its immigration service decide. The office writes no invitations for visas.",
        },
        {
          question: "Is there a job at the end?",
          answer:
            "None is promised. Cold stores, mills and clinics near you may need these skills already. Ask them what they lack.",
        },
      ],
    },
    {
      kind: "parts",
      id: "at-hand",
      heading: "What the form asks",
      whole: "Your answers",
      caption: "Four things to say, and one to leave out.",
      parts: [
        { title: "The skill", text: "One, at most two. “Anything” cannot be answered." },
        {
          title: "What you have done",
          text: "Repaired a neighbour's pump, worked in a kitchen, two years of technical school. Small things count.",
        },
        {
          title: "Languages",
          text: "Those you speak, because a course needs one that its learners share.",
        },
        { title: "Time", text: "Months in which you are free, and how far you could travel." },
        {
          title: "Leave out",
          text: "Scanned certificates, photographs, passport numbers. Nobody looks at them at this stage.",
        },
      ],
    },
    {
      kind: "notice",
      id: "data",
      heading: "Where your answers go",
      tone: "info",
      paragraphs: [
        `To the training desk and no further: schools and employers do not get them. They are erased ${decidedMonths} months after the decision. The privacy notice explains corrections and early removal.`,
      ],
      next: { href: "/legal/privacy", label: "Read the privacy notice" },
    },
  ],
  related: [
    "/subsidiaries/academy",
    "/subsidiaries/agx",
    "/subsidiaries/aeroag",
    "/programs",
    "/legal/privacy",
  ],
  reviewedOn: "2026-11-21",
};
