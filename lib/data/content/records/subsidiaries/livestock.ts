import type { Subsidiary } from "./types.ts";

/** Breeding, feed, animal health and the route from herd to market. */
export const livestock: Subsidiary = {
  slug: "livestock",
  name: "Livestock",
  title: "Livestock: from healthy herd to market",
  description:
    "Livestock is the planned programme for breeding, feed, animal health and sale: a herd's year, herders crossing borders, and buying medicine safely.",
  eyebrow: "Agriculture",
  lead: "Animals are savings that walk, and a disease can wipe them out in a week. A planned programme for feed, health, breeding and a fair sale. No animals are taken in; keepers can apply for the list of their district.",
  what: [
    "Most herds lose more to hunger in the dry months, worms and a few preventable diseases than to anything else. None of that needs a new breed. It needs feed put aside in time, vaccines that stayed cold, clean water and somebody trained within a day's walk.",
    "Livestock is meant to begin there: with goats, sheep, poultry and cattle as people keep them, and with community animal health workers under the eye of a veterinarian. Better breeding stock comes after, since an improved bull that starves is worth less than a small one that lives.",
    "The last part is the sale. An animal that walks for days loses weight, and nobody pays for that. Pens with a scale, water and a posted price per kilogram would let a herder sell by weight and go home with a paper.",
  ],
  forWhom: [
    {
      term: "Herders who move",
      text: "Dates, routes and water agreed with farmers beforehand, and vaccination on the way.",
    },
    { term: "Smallholders", text: "Poultry and goats that survive, and manure for the field." },
    {
      term: "Animal health workers",
      text: "Training, a cool box, medicines from a traceable source, and supervision.",
    },
    { term: "Butchers and dairies", text: "Animals with a known origin and a record of treatments." },
  ],
  works: {
    lead: "The year of a herd, planned from the hungry season backwards.",
    shape: "cycle",
    caption:
      "Six tasks in the year of a herd: count, put feed aside, vaccinate, move or pen, mate and wean, sell before the hungry months.",
    nodes: [
      { title: "Count and decide", text: "Which animals stay, and how many the feed will carry." },
      { title: "Put feed aside", text: "Hay, groundnut tops and cassava peels, dried and under a roof." },
      { title: "Vaccinate early", text: "Before the disease season, with a cold chain from end to end." },
      { title: "Move or pen", text: "By agreed routes, away from standing crops." },
      { title: "Mate and wean", text: "So that young ones arrive when grass does." },
      { title: "Sell in condition", text: "By weight, before the dry months take it off again." },
    ],
  },
  today: [
    { term: "Herd", text: "The programme keeps no animals and buys none." },
    {
      term: "Health",
      text: "No vaccine, no medicine and no diagnosis can be had from us. A sick animal needs the veterinary service.",
    },
    {
      term: "A form",
      text: "Keepers, herders and animal health workers apply for the list of their district. From these lists the first one is chosen.",
    },
  ],
  plan: [
    {
      when: "2025–26",
      title: "Goats and poultry in Liberia",
      text: "A survey by form and by visit of what dies, when and of what. A vaccination round only together with the public veterinary service.",
      stage: "pilot",
    },
    {
      when: "2027–28",
      title: "Feed and sale pens",
      text: "In Ghana, Sierra Leone and Nigeria, beginning at existing animal markets and with their associations.",
      stage: "planned",
    },
    {
      when: "2029–30",
      title: "Corridors",
      text: "Watering points along routes that states and herder associations have agreed on.",
      stage: "planned",
    },
    {
      when: "Beyond 2030",
      title: "Breeding",
      text: "Records long enough to choose parents by what they and their offspring did.",
      stage: "later",
    },
  ],
  terms: [
    {
      term: "Ownership",
      text: "Animals stay with their keepers. Lending an animal against its first offspring is possible, on paper.",
    },
    {
      term: "Treatments",
      text: "Written down with date, product and waiting time. Milk or meat sold within that time would be a breach.",
    },
    { term: "Sale", text: "By live weight on a tested scale, price posted before weighing." },
    {
      term: "Welfare",
      text: "Shade, water and space in pens and lorries. Hobbled or beaten animals are turned away.",
    },
    {
      term: "Not handled",
      text: "Wildlife, animals without proof of ownership, and animals from an area under quarantine.",
    },
  ],
  apply: {
    heading: "Apply with your animals",
    lead: "What is decided today is for which districts help is planned first, and which keepers there are spoken with.",
    form: "livestock",
  },
  risks: [
    {
      term: "Epidemics",
      text: "Peste des petits ruminants, Newcastle disease or foot-and-mouth can close markets within days.",
    },
    {
      term: "Conflict over land",
      text: "A herd in a field of maize is a year's food gone; a blocked route is a herd dying of thirst.",
    },
    { term: "Theft", text: "Rustling turns a scale and a pen into a target." },
    {
      term: "Resistance",
      text: "Antibiotics and wormers given too often or too weakly stop working, for people as well.",
    },
    {
      term: "Diseases that pass to people",
      text: "Rabies, anthrax, brucellosis and bovine tuberculosis. Handling needs gloves, boiling and a report.",
    },
    { term: "Feed prices", text: "When maize becomes expensive, poultry eats its own profit." },
  ],
  questions: [
    {
      question: "My animals are dying. Can you help?",
      answer:
        "Not with treatment. Call the nearest veterinary office today, keep the sick apart, move nothing off the farm, and do not open or eat a carcass. Several deaths at once must be reported by law in most countries.",
    },
    {
      question: "Do you sell breeding stock?",
      answer:
        "No. If you buy elsewhere, ask for the parents' records, look at the feet, udder and eyes, and keep the newcomer away from your herd for some weeks.",
    },
    {
      question: "Would herders have to settle?",
      answer:
        "No. Moving is how dry land is used without ruining it. The programme is meant to make moves predictable for farmers and safe for herds.",
    },
  ],
  extra: [
    {
      kind: "facts",
      id: "crossing-borders",
      heading: "Moving a herd across a border",
      lead: "In West Africa a decision of ECOWAS of 1998 and a regulation of 2003 set the frame. States add rules of their own, and some restrict open grazing.",
      sources: [
        {
          label: "ECOWAS on the international transhumance certificate",
          href: "https://www.ecowas.int/ecowas-stresses-the-need-to-obtain-international-transhumance-certificate/",
          year: 2017,
        },
      ],
      facts: [
        {
          term: "The certificate",
          text: "An International Transhumance Certificate states who leads the herd, its composition, vaccinations, route and destination. The veterinary service of the country of departure issues it.",
        },
        {
          term: "Where and when",
          text: "Crossing is for named entry points and seasons that the host country announces. Ask before setting out, as closures happen.",
        },
        {
          term: "Who walks with it",
          text: "Herders with identity papers, in number enough for the herd, known to the authorities at both ends.",
        },
        {
          term: "Damage",
          text: "Crop or animal harmed: photograph, call elders of both sides, have the loss assessed by a joint committee. Taking revenge weakens every claim.",
        },
      ],
    },
    {
      kind: "steps",
      id: "feed-arithmetic",
      heading: "How many animals can the dry season carry?",
      lead: "A sum to do with your own numbers, before the grass turns yellow.",
      steps: [
        {
          title: "Weigh what you have",
          text: "Cut and weigh the dry grass of a few measured squares, take the middle value and multiply by your area. Add stored hay and residues.",
        },
        {
          title: "Leave half standing",
          text: "Roots and soil need cover. Count only the part that animals may take.",
        },
        {
          title: "Weigh what they need",
          text: "The extension office can name the daily dry feed for each kind and weight. Multiply by the number of animals and by the dry days.",
        },
        {
          title: "Act on the gap",
          text: "If need exceeds feed, sell early, buy feed early or move early. Waiting costs most.",
        },
      ],
    },
  ],
  next: {
    lead: "Questions about animals and the plan go here; what you keep goes into the form above. Sick animals are for the veterinary office, not for any form.",
    leadType: "division_question",
    submitLabel: "Send to Livestock",
  },
  related: [
    "/policies/livestock/apply",
    "/subsidiaries/agriculture",
    "/subsidiaries/afm",
    "/innovation/climate",
  ],
  reviewedOn: "2026-11-21",
  rests: ["roadmap"],
  faq: {
    description:
      "Animals: vaccines and fake medicine, waiting times for milk and meat, peace between herders and farmers, sale by weight, and who may treat.",
    lead: "Answers for keepers and buyers of animals. None of them replaces the veterinary officer who can see the animal.",
    drawing: {
      kind: "parts",
      id: "vaccine",
      heading: "How a good vaccine is told",
      caption: "Most vaccines that became warm no longer work.",
      whole: "A vaccine that can be trusted",
      parts: [
        { title: "Cold", text: "It comes from a cold box with ice; ask when the ice was changed." },
        { title: "Named", text: "A batch number, and a label you or the seller can read." },
        { title: "In date", text: "A date that has not passed." },
        {
          title: "From somebody with a card",
          text: "A registered veterinarian, or an animal health worker within limits.",
        },
      ],
    },
    groups: [
      {
        id: "health",
        heading: "Health",
        items: [
          {
            question: "How do I recognise a good vaccine?",
            answer:
              "It comes from a cold box with ice. It has a batch number, a date that has not passed, and a label in a language you or the seller can read. Ask when the ice was changed. Most vaccines that became warm no longer work. A few kinds withstand heat for some days, and their label says so.",
          },
          {
            question: "What is a waiting time?",
            answer:
              "The days after a treatment in which milk, eggs or meat still hold residues. It stands on the label. Mark the animal with paint or string until it is over.",
          },
          {
            question: "May I give human antibiotics to my poultry?",
            answer:
              "Do not. Dose and waiting time are unknown, and germs learn to survive. Clean water, dry litter and vaccination prevent most of what antibiotics are bought for.",
          },
          {
            question: "Who is allowed to treat?",
            answer:
              "Veterinarians registered with the national council, and animal health workers within limits that the council sets. Ask to see the card.",
          },
        ],
      },
      {
        id: "peace",
        heading: "Herders and farmers",
        items: [
          {
            question: "What keeps the peace where herds pass?",
            answer:
              "A route marked before planting, and a date before which no herd enters. Water that can be reached without crossing a field. A committee from both sides that meets in the quiet months. Many places add a contract for manure: animals on the stubble, food for the herder.",
          },
          {
            question: "Is moving with animals forbidden in some places?",
            answer:
              "Yes. Some states and districts have banned open grazing or closed their borders to herds. The veterinary or agriculture office of the area knows the rule in force.",
          },
        ],
      },
      {
        id: "sale",
        heading: "Sale and money",
        items: [
          {
            question: "How do I estimate weight without a scale?",
            answer:
              "With a tape around the chest behind the front legs and a table for the kind of animal. It is near enough to see through a bad offer. Extension offices often have such tapes.",
          },
          {
            question: "Can animals be insured?",
            answer:
              "In some countries, against death or by an index of pasture seen from satellite. Read which causes are covered, how an animal must be marked, and within how many days a death has to be reported. The insurance regulator lists licensed insurers.",
          },
          {
            question: "Which papers help at a sale?",
            answer:
              "Something that shows the animal is yours: a brand, an ear tag, a note from the chief or the association. Add the treatment record and, for a journey, the movement permit of the veterinary office.",
          },
        ],
      },
    ],
  },
};
