import type { Subsidiary } from "./types.ts";

/** Aviation training for farming. */
export const aeroag: Subsidiary = {
  slug: "aeroag",
  name: "AeroAg",
  title: "AeroAg: aviation training for farming",
  description:
    "AeroAg is the planned school for drones and small aircraft in farming: what pilots would learn, which approvals it needs, what to ask before a flight.",
  eyebrow: "Education",
  lead: "Drones that map and spray, small aircraft that sow and survey, and the people who keep them safe. No training is offered: each country's aviation authority has to approve it first.",
  what: [
    "From the air a farmer sees what a walk along the rows hides: a wet corner, a sick patch, a gap where seed failed. A drone with a camera brings that view within reach of a village. A drone with a tank can treat a steep or flooded field where a tractor cannot go. Small aeroplanes still serve large areas, for sowing, for locust control and for survey.",
    "All of it happens in airspace that belongs to the state. AeroAg is meant to train people who know the law of the air as well as the leaf: pilots, operators of drones, technicians, and the person on the ground who decides that today there is too much wind.",
    "The school would begin with drones and mapping, because they need neither a runway nor aviation fuel. Crewed aircraft come later, and only through an organisation that the authority has approved for such training.",
  ],
  forWhom: [
    {
      term: "Future drone operators",
      text: "Theory, supervised hours and preparation for the examination of the national authority.",
    },
    {
      term: "Technicians",
      text: "Batteries, motors, nozzles, calibration and a logbook that an inspector can read.",
    },
    { term: "Farm managers", text: "How to order a flight, read a map and refuse one that would be unsafe." },
    {
      term: "Licensed pilots",
      text: "An introduction to low-level work over crops, as preparation for the rating their authority asks for.",
    },
  ],
  works: {
    lead: "Who does what from the first lesson to the first paid flight.",
    shape: "lanes",
    caption:
      "Steps of learner, school, aviation authority and farm, from theory over examination and operator approval to a flight with a written order.",
    nodes: [
      { by: "Learner", title: "Studies air law", text: "Airspace, weather, loads, human limits." },
      { by: "School", title: "Supervises hours", text: "On a closed field, each flight in a logbook." },
      {
        by: "Aviation authority",
        title: "Examines the pilot",
        text: "And registers the aircraft by its serial number.",
      },
      {
        by: "Aviation authority",
        title: "Approves the operator",
        text: "Spraying or dropping anything needs its own permission.",
      },
      { by: "Farm", title: "Orders in writing", text: "Field, crop, product, neighbours, water nearby." },
      { by: "Learner", title: "Flies or refuses", text: "The pilot's no is final and costs nothing." },
    ],
  },
  today: [
    { term: "On this page", text: "The permits that are usual, and checks for the day of a flight." },
    {
      term: "Not there",
      text: "Neither aircraft nor instructor, no approval in any country. No licence can be earned through us.",
    },
    {
      term: "What we note",
      text: "From which countries people write, and whether they want to fly, to repair or to hire a flight.",
    },
  ],
  plan: [
    {
      when: "2025–26",
      title: "Questions to the authority in Liberia",
      text: "A written enquiry about what a drone school would have to show. The answer decides whether there is a second step.",
      stage: "pilot",
    },
    {
      when: "2027–28",
      title: "Ground school for drones",
      text: "Theory without flights in Ghana, Sierra Leone and Nigeria; flying only where approval has been given.",
      stage: "planned",
    },
    {
      when: "2029–30",
      title: "Spraying and technicians",
      text: "Courses with the pesticide regulator and a workshop for repair. They need products registered for use from the air.",
      stage: "planned",
    },
    {
      when: "Beyond 2030",
      title: "Small aircraft",
      text: "A crewed course in one country, if operators say that they would employ those who pass.",
      stage: "later",
    },
  ],
  terms: [
    {
      term: "Age and health",
      text: "As the authority sets them. Pilots of crewed aircraft need a medical certificate from an examiner it has named.",
    },
    {
      term: "Insurance",
      text: "Third-party cover for each flight, including those of learners. Without a policy the aircraft stays on the ground.",
    },
    {
      term: "Pictures",
      text: "Images of a field belong with the farmer who ordered them. Homes and people are cut out or blurred.",
    },
    { term: "Chemicals", text: "Nothing is sprayed whose label does not allow it from the air." },
    { term: "Price", text: "Unknown until the authority has said how many hours it requires." },
  ],
  risks: [
    {
      term: "Approval refused",
      text: "Some states restrict private drones for reasons of security. There the division cannot work.",
    },
    {
      term: "Drift",
      text: "Fine drops travel. A neighbour's bees, well or vegetable bed can be hit by a treatment nobody meant for them.",
    },
    {
      term: "Accidents",
      text: "Power lines, birds and people walking in fields. Low flight leaves no time to correct.",
    },
    {
      term: "Spare parts and batteries",
      text: "Customs, heat and the rules for flying lithium cells as cargo can ground a fleet for weeks.",
    },
    {
      term: "Demand",
      text: "If too few farms pay for flights, those who trained have a licence and no work.",
    },
  ],
  questions: [
    {
      question: "Can AeroAg give me a drone licence?",
      answer:
        "No school can. It prepares; the civil aviation authority examines and issues. We do not even prepare yet.",
    },
    {
      question: "May I fly my own drone over my own field?",
      answer:
        "Often only after registration, and in several countries after a clearance by a security office too. Owning the land gives no right to the air above it. Ask the authority before you import the device, since customs may hold it.",
    },
    {
      question: "Does mapping with a drone pay on a small farm?",
      answer:
        "Seldom for one farm alone. It can pay for a group with fields side by side, once or twice a season, when somebody acts on the map. A picture that changes no decision is a cost.",
    },
  ],
  extra: [
    {
      kind: "table",
      id: "permits",
      heading: "Which permits to ask about",
      lead: "The International Civil Aviation Organization sets standards; each state makes its own rules. These are the usual ones.",
      caption:
        "Permits for drones in farming, the kind of office that decides, and what it tends to ask for.",
      columns: [{ label: "Permit" }, { label: "Office" }, { label: "Be ready to show" }],
      rows: [
        [
          "Import and radio approval",
          "Customs and the telecommunications regulator",
          "Model, frequencies, invoice",
        ],
        ["Registration", "Civil aviation authority", "Serial number, weight, owner's identity"],
        ["Remote pilot certificate", "Civil aviation authority", "Training record, examination, age"],
        ["Operator approval", "Civil aviation authority", "Manual, insurance, maintenance log"],
        [
          "Aerial spraying",
          "Aviation and pesticide regulators",
          "Product label, buffer to water and homes, trained staff",
        ],
        [
          "Survey or photography",
          "Survey department or security office in some states",
          "Area, purpose, who keeps the images",
        ],
      ],
    },
    {
      kind: "steps",
      id: "before-a-flight",
      heading: "Before anybody flies over your farm",
      steps: [
        {
          title: "Ask for three papers",
          text: "The pilot's certificate, the aircraft's registration and the insurance policy with today's date inside it.",
        },
        {
          title: "Tell the neighbours",
          text: "The day before, beekeepers first. Agree who keeps children and animals away.",
        },
        {
          title: "Measure the wind",
          text: "Too strong carries spray sideways; still air at dawn keeps fine drops floating. The label says what is allowed.",
        },
        {
          title: "Keep the record",
          text: "Time, product, dose, wind, area. It protects you if somebody complains.",
        },
      ],
    },
  ],
  next: {
    lead: "Say whether you want to learn, to teach, to repair or to order a flight, and in which country. It helps us to choose the authority to ask next.",
    leadType: "division_question",
    submitLabel: "Send to AeroAg",
  },
  related: [
    "/subsidiaries/agx",
    "/subsidiaries/aav",
    "/innovation/arospace",
    "/policies/specialty-training/apply",
  ],
  reviewedOn: "2026-11-21",
  rests: ["roadmap"],
  faq: {
    description:
      "Drones and small aircraft in farming: training, medical checks, batteries, spraying near homes and water, pictures of people, and liability.",
    lead: "What future pilots, farms and neighbours ask. Where the answer depends on a country, the kind of authority to ask is named.",
    drawing: {
      kind: "diagram",
      id: "pilot",
      heading: "The way to a pilot in farming",
      shape: "chain",
      caption: "Each step takes hours in an approved organisation and a medical examination.",
      nodes: [
        {
          title: "Air law, weather, maps",
          text: "From the authority's own publications; the same for every aircraft.",
        },
        { title: "Private licence", text: "The first." },
        { title: "Commercial licence", text: "The second." },
        { title: "Rating for work near the ground", text: "Whatever the state asks for." },
      ],
    },
    groups: [
      {
        id: "training",
        heading: "Training",
        items: [
          {
            question: "Which subjects should I learn first?",
            answer:
              "Air law, weather and reading a map. They are the same for every aircraft, can be studied from the authority's own publications, and are where most candidates fail.",
          },
          {
            question: "How is a commercial pilot in farming trained?",
            answer:
              "In steps: a private licence, then a commercial one, then whatever rating the state asks for work near the ground. Each takes hours in an approved organisation and a medical examination. It costs more than most learners can carry, so ask operators about sponsorship before you begin.",
          },
          {
            question: "Is there work for technicians without a licence to fly?",
            answer:
              "Yes: batteries, propellers, pumps and nozzles wear out. Work on crewed aircraft needs a maintenance licence of the authority; work on small drones mostly needs the maker's instructions and a tidy log.",
          },
        ],
      },
      {
        id: "flying",
        heading: "Flying and spraying",
        items: [
          {
            question: "May a drone cross a border?",
            answer:
              "Not without permission. Under the Chicago Convention an aircraft without a pilot on board needs the special authorisation of the state it flies over. Fields on both sides of a boundary need two sets of papers.",
          },
          {
            question: "How far from a river or a house must spraying stop?",
            answer:
              "The product label and the national rule give the distance; where they differ, the larger one holds. If neither names a distance for use from the air, the product is not meant for it.",
          },
          {
            question: "Can I take a drone with its batteries on a passenger flight?",
            answer:
              "Airlines limit lithium batteries by their energy and number, and large ones for spraying are usually refused. Ask the airline in writing and look up whether the country of arrival allows the drone at all.",
          },
        ],
      },
      {
        id: "neighbours",
        heading: "Neighbours and harm",
        items: [
          {
            question: "A drone sprayed my garden. What should I do?",
            answer:
              "Write down time, wind and what you saw, take pictures, and keep the plants. Ask the farm for the name of the product. Report to the local agriculture office and the aviation authority. For anybody who feels ill, medical help comes first, with the product's name.",
          },
          {
            question: "May somebody film my compound from the air?",
            answer:
              "Data protection laws in many countries treat a picture in which a person can be recognised as personal data. You may ask who holds it and request its deletion; the data protection authority, where there is one, takes complaints.",
          },
        ],
      },
    ],
  },
};
