import type { Subsidiary } from "./types.ts";

/** Power for farms, cold stores and workshops, generated near where it is used. */
export const energy: Subsidiary = {
  slug: "energy",
  name: "Energy",
  title: "Energy: power made where a harvest needs it",
  description:
    "Planned power for pumps, cold rooms, dryers and mills: what a solar pump needs, how to count a load, which permits decide, and what exists today.",
  eyebrow: "Energy and industry",
  lead: "Power for pumps, cold rooms, dryers and mills, made near where it is used. None is sold today. Say where goods are lost for want of it, and read what to measure before you buy.",
  what: [
    "Fish rots, milk sours and maize grows mould within reach of a power line that works some hours a day, or of none. A generator helps and its fuel eats the margin. Sun, husks and small falls of water are often closer than the next transformer.",
    "The Energy division is meant to plan, build and keep small plants beside the places that use them: a pump at a field, a cold room at a landing, a mill at a cooperative. First for the group's own sites, later for neighbours. It begins with the work and not with the panel: what has to be moved, cooled, dried or ground, at which hour, how much of it.",
    "That order saves money. A better door on a cold room, a belt that does not slip, grain dried in the sun before it sees a dryer: each makes the plant smaller. FAO and the German development agency GIZ keep a free toolbox for solar irrigation, with worksheets for water, pump and finance. It is a good place to start even if you never write to us.",
  ],
  forWhom: [
    {
      term: "Growers with a well",
      text: "Water lifted by day into a tank, and an honest word on how much the well can give.",
    },
    { term: "Fishers and dairies", text: "Ice or a cold room within the hours that decide the price." },
    {
      term: "Mills and workshops",
      text: "Motors that start without dimming the street, at a cost per hour known beforehand.",
    },
    {
      term: "Communities off the grid",
      text: "Power bought like water at a pump: measured, at a price on a board.",
    },
  ],
  works: {
    lead: "From a loss to a running plant. The first three steps cost next to nothing, and may be enough.",
    shape: "chain",
    caption: "Seven steps from counting what needs power to keeping a plant alive for years.",
    nodes: [
      { title: "Count the work", text: "Litres, kilograms, hours; by month and by time of day." },
      { title: "Cut the waste", text: "Insulation, shade, belts, leaks, old motors." },
      { title: "Shift what can", text: "Pump, grind and freeze while the sun shines." },
      { title: "Choose the source", text: "Sun, residue, water or grid, by the worst month." },
      { title: "Store cheaply", text: "Water in a tank and cold in ice before power in batteries." },
      { title: "Agree who pays", text: "Price, meter, and a fund for the next battery." },
      { title: "Keep it alive", text: "One trained person, spare parts, a log by the switch." },
    ],
  },
  today: [
    {
      term: "Power",
      text: "None is made or sold. There is no plant, no tariff and no installer who works for us.",
    },
    { term: "Equipment", text: "We sell none and take no commission from those who do." },
    {
      term: "What is collected",
      text: "Descriptions of places that lose goods: which, in what months, how far from a line. They decide what would be measured first.",
    },
  ],
  plan: [
    {
      when: "2025–26",
      title: "A year of measuring",
      text: "Loads of a mill, a cold room and a pump in Liberia are to be logged through dry and rainy season before anything is bought.",
      stage: "pilot",
    },
    {
      when: "2027–28",
      title: "Plants for own sites",
      text: "In the pilot country, then at sites in Ghana, Sierra Leone and Nigeria. Output and failures are to be published month by month.",
      stage: "planned",
    },
    {
      when: "2029–30",
      title: "Neighbours connected",
      text: "Where the electricity regulator licenses small grids and says what happens when the main line arrives.",
      stage: "planned",
    },
    {
      when: "Beyond 2030",
      title: "Owned by users",
      text: "Cooperatives that buy a plant out of what it earned, and run it.",
      stage: "later",
    },
  ],
  terms: [
    {
      term: "Right to the site",
      text: "Written consent of whoever holds land and water, before a hole is dug.",
    },
    {
      term: "Tariff",
      text: "Approved by the regulator where one must; otherwise agreed with users and posted at the meter.",
    },
    {
      term: "Safety",
      text: "Wiring by an electrician licensed in the country, with an earth, a breaker and a test on paper.",
    },
    {
      term: "Water",
      text: "No pump without a test of the well and, where the law asks for it, an abstraction permit.",
    },
    {
      term: "End of life",
      text: "Batteries and panels go back to a named taker. The cost is put aside from the first month.",
    },
  ],
  risks: [
    {
      term: "Wells pumped dry",
      text: "Sunshine sends no bill, so nothing tells the pump to stop. A neighbour's well may fail first.",
    },
    { term: "Wrong size", text: "Too small and the mill stands; too large and nobody can pay it off." },
    {
      term: "Theft and lightning",
      text: "Panels and cables are easy to carry, and one strike ends a controller.",
    },
    {
      term: "The grid arrives",
      text: "A line built early can make a small plant worthless overnight, unless a contract says who buys it.",
    },
    {
      term: "No one who mends",
      text: "A plant often stands idle for want of a spare part or of a person who can fit it.",
    },
  ],
  questions: [
    {
      question: "Can Energy put panels on my cold room?",
      answer:
        "Not now. Describe the room, what goes in, for how long, and what spoils. It may turn out that the door is the first thing to change.",
    },
    {
      question: "What should I ask somebody who sells me a solar system?",
      answer:
        "What it delivers in the worst month and not in the best. Who mends it within a week, and at what price. Which parts carry which guarantee, in whose name. Whether the kit was tested to a public standard: the VeraSol programme lists kits that were.",
    },
    {
      question: "Batteries or a generator for the night?",
      answer:
        "First ask what truly runs at night. Ice, water and flour can be made by day. For what is left, compare the cost per hour over ten years: fuel and oil on one side, replaced batteries on the other.",
    },
  ],
  extra: [
    {
      kind: "table",
      id: "solar-pump",
      heading: "What a solar pump needs",
      lead: "Multiply cubic metres a day by metres of height and by 2.7: that is the work in watt-hours before losses. A real system needs at least twice as much, so bring these lines to whoever quotes.",
      caption: "What to find out before buying a solar pump, how to find it out and what it decides",
      columns: [{ label: "Find out" }, { label: "How" }, { label: "Decides" }],
      rows: [
        ["Water for a day", "By crop and month, from the extension office", "Size of everything"],
        ["Height", "From water level while pumping up to the tank rim", "Power of the pump"],
        ["Pipe", "Length, width, bends: friction counts as extra height", "Pipe width, pump choice"],
        [
          "What the well gives",
          "Pump for hours at the planned rate and measure the level",
          "Whether to go on at all",
        ],
        ["Sun in the worst month", "Solar atlas or weather office", "Number of panels"],
        ["Sand and salt", "A jar left to settle; a laboratory", "Kind of pump, use on crops"],
        ["Storage", "Days without sun that crops can bear", "Size of the tank"],
        ["Permission", "Water office, landholder, neighbours", "Whether you may"],
      ],
      sources: [
        {
          label: "FAO and GIZ: Toolbox on Solar Powered Irrigation Systems",
          href: "https://energypedia.info/wiki/Toolbox_on_SPIS",
          year: 2018,
        },
      ],
    },
  ],
  next: {
    lead: "Name the place, the work that waits for power, the hours it is needed and what is lost without it. A photograph of the motor's plate is worth a page, but keep it until you are asked.",
    leadType: "division_question",
    submitLabel: "Send to Energy",
  },
  related: [
    "/subsidiaries/manufacturing-recycling",
    "/subsidiaries/aav",
    "/innovation/climate",
    "/start-business",
  ],
  reviewedOn: "2026-11-21",
  rests: ["roadmap"],
  sources: [
    {
      label: "FAO and GIZ: Toolbox on Solar Powered Irrigation Systems",
      href: "https://energypedia.info/wiki/Toolbox_on_SPIS",
      year: 2018,
    },
  ],
  faq: {
    description:
      "Loads, panels, batteries, permits, tariffs and the day the grid arrives: questions about small power plants for farms and workshops.",
    lead: "For people who run a pump, a mill or a cold room. You can use the answers with any installer.",
    drawing: {
      kind: "fork",
      id: "power",
      heading: "Which power suits the work",
      caption: "Think of the cost per useful hour in the worst month, with repairs counted in.",
      asks: [
        {
          question: "Is it only drying, and the harvest is dry?",
          yes: "A raised rack, clear sheeting and a chimney need no electricity.",
        },
        { question: "Does a stream run beside the mill?", yes: "Water may do better than sun." },
        { question: "Are there heaps of husk?", yes: "A rice huller can burn them." },
        { question: "Is a sound grid close by?", yes: "A workshop may do better to join it." },
      ],
      otherwise: "Count the load and ask for offers for sun, with the life of each part in writing.",
    },
    groups: [
      {
        id: "planning",
        heading: "Planning",
        items: [
          {
            question: "How do I count my load?",
            answer:
              "List each machine with the watts on its plate and the hours it runs in a day; multiply and add. Then note what starts at the same time, since motors draw several times their plate when they start. A plug-in meter borrowed for a week is better than any plate.",
          },
          {
            question: "Is sun always the cheapest?",
            answer:
              "No. A mill beside a stream, a rice huller with heaps of husk or a workshop close to a sound grid may do better. Compare the cost per useful hour in the worst month, with repairs counted in.",
          },
          {
            question: "Can I dry crops without any electricity?",
            answer:
              "Often. A raised rack, clear sheeting and a chimney for moist air dry fruit and chillies well. Fans and burners pay where rain falls in the harvest months.",
          },
        ],
      },
      {
        id: "permits",
        heading: "Permits and price",
        items: [
          {
            question: "Do I need a licence to make my own power?",
            answer:
              "For one's own use, often none or a simple notice below a size that the law sets. Selling to a neighbour usually needs a permit. The electricity regulator publishes both limits.",
          },
          {
            question: "Who sets the price in a village grid?",
            answer:
              "In most countries the regulator approves it or a method for it. Users should see what is in it: repayment, wages, repairs, reserve. A price without a reserve is cheap until the first battery dies.",
          },
          {
            question: "What happens when the main grid comes?",
            answer:
              "Good rules give three ways: sell power to it, let the utility buy the plant, or move the equipment. Have one of them in the contract before building.",
          },
        ],
      },
      {
        id: "upkeep",
        heading: "Upkeep",
        items: [
          {
            question: "How long do the parts last?",
            answer:
              "Panels for decades, inverters and pumps for some years, batteries as their type and treatment allow. Heat and deep discharge kill batteries early. Ask for each life in writing.",
          },
          {
            question: "Where do old batteries go?",
            answer:
              "Back to a dealer who takes them or to a licensed recycler; never into a backyard furnace. Lead from a broken battery poisons children first.",
          },
          {
            question: "Who would look after a plant of yours?",
            answer:
              "Somebody from the place, trained and paid for it, with a key, a log and a telephone number to ring. Where no such person can be found, the plan says not to build.",
          },
        ],
      },
    ],
  },
};
