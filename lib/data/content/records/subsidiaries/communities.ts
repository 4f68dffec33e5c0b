import type { Subsidiary } from "./types.ts";

/** Places to live and work around farms and workshops. */
export const communities: Subsidiary = {
  slug: "communities",
  name: "Communities",
  title: "Communities: places to live and work",
  description:
    "Communities is the planned division for homes, water, schools and work around farms: how consent works, which offices decide, what to beware of.",
  eyebrow: "Communities and diaspora",
  lead: "Where farms and workshops give work, people settle. It can happen by accident or by agreement. This page is about the agreement; no plot and no house is for sale.",
  what: [
    "A processing plant opens beside a road. Within a few years huts stand around it, the well runs low and the school is full. Nobody planned that, and those who lived there before pay for it with their water. Communities is meant to settle such things beforehand: how many can live at a place, on which water, with whose land and by whose rules.",
    "The starting point is a settlement that exists. Its council, families, young people and those who came later say what is lacking and what must stay. A planner then draws variants, each with its cost and the rule for its upkeep. Residents choose one, or none.",
    "Building is the smaller part. A borehole needs somebody who collects for the pump; a row of houses needs drains, title and a rule against unfair eviction. For that reason the division would put rules of upkeep in writing before the first stone is laid.",
  ],
  forWhom: [
    {
      term: "Families of the place",
      text: "A vote on the plan, and land rights on record before newcomers arrive.",
    },
    {
      term: "Local councils",
      text: "Drawings, cost lists and minutes that can be laid before the district and the ministries.",
    },
    {
      term: "Workers",
      text: "A rented room with a written contract near the work, at a rent tied to nothing but the room.",
    },
    { term: "Returning families", text: "A lawful way to live among neighbours instead of behind a wall." },
  ],
  works: {
    lead: "Who does what, from the first meeting to the first repair.",
    shape: "lanes",
    caption:
      "Residents, council, planner and district office in turn: needs, map, variants, choice, permits, building and upkeep.",
    nodes: [
      {
        by: "Residents",
        title: "Say what is missing",
        text: "In groups apart: women, men, the young, newcomers.",
      },
      { by: "Council", title: "Maps rights", text: "Land, water, paths, graves, grazing." },
      { by: "Planner", title: "Draws variants", text: "Each with cost, upkeep and losers." },
      { by: "Residents", title: "Choose or refuse", text: "After a pause of weeks, by their own procedure." },
      { by: "District office", title: "Checks and permits", text: "Planning, environment, water, health." },
      {
        by: "Council",
        title: "Builds small first",
        text: "One work, with local hands, and its accounts on a board.",
      },
      {
        by: "Residents",
        title: "Keep it running",
        text: "A committee with a key, a fee and a replacement fund.",
      },
    ],
  },
  today: [
    {
      term: "Sites",
      text: "None chosen, in any country. A picture of a finished estate with our name under it would be a fraud.",
    },
    { term: "Offers", text: "Plots, houses, shares, memberships: nothing of the kind is sold or reserved." },
    {
      term: "Letters",
      text: "Councils can describe their place in the form below. Somebody at the office reads each one.",
    },
  ],
  plan: [
    {
      when: "2025–26",
      title: "Listening in Liberia",
      text: "Letters from councils near possible farms are read and compared. Any first work would be a small one, such as a well repair.",
      stage: "pilot",
    },
    {
      when: "2027–28",
      title: "One plan with one settlement",
      text: "In each of Ghana, Sierra Leone and Nigeria, after the pilot's plan has been voted on and its costs are public.",
      stage: "planned",
    },
    {
      when: "2029–30",
      title: "Homes",
      text: "Rooms and small houses for rent where work exists already. Never before the work.",
      stage: "planned",
    },
    {
      when: "Beyond 2030",
      title: "Run by residents",
      text: "Housing cooperatives or community trusts hold what was built, as the law of the place allows.",
      stage: "later",
    },
  ],
  terms: [
    {
      term: "First right",
      text: "Families who use the land now come before workers, and workers before buyers from elsewhere.",
    },
    { term: "No removal", text: "A plan that needs a household to leave against its will is to be dropped." },
    { term: "Tenure", text: "Leases or shares in a cooperative, registered in the names of both spouses." },
    { term: "Work and home apart", text: "Losing the job would not end the lease." },
    { term: "Records", text: "Minutes, costs and bids stay open to every resident at the council office." },
  ],
  risks: [
    { term: "Speculation", text: "A rumour of a project raises land prices, and the poor sell too early." },
    {
      term: "Captured consent",
      text: "A few families speak for all. Groups that were never heard find out when the fence goes up.",
    },
    {
      term: "Water",
      text: "An aquifer does not grow with the settlement. Pumping more than the rain returns ends badly for everybody.",
    },
    { term: "Upkeep", text: "Pumps fail in the third year, when donors have left and no fund exists." },
    { term: "Dependence", text: "A place with one employer shares its fate." },
    { term: "Law", text: "Rules for planning, land and foreign ownership differ by country and change." },
  ],
  questions: [
    {
      question: "Can I buy a plot in an Akoma community?",
      answer:
        "There is none to buy. Should plots ever be let, the land office's record comes first and the advertisement last.",
    },
    {
      question: "Our council would like to take part. What do we send?",
      answer:
        "Half a page: where the place is, how many households, water in the dry season, the work there is, and the three things people ask for most. Say whether the council has voted to write.",
    },
    {
      question: "Is this meant for the diaspora only?",
      answer:
        "No. It begins with those who live at a place. People who return are welcome as neighbours, under the same rules.",
    },
  ],
  extra: [
    {
      kind: "steps",
      id: "consent",
      heading: "How a community can decide well",
      lead: "For any project, ours or another's. The order matters more than the form.",
      steps: [
        {
          title: "Choose who speaks",
          text: "At an open meeting, with women and young people among them, and a date on which the mandate ends.",
        },
        {
          title: "Ask for the bad news in writing",
          text: "Dust, noise, traffic, land lost, water drawn. A visitor who names no harm has not told everything.",
        },
        {
          title: "Get your own adviser",
          text: "A lawyer, a surveyor or an organisation for land rights, paid by the project but chosen by you.",
        },
        {
          title: "Take the paper home",
          text: "In a language that people read aloud to each other. Several weeks is normal.",
        },
        {
          title: "Vote and write it down",
          text: "Who was present, who was against, what was asked for. Keep one copy outside the village.",
        },
      ],
    },
    {
      kind: "table",
      id: "offices",
      heading: "Which offices decide",
      caption: "Matters of a settlement plan, the kind of office that decides and the question to put to it.",
      columns: [{ label: "Matter" }, { label: "Kind of office" }, { label: "Ask" }],
      rows: [
        ["Land", "Land authority, customary authority", "Who must agree, and where is it recorded?"],
        ["Layout", "District or physical planning office", "Is there a plan for this area already?"],
        ["Environment", "Environmental protection agency", "Does this size need an assessment?"],
        ["Boreholes", "Water resources authority", "Is a permit needed to drill and to draw?"],
        ["School or clinic", "Ministries of education and health", "Who will post and pay the staff?"],
      ],
    },
  ],
  next: {
    lead: "Councils, families, planners: describe the place and what it lacks. A letter commits nobody, and no photograph or deed is needed.",
    leadType: "division_question",
    submitLabel: "Send to Communities",
  },
  related: ["/subsidiaries/cmi", "/subsidiaries/aav", "/subsidiaries/roots-diaspora", "/roots"],
  reviewedOn: "2026-11-21",
  rests: ["roadmap"],
  faq: {
    description:
      "Planned settlements around farms: land and tenure, water and upkeep, newcomers and returning families, land fraud, and who takes part in a vote.",
    lead: "Asked by councils, residents and families abroad who think of building at home.",
    drawing: {
      kind: "flow",
      id: "upkeep",
      heading: "How upkeep is paid for",
      caption: "The fee follows from the part that breaks first, how long it lasts, and the caretaker.",
      parties: ["Users", "Committee", "Caretaker"],
      passes: [
        { from: 0, to: 1, what: "A small regular fee that they set themselves" },
        { from: 1, to: 0, what: "The account, shown on a board" },
        { from: 1, to: 2, what: "A wage, with two signatories" },
        { from: 2, to: 0, what: "A pump that runs" },
      ],
    },
    groups: [
      {
        id: "living",
        heading: "Living there",
        items: [
          {
            question: "Who would own the houses?",
            answer:
              "To be settled place by place. A cooperative or a trust of residents can hold them, with leases for families. The land beneath stays with whoever holds it by law.",
          },
          {
            question: "What about people who come later?",
            answer:
              "A plan should say how many more people the water and the school can serve, and how a newcomer is admitted. Without such a rule, the strongest decides.",
          },
          {
            question: "Would there be a fence?",
            answer:
              "None is intended. Paths to fields, water and graves that exist today belong on the map as paths.",
          },
        ],
      },
      {
        id: "deciding",
        heading: "Deciding and paying",
        items: [
          {
            question: "Who may vote on a plan?",
            answer:
              "The community's own rule applies, with one addition: those who only rent, graze or gather are heard and their answers recorded, even where custom gives them no vote.",
          },
          {
            question: "How is upkeep paid for?",
            answer:
              "By a small regular fee that users set themselves, kept by a committee with two signatories and shown on a board. Work out the fee from the price of the part that breaks first and how long it lasts, then add the caretaker.",
          },
          {
            question: "What if the work dries up?",
            answer:
              "Then a settlement built for one employer shrinks. That is why homes are meant to follow existing work, and why more than one trade should be there.",
          },
        ],
      },
      {
        id: "land-fraud",
        heading: "Buying land safely",
        items: [
          {
            question: "I live abroad and was offered a plot. What should I check?",
            answer:
              "Search the land registry yourself or through a lawyer you found on your own. Have a licensed surveyor compare the plan with the ground. Speak with the neighbours and with the family that holds the land. Pay nothing to reserve, and nothing to a person who cannot show the right to sell.",
          },
          {
            question: "Why do two people hold papers for one plot?",
            answer:
              "Because deeds were issued without a survey, a family sold twice, or a copy was forged. The earlier or the registered one may win, depending on the law. A court or the land authority decides, and it can take years.",
          },
          {
            question: "What should a rental contract say?",
            answer:
              "Names of both sides, the room, the rent and the day it is due. The deposit and when it comes back. Who repairs what, and how long notice runs. And what may never happen: locks changed or belongings put out without a court order.",
          },
        ],
      },
    ],
  },
};
