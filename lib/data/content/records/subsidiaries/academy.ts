import type { Subsidiary } from "./types.ts";

/** Vocational courses for the trades around farms. */
export const academy: Subsidiary = {
  slug: "academy",
  name: "Academy",
  title: "Academy: trades that keep farms going",
  description:
    "The planned Academy of the Akoma Group: short courses in cold chain, repair, bookkeeping and food safety; how to judge any course before paying.",
  eyebrow: "Programme",
  lead: "A farm fails as often on a broken pump or a missing invoice as on a poor soil. The Academy is planned for the trades around farms. There is no class yet; use the checks here on any course.",
  what: [
    "Around every field that sells, there are people who do not farm: the one who keeps the cold room cold, who welds the plough, who writes the books, who knows at which temperature milk is safe. In many districts nobody does this work, or nobody was ever taught it, and part of the crop is lost for that reason.",
    "The Academy is meant to teach four such trades in short blocks that working people can attend: cold chain, repair, bookkeeping and food safety. Most hours would be at a bench, in a kitchen or with a real ledger. An assessor who did not teach the course would judge the result.",
    "It differs from AgX, which is planned for agronomy and needs a growing season. A block in the Academy takes weeks and needs a workshop. Somebody who repairs pumps well need never have planted rice.",
  ],
  forWhom: [
    {
      term: "Workers in the trade",
      text: "A test of what they can do already, and lessons only in what is lacking.",
    },
    { term: "School leavers", text: "A first trade with a logbook, beside a place in a workshop." },
    { term: "Owners of small firms", text: "Evenings on books, prices and the inspector's visit." },
    { term: "Workshops and dairies", text: "Trained hands, in exchange for taking learners seriously." },
  ],
  works: {
    lead: "One block from the first test to work.",
    shape: "lanes",
    caption:
      "Learner, school, workshop and assessor in turn: entry test, lessons, practice, task, judgement, record.",
    nodes: [
      {
        by: "Learner",
        title: "Shows present skill",
        text: "A task of one hour. No fee, no certificate needed.",
      },
      { by: "School", title: "Plans the gap", text: "Only what is missing goes into the plan." },
      {
        by: "Workshop",
        title: "Gives real jobs",
        text: "Under a named craftsperson, with tools and protection.",
      },
      { by: "Learner", title: "Keeps a logbook", text: "Job, fault, remedy, time, signature." },
      {
        by: "Assessor",
        title: "Sets a final task",
        text: "An outsider with the trade, by a list known beforehand.",
      },
      { by: "School", title: "Writes the record", text: "What was done and how well, open to a repeat." },
    ],
  },
  today: [
    { term: "Classes", text: "None are held, in rooms or online." },
    { term: "Certificates", text: "The Academy has issued no paper of any kind." },
    {
      term: "Reading",
      text: "The table of trades, the checks for courses and a form on which to name the trade your district lacks.",
    },
  ],
  plan: [
    {
      when: "2025–26",
      title: "One trade, one workshop in Liberia",
      text: "The trade that letters name most often, in a workshop that exists. A block of a few weeks with a handful of learners.",
      stage: "pilot",
    },
    {
      when: "2027–28",
      title: "Four trades",
      text: "Offered in Ghana, Sierra Leone and Nigeria through centres that hold a training licence already.",
      stage: "planned",
    },
    {
      when: "2029–30",
      title: "Recognised units",
      text: "Blocks entered in the qualification framework of a country, unit by unit.",
      stage: "planned",
    },
    {
      when: "Beyond 2030",
      title: "Trainers from the ranks",
      text: "Former learners teach, after years in their trade.",
      stage: "later",
    },
  ],
  terms: [
    {
      term: "Price",
      text: "To be stated with tools, protective gear and assessment included. No extra fee on the day of the test.",
    },
    {
      term: "Safety",
      text: "No work on refrigerant, mains power or gas without an instructor who is licensed for it.",
    },
    {
      term: "Hours",
      text: "Evenings, Saturdays or blocks between seasons, with care for children where a group asks for it.",
    },
    { term: "Practice", text: "A learner who produces goods for sale is paid for them." },
    {
      term: "Failing",
      text: "A task may be repeated once without charge. The record names what was passed.",
    },
  ],
  risks: [
    { term: "Paper without weight", text: "A certificate helps only where employers or the state know it." },
    {
      term: "Wrong trade",
      text: "Three cold rooms in a district do not employ ten refrigeration mechanics.",
    },
    {
      term: "Accidents",
      text: "Grinding, gas bottles and current injure learners. Insurance is part of the cost.",
    },
    {
      term: "Cheap labour",
      text: "A workshop may keep a learner sweeping. Logbooks read weekly bring that to light.",
    },
    { term: "Equipment", text: "Lessons on machines that nobody nearby owns are of little use." },
  ],
  questions: [
    {
      question: "Can I register for a course?",
      answer:
        "Not yet. The form below only tells us which trade is wanted and where, and takes no application.",
    },
    {
      question: "Will the record be accepted by employers abroad?",
      answer:
        "Do not count on it. Outside the country, an employer or a recognition office asks for a state-recognised qualification. A logbook signed by real workshops can still help in an interview.",
    },
    {
      question: "I never finished school. Is that a bar?",
      answer:
        "For the bench, no. For bookkeeping you need to read and calculate with ease, and a short test would show whether a preparatory month is needed.",
    },
  ],
  extra: [
    {
      kind: "table",
      id: "trades",
      heading: "Four trades and what proves them",
      caption:
        "Four planned trades, what a learner would practise, the task that shows skill and who regulates the trade in most countries.",
      columns: [
        { label: "Trade" },
        { label: "Practice" },
        { label: "Task that shows skill" },
        { label: "Who regulates" },
      ],
      rows: [
        [
          "Cold chain",
          "Insulation, airflow, thermometers, leaks",
          "Find the fault in a cold box and bring it to temperature",
          "Environment agency for refrigerants",
        ],
        [
          "Repair",
          "Small engines, pumps, welding, sharpening",
          "Take a pump apart, repair it and run it",
          "Labour inspectorate for safety; trade testing body",
        ],
        [
          "Bookkeeping",
          "Cash book, stock, invoices, tax dates",
          "Close a month from a box of receipts",
          "Revenue authority; accountancy body for audits",
        ],
        [
          "Food safety",
          "Hygiene, temperature, labels, recalls",
          "Draw the hazards of a kitchen and set limits",
          "Food and drugs or standards authority",
        ],
      ],
    },
    {
      kind: "steps",
      id: "judge-a-course",
      heading: "Judge any course before you pay",
      lead: "It takes an afternoon and may protect what took you a year to save.",
      steps: [
        {
          title: "Ask for the licence",
          text: "Number and body. Then ask that body, not the school, whether it is valid for this course.",
        },
        {
          title: "Count the hours at the bench",
          text: "How many learners share one machine? Ask to sit in for a lesson.",
        },
        {
          title: "Speak with two who finished",
          text: "Chosen by you, for instance at workshops that hire. What do they do now?",
        },
        {
          title: "Read the total price",
          text: "Registration, uniform, tools, examination, certificate. What is returned if the course is cancelled?",
        },
        {
          title: "Beware of promises",
          text: "A job abroad, a visa or a guaranteed post against a fee are signs of fraud or worse.",
        },
      ],
    },
  ],
  next: {
    lead: "Which trade do farms around you wait for: cooling, repair, books, food safety or another? Say where, and whether you want to learn, teach or offer a workshop.",
    leadType: "division_question",
    submitLabel: "Send to the Academy",
  },
  related: [
    "/subsidiaries/agx",
    "/policies/specialty-training/apply",
    "/programs",
    "/policies/packaging-safety",
  ],
  reviewedOn: "2026-11-21",
  rests: ["roadmap"],
  faq: {
    description:
      "Vocational courses around farming: cold chain, repair, bookkeeping and food safety, apprenticeship and pay, prior skill, and false job offers.",
    lead: "Asked by learners, parents and workshops. Some answers are lessons in themselves.",
    drawing: {
      kind: "diagram",
      id: "cold-chain",
      heading: "One cold chain",
      shape: "lanes",
      caption: "If it warms once on the way, cooling it later brings nothing back: the weakest hour decides.",
      nodes: [
        { title: "Boat", text: "The fish is iced at once.", by: "Fisher" },
        { title: "Lorry", text: "It stays in ice.", by: "Carrier" },
        { title: "Stall", text: "It lies on ice.", by: "Seller" },
      ],
    },
    groups: [
      {
        id: "learners",
        heading: "Learners",
        items: [
          {
            question: "I have repaired engines for years. Can I get a paper for it?",
            answer:
              "In several countries, yes: a trade test or recognition of prior learning. You do a task before an examiner of the national vocational training body. Collect photographs, customers' names and any logbook, and ask that body for dates.",
          },
          {
            question: "How long does it take to learn a trade?",
            answer:
              "A block of weeks teaches one job done safely. To be left alone in a workshop takes a year or more of practice. Distrust any course that says otherwise.",
          },
          {
            question: "May apprentices be paid less than workers?",
            answer:
              "Labour law often allows a lower apprentice wage under a written contract, for a limited time. Working without pay and without a contract is another matter; the labour office can tell you the rule.",
          },
        ],
      },
      {
        id: "subjects",
        heading: "Subjects",
        items: [
          {
            question: "What is a cold chain, in one example?",
            answer:
              "Fish is iced on the boat, stays in ice on the lorry and lies on ice at the stall. If it warms once on the way, cooling it later does not bring back what was lost. The weakest hour decides.",
          },
          {
            question: "Which three books does a small firm need?",
            answer:
              "A cash book with every coin in and out by day, a stock book, and a list of who owes whom. Keep receipts in date order. With these a tax return takes hours instead of weeks.",
          },
          {
            question: "What does HACCP mean?",
            answer:
              "Hazard analysis and critical control points, the method set out in the Codex Alimentarius. You list what could make food unsafe at each step, choose the steps where it can be stopped, set a limit that can be measured, and write down the measurement.",
          },
        ],
      },
      {
        id: "workshops",
        heading: "Workshops",
        items: [
          {
            question: "What would a workshop have to offer?",
            answer:
              "A person who can explain, real jobs, guards on machines, gloves and glasses that fit, and one hour a week to read the logbook. Size is no condition.",
          },
          {
            question: "An agent offers my daughter training abroad. Is it safe?",
            answer:
              "Check with the labour ministry whether the agent is licensed, and with the embassy whether the school exists. She should hold her own passport, a contract she can read and a return address. An agent who keeps passports or asks for a debt to be worked off should be reported to the police.",
          },
        ],
      },
    ],
  },
};
