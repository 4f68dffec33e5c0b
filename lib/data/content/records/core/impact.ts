import type { PageRecord } from "../../types.ts";

/** How to measure whether the work does good, harm or nothing. */
export const impactPage: PageRecord = {
  name: "Impact measures",
  title: "Impact: how we would know, and what would be failure",
  description:
    "The measures by which the Akoma Group means to be judged, how each would be counted, what is reported so far (nothing), and what would count as failure.",
  eyebrow: "The group",
  lead: "Good intentions cannot be counted. Below is what can be, for each kind of work, with an empty column for results, and the outcomes at which we should stop.",
  sections: [
    {
      kind: "table",
      id: "measures",
      heading: "Measures, and what has been reported",
      lead: "The last column is meant to change one cell at a time. A cell filled without a method beside it would be a reason to doubt the whole table.",
      caption:
        "Measures of the planned work: what is counted, how, who could count it again, and what has been reported",
      columns: [
        { label: "Measure" },
        { label: "How it is counted" },
        { label: "Who could repeat it" },
        { label: "Reported" },
      ],
      rows: [
        [
          "Pay for a crop",
          "Slips of a season, less seed, labour and transport, for each grower who agrees to be counted",
          "The grower, with the second copy of each slip",
          "None yet",
        ],
        [
          "Losses after harvest",
          "Two weighings, at the field and at the buyer's scale",
          "Anybody with a calibrated scale",
          "None yet",
        ],
        [
          "Work that lasts",
          "Contracts of more than six months, and how many of those people are still there a year on",
          "A labour inspector or a union",
          "None yet",
        ],
        [
          "Women's share",
          "Of contracts, of growers paid in their own name, and of those who sign for a division",
          "The same records, read by another person",
          "None yet",
        ],
        [
          "Soil",
          "Organic matter and depth at marked points, before planting and every third year",
          "Any soil laboratory, at the same points",
          "None yet",
        ],
        [
          "Water",
          "Meters at each well and intake, read monthly",
          "A basin authority or a neighbour with the key",
          "None yet",
        ],
        [
          "Learning",
          "Learners who began, finished, and use the skill a year later by their own account",
          "A school inspector who telephones a sample",
          "None yet",
        ],
        [
          "Fair answers",
          "Requests and complaints by the days until a reply, refusals with their reasons",
          "Those who wrote, by their references",
          "None yet",
        ],
        [
          "Facts put right",
          "Corrections received, accepted and declined on this site",
          "Any reader, by the dates on the pages",
          "None yet",
        ],
      ],
    },
    {
      kind: "diagram",
      id: "way",
      heading: "From an activity to an effect",
      shape: "chain",
      caption: "The difference between doing something and changing something, shown with a dryer.",
      nodes: [
        { title: "Input", text: "Money and people: a dryer is bought." },
        { title: "Output", text: "What is done: maize passes through it." },
        { title: "Outcome", text: "What changes: less mould, a later sale." },
        { title: "Effect", text: "What the dryer caused, beyond what the season did anyway." },
      ],
    },
    {
      kind: "prose",
      id: "attribution",
      heading: "Why outputs are easy and effects are hard",
      paragraphs: [
        "Reports like to count trainings held and machines delivered. Both can be high while nobody is better off. An effect needs a comparison: what happened to people in a similar place who had no dryer. Where such a comparison is impossible, the honest sentence is that we do not know.",
        "Counting also costs the people who are counted. An hour of questions is an hour lost to work. So interviews should be short, and paid where custom allows it. Those who answered should get the result in their own language.",
      ],
    },
    {
      kind: "facts",
      id: "failure",
      heading: "What would count as failure",
      lead: "Each of these would be published and would stop the activity concerned until somebody outside has looked at it.",
      facts: [
        {
          term: "Growers poorer",
          text: "After two seasons those under contract earn less than neighbours who sold on the open market.",
        },
        {
          term: "Land lost",
          text: "A family loses the use of land through an agreement with a division, even a signed one.",
        },
        { term: "Debt that grows", text: "Borrowers take a new loan to serve the old one." },
        {
          term: "Work at the expense of health",
          text: "Injuries or poisonings that a rule known beforehand would have prevented.",
        },
        {
          term: "Data used against somebody",
          text: "A record collected for a service reaches a person or office that harms its owner.",
        },
        {
          term: "Silence",
          text: "A year passes after a stage has begun and no table is published, for whatever reason.",
        },
      ],
    },
    {
      kind: "steps",
      id: "judge",
      heading: "How to read anybody's impact report",
      steps: [
        {
          title: "Look for the first measurement",
          text: "Without a figure from before the work, every later one hangs in the air.",
        },
        {
          title: "Ask who was left out",
          text: "Those who quit or were refused rarely appear in an average.",
        },
        { title: "Find a bad number", text: "A report without one was selected by somebody." },
        {
          title: "Follow the money",
          text: "See who paid the evaluator and whether the contract let them publish.",
        },
      ],
    },
    {
      kind: "ask",
      id: "ask",
      heading: "Propose a better measure",
      lead: "If a row would reward the wrong thing, tell us which and what you would count in its place.",
      leadType: "contact",
      submitLabel: "Propose it",
    },
  ],
  related: ["/governance", "/investor-impact", "/portfolio/overview", "/compliance"],
  reviewedOn: "2026-11-21",
};
