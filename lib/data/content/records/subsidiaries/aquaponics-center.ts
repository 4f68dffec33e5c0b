import type { Subsidiary } from "./types.ts";

/** A demonstration centre for fish and vegetables in one water circuit. */
export const aquaponicsCenter: Subsidiary = {
  slug: "aquaponics-center",
  name: "Aquaponics Centre",
  title: "Aquaponics Centre: fish and greens in one water",
  description:
    "A planned demonstration centre for aquaponics: how fish and vegetables share one water circuit, what it costs in power, and what exists today.",
  eyebrow: "Programme",
  lead: "Fish feed the plants, plants clean the water, bacteria do the work between them. A planned place to see it, measure it and find out whether it pays. You can learn the principle here today.",
  what: [
    "In aquaponics, water goes round between a fish tank and a bed of vegetables without soil. Fish give off ammonia, which would poison them. Bacteria on stones and pipes turn it into nitrite and then into nitrate. Nitrate is plant food. The plants take it up, and the water goes back to the fish.",
    "It saves water and space and it grows greens where the ground is salty or paved. It also needs power day and night, good feed, and somebody who looks twice a day. A unit built with a grant can stand dry two years later, when pump and feed have to be paid for. The first purpose of the centre would be an honest answer to one question: under which prices for feed, power and lettuce does it pay here?",
    "The centre is meant to run several units of different size, beside an ordinary fish pond and an ordinary vegetable bed. The accounts of all of them would hang on the wall. Visitors could see for themselves which one fits their place. For most farms with land and a stream, that may well be the pond.",
  ],
  forWhom: [
    { term: "Schools", text: "A unit the size of a table that teaches biology, arithmetic and care." },
    { term: "Town growers", text: "Figures for a yard or a roof, power and fish losses included." },
    { term: "Fish farmers", text: "A way to use pond water twice, on vegetables beside the pond." },
    { term: "Hotels and kitchens", text: "Greens and fish picked on the day, if the numbers hold." },
  ],
  works: {
    lead: "The nitrogen cycle, on which everything else rests.",
    shape: "cycle",
    caption:
      "Feed, fish, ammonia, nitrite, nitrate and plants in one circuit; clean water returns from the plants to the fish.",
    nodes: [
      { title: "Feed", text: "Brings the nitrogen in. Nothing else does, so all begins here." },
      { title: "Fish", text: "Grow, and give off ammonia through gills and droppings." },
      { title: "First bacteria", text: "Turn ammonia into nitrite. They need air and a surface." },
      { title: "Second bacteria", text: "Turn nitrite into nitrate. They are slower to settle." },
      { title: "Plants", text: "Take up nitrate through bare roots in water or gravel." },
      { title: "Clean water", text: "Falls back into the tank and takes oxygen along." },
    ],
  },
  today: [
    { term: "Built", text: "Nothing. No tank, no greenhouse, no address to visit." },
    {
      term: "Sold",
      text: "No kits, no fingerlings, no training. Nor is any dealer in kits connected with this plan.",
    },
    {
      term: "Useful at once",
      text: "The start-up steps and the table of tests, which hold for any unit of any size.",
    },
  ],
  plan: [
    {
      when: "2025–26",
      title: "A costing for Liberia",
      text: "Prices of power, feed, pipes and fish, collected by letter and visit. If the sum cannot come out, it is published and the plan ends.",
      stage: "pilot",
    },
    {
      when: "2027–28",
      title: "One small centre",
      text: "Beside a school or a technical college in one of the four countries of the roadmap, with a pond for comparison.",
      stage: "planned",
    },
    {
      when: "2029–30",
      title: "Plans to copy",
      text: "Drawings and two years of accounts, free to use, for three sizes of unit.",
      stage: "planned",
    },
    {
      when: "Beyond 2030",
      title: "Salt and dry places",
      text: "Trials near the coast and in the Sahel, if somebody there wants them.",
      stage: "later",
    },
  ],
  terms: [
    { term: "Visits", text: "Open days with the books on show. Groups by arrangement, school groups first." },
    {
      term: "Fish",
      text: "Only species that the fisheries authority allows to be kept. Foreign strains that escape can harm a river.",
    },
    {
      term: "Chemicals",
      text: "What kills an aphid kills the fish. Beds are to be kept with nets, soap and patience.",
    },
    { term: "Sale", text: "Harvest sold at the gate to pay for feed, under the food rules of the place." },
    {
      term: "Advice",
      text: "No recommendation to borrow for a unit. The centre would show figures and leave the choice to you.",
    },
  ],
  risks: [
    {
      term: "Power cut",
      text: "Without air, a full tank can die in hours. A battery for the air pump is the first purchase.",
    },
    {
      term: "Feed",
      text: "The largest running cost, often imported. When its price doubles, fish become a loss.",
    },
    {
      term: "Imbalance",
      text: "Too many fish, too few plants, or a filter that died of an antibiotic: the water turns, and fish and plants suffer.",
    },
    {
      term: "Theft and birds",
      text: "Fish near houses vanish. Nets and a neighbour who watches belong in the sum.",
    },
    {
      term: "Market",
      text: "Lettuce and basil sell to hotels; many households want leaf amaranth and cassava leaf at a price no tank can meet.",
    },
    { term: "Mosquitoes", text: "Open water without fish breeds them. Sumps need lids." },
  ],
  questions: [
    {
      question: "Does aquaponics pay?",
      answer:
        "Sometimes: where land and water are expensive, power is steady and somebody pays well for fresh leaves. As a way to grow staple food it does not. Calculate with local prices before you buy a pipe.",
    },
    {
      question: "Which fish and plants suit a beginner?",
      answer:
        "Tilapia or catfish, where they are permitted, because they survive a beginner's mistakes. Leafy plants such as amaranth, basil or lettuce. Fruiting plants ask for a mature system and for more potassium and iron.",
    },
    {
      question: "Can I visit?",
      answer:
        "There is nothing to see yet. Fisheries departments and agricultural universities in many countries run ponds or trial units, and receive visitors.",
    },
  ],
  extra: [
    {
      kind: "steps",
      id: "start-a-unit",
      heading: "Start a unit without killing fish",
      lead: "Bacteria must be there first. In warm water that takes four to eight weeks.",
      steps: [
        {
          title: "Fill and run",
          text: "Water, pump and air for a few days. Let chlorine from the tap escape.",
        },
        {
          title: "Add ammonia",
          text: "A pinch of fish feed daily, or pure household ammonia without scent. No fish yet.",
        },
        {
          title: "Test every other day",
          text: "Ammonia rises and falls; then nitrite rises and falls; then nitrate appears.",
        },
        { title: "Plant", text: "When nitrate shows. Seedlings with washed roots." },
        {
          title: "Few fish, little feed",
          text: "When ammonia and nitrite both read near zero. What is left after some minutes was too much.",
        },
      ],
    },
    {
      kind: "table",
      id: "water-tests",
      heading: "Read the water",
      caption: "Six tests of the water in a unit, how often, and what to do when a value is wrong.",
      columns: [{ label: "Test" }, { label: "How often" }, { label: "If wrong" }],
      rows: [
        [
          "Ammonia and nitrite",
          "Weekly; daily in the first months",
          "Stop feeding, change part of the water, more air",
        ],
        ["Nitrate", "Weekly", "High: more plants. None: more feed or fewer plants"],
        ["pH", "Weekly; it sinks by itself", "Raise slowly with a little lime or potash, never at once"],
        ["Temperature", "Daily", "Shade, lids; fish and bacteria slow down in the cold"],
        ["Oxygen", "Watch the fish at dawn", "Gasping at the surface: air at once, then fewer fish"],
        ["Iron", "Look at young leaves", "Yellow between green veins: chelated iron, in small doses"],
      ],
    },
  ],
  next: {
    lead: "Schools, growers, fisheries students: say what you would want to see measured, and what power, feed and greens cost where you live.",
    leadType: "division_question",
    submitLabel: "Send to the Centre",
  },
  related: [
    "/subsidiaries/academy",
    "/subsidiaries/energy",
    "/subsidiaries/farm-depot",
    "/innovation/desert-reversal",
  ],
  reviewedOn: "2026-11-21",
  rests: ["roadmap"],
  faq: {
    description:
      "Aquaponics: costs and power, safe vegetables from fish water, permits for keeping fish, sick fish, ponds and hydroponics, and buying a kit.",
    lead: "For schools, town growers and anybody who has been offered a kit.",
    drawing: {
      kind: "fork",
      id: "which",
      heading: "Pond, greens or both?",
      caption: "From the cheapest to the one in which most can go wrong.",
      asks: [
        { question: "Have you land and water?", yes: "A pond is cheapest." },
        { question: "Do you want greens and no fish?", yes: "Hydroponics, with bought nutrients." },
        {
          question: "Do you want both, have steady power and enjoy measuring?",
          yes: "Aquaponics. Do the sum twice before you build.",
        },
      ],
      otherwise: "Visit a unit that was sold two years ago before you decide.",
    },
    groups: [
      {
        id: "deciding",
        heading: "Deciding",
        items: [
          {
            question: "Aquaponics, hydroponics or a pond?",
            answer:
              "A pond is cheapest where land and water are there. Hydroponics grows greens with bought nutrients and no fish to lose. Aquaponics joins both and doubles what can go wrong. Choose it when you want fish and leaves, have steady power and enjoy measuring.",
          },
          {
            question: "How do I calculate before I build?",
            answer:
              "Write five lines for one month: feed, power, wages, replacement of pumps, losses. Then what is sold at the price the buyer has confirmed, less transport. Do the sum again with a higher price for feed and a third of the fish lost. Build if both sums hold.",
          },
          {
            question: "Somebody offers a kit with a guaranteed income. What should I ask?",
            answer:
              "Who buys the produce, under which contract; whose figures those are; where a unit sold two years ago can be seen at work. If the seller earns by recruiting further sellers, walk away.",
          },
          {
            question: "Which permits are usual?",
            answer:
              "The fisheries authority for keeping and moving fish, the water authority for a borehole, the council for a building, the food authority for sale. A school unit is often exempt, but ask.",
          },
        ],
      },
      {
        id: "running",
        heading: "Running a unit",
        items: [
          {
            question: "Are vegetables from fish water safe?",
            answer:
              "Fish do not carry most of the germs of warm-blooded animals, but birds, rats and unwashed hands do. Keep them out, let no water touch the leaves, wash the harvest in drinking water, and never use dung of farm animals in the system.",
          },
          {
            question: "My fish are sick. May I use medicine?",
            answer:
              "Take sick fish into a separate tank. Antibiotics and copper in the circuit kill the bacteria or the crop, and leave residues. Salt baths help with some parasites. The fisheries office or a veterinarian can name the illness.",
          },
          {
            question: "How much power does it take?",
            answer:
              "Multiply the watts on the pump and the air blower by the hours in a month, and you have it in watt-hours. Both run day and night. A design with one pump and fall by gravity halves the bill of one with two.",
          },
          {
            question: "Can I make my own feed?",
            answer:
              "In part: duckweed, black soldier fly larvae, fish offal and bran can stretch it. Young fish need complete feed, and mouldy grain poisons them. Change slowly and watch growth.",
          },
        ],
      },
    ],
  },
};
