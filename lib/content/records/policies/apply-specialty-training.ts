import { leadRetentionMonths } from "#lib/leads/open/limits.ts";
import type { PageRecord } from "../../types.ts";

/** A first word from people who want to learn a trade that farm goods depend on. */
export const applySpecialtyTrainingPage: PageRecord = {
  name: "Apply for specialty training",
  title: "Apply for specialty training",
  description:
    "Cooling, solar, drones, food testing, grafting: which skills the planned training is about, which authority licenses each trade, who may apply and what a certificate is worth.",
  eyebrow: "Applications",
  lead: "Some skills decide whether a harvest keeps: cooling, drying, testing, repairing. Courses in them are planned and none has a date. Say what you want to learn, and read here who may license you to do it.",
  sections: [
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
      heading: "Before you write",
      items: [
        {
          question: "Who may apply?",
          answer:
            "Anybody of working age, with or without a school certificate. Those below eighteen need a parent or guardian who knows of it, and would not be trained with poison, mains power or heights. Trainers and workshops may write as well: begin the message with “I teach”.",
        },
        {
          question: "What does it cost?",
          answer:
            "Writing costs nothing. A price, a grant or a wage for learners has not been settled, so a bill for tuition in our name is false.",
        },
        {
          question: "Who chooses the learners?",
          answer:
            "Once a course has a room, a teacher and a date, two people would choose: the trainer, by what you can already do, and somebody from the programme, by distance and need. Refusals would come with the reason. Until then there is no list to be on.",
        },
        {
          question: "How soon will I know?",
          answer: "Nobody can say. Take any good course that is nearer; you lose nothing here by it.",
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
      heading: "What to put into your message",
      whole: "Your message",
      caption: "Four things to say, and one to leave out.",
      parts: [
        { title: "The skill", text: "One, at most two. “Anything” cannot be answered." },
        {
          title: "What you have done",
          text: "Repaired a neighbour's pump, worked in a kitchen, two years of technical school. Small things count.",
        },
        {
          title: "Tools and language",
          text: "Which tools you own or may use; in which language you read a manual.",
        },
        { title: "Time", text: "Months in which you are free, and how far you could travel each day." },
        {
          title: "Leave out",
          text: "Scanned certificates, photographs, passport numbers. Nobody looks at them at this stage.",
        },
      ],
    },
    {
      kind: "notice",
      id: "data",
      heading: "Where your message goes",
      tone: "info",
      paragraphs: [
        `To the office and no further: schools and employers do not get it. It lies in the database for ${leadRetentionMonths} months at most. Corrections and early removal are explained at /legal/privacy.`,
      ],
    },
    {
      kind: "ask",
      id: "apply",
      heading: "Name the skill",
      lead: "The reference that follows is a receipt, not an admission.",
      leadType: "apply_specialty_training",
      submitLabel: "Send as a learner or trainer",
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
