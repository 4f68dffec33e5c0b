import type { Subsidiary } from "./types.ts";

/** Processing of harvests into goods, and of residues into material. */
export const manufacturingRecycling: Subsidiary = {
  slug: "manufacturing-recycling",
  name: "Manufacturing and Recycling",
  title: "Manufacturing and Recycling: from harvest to goods",
  description:
    "How the planned division would turn harvests into goods and residues into material: standards, permits, what sorted waste is worth, what to ask now.",
  eyebrow: "Energy and industry",
  lead: "Harvests turned into goods that keep, and what is left over into material for the next round. No plant runs. Workshops and collectors can say what they make and gather.",
  what: [
    "Most of the value of a crop is added after the field: cocoa becomes butter, cassava becomes starch, a heap of pineapples becomes juice. So does most of the waste: husks, peels, water, bags. If you plan the first without the second, you pay twice: for the lorry to the dump and for new packaging.",
    "The division is meant to do both under one roof where that makes sense, and to buy from independent workshops where it does not. The group's target to keep 70–80% of its value chain in-house rests largely on this step. It is a target, and it says nothing about how much is made today, which is nothing.",
    "Two rules come before any machine. Food goes by the country's food law and by Codex hygiene principles, with HACCP: find the point where something can go wrong, set a limit, measure, write it down. Waste is to come from nearby only. The Bamako Convention forbids bringing hazardous waste into the African states that joined it, and a plant that needs imported refuse to stay busy is the wrong plant.",
  ],
  forWhom: [
    {
      term: "Growers and cooperatives",
      text: "A buyer for second grade: the fruit that is too small or too ripe for a stall.",
    },
    {
      term: "Workshops",
      text: "Orders with a drawing, a tolerance and a date, which a small firm can quote for.",
    },
    {
      term: "Waste collectors",
      text: "A price by kind and cleanliness on a board, a scale they can read, pay on the day.",
    },
    {
      term: "Buyers of packaging",
      text: "Crates, bags and boxes with a statement of what they are made of.",
    },
  ],
  works: {
    lead: "A round without an end, as it is planned. Every arrow is a place where quality can be lost.",
    shape: "cycle",
    caption:
      "A harvest is sorted, processed, packed and used; residues and used packaging come back as material and as food for soil.",
    nodes: [
      { title: "Harvest arrives", text: "Weighed, graded and given a lot number." },
      { title: "Cleaned and sorted", text: "First grade to the market, second to the line." },
      { title: "Made to keep", text: "Dried, pressed, milled or cooked by a written recipe." },
      { title: "Packed and labelled", text: "Lot, date, weight, maker, registration number." },
      { title: "Used", text: "In a kitchen, a shop or another workshop." },
      { title: "Brought back", text: "Bottles, bags and crates, for a deposit or by weight." },
      { title: "Sorted again", text: "By material and colour; dirt costs more than distance." },
      { title: "Turned to material", text: "Flake, pulp, compost, feed or fuel for the next lot." },
    ],
  },
  today: [
    {
      term: "Plants",
      text: "None, neither for processing nor for recycling. No product carries our name with our consent.",
    },
    {
      term: "Buying",
      text: "We purchase neither crops nor scrap. A collector who gathers for us has been misled.",
    },
    {
      term: "Standards",
      text: "Not fixed yet. Makers can ask which ones would be looked at, and name those they already meet.",
    },
  ],
  plan: [
    {
      when: "2025–26",
      title: "One line, one residue",
      text: "In Liberia: a single dry product and what is left over from it, on rented equipment, with a record of yield, water and refuse.",
      stage: "pilot",
    },
    {
      when: "2027–28",
      title: "Shared workshops",
      text: "Lines in Ghana, Sierra Leone and Nigeria that small makers can hire by the day, if food and environment permits are granted.",
      stage: "planned",
    },
    {
      when: "2029–30",
      title: "Packaging that returns",
      text: "Crates and bottles with a deposit between sites; goods for export with proof of origin under the AfCFTA.",
      stage: "planned",
    },
    {
      when: "Beyond 2030",
      title: "Recipes for others",
      text: "Methods, drawings and yields published, so that makers elsewhere can copy what proved itself.",
      stage: "later",
    },
  ],
  terms: [
    {
      term: "Suppliers of crops",
      text: "Second grade bought by weight after cleaning, at a price per lot number.",
    },
    {
      term: "Suppliers of scrap",
      text: "Adults only, registered by name, with gloves and a first-aid box at the yard.",
    },
    {
      term: "What is refused",
      text: "Medical waste, batteries, pesticide cans, electronics. They need licensed handlers.",
    },
    {
      term: "Contract makers",
      text: "Sample first, then a small order, then a year. Drawings stay with whoever drew them.",
    },
    {
      term: "Neighbours",
      text: "Hours, noise, smoke and waste water are agreed with them and measured in their presence.",
    },
  ],
  risks: [
    { term: "Contamination", text: "One dirty batch can make people ill, and ends the trust in all others." },
    {
      term: "Idle months",
      text: "A harvest lasts weeks and a machine is paid for all year. Lines must serve several crops.",
    },
    {
      term: "Price of virgin plastic",
      text: "When oil is cheap, new plastic undercuts recycled flake, and collectors go unpaid.",
    },
    { term: "Fire", text: "Dust, oil and bales burn. Insurers ask for spacing, water and a night watch." },
    {
      term: "Taking work from pickers",
      text: "A yard that fences off the dump takes a living from people who were there first.",
    },
  ],
  questions: [
    {
      question: "Will you buy my plastic or scrap?",
      answer:
        "Not today. Note for a month what you gather, by kind and weight, and where it comes from. That record is worth showing to any buyer, and to us when a yard is planned.",
    },
    {
      question: "I make food at home. What do I need to sell it in shops?",
      answer:
        "A registered business, a kitchen that the health inspector passes, registration of the product with the food authority, and a label with lot and date. Ask the authority for the rules for small makers before you rent a place.",
    },
    {
      question: "How do I quote for an order?",
      answer:
        "Ask for drawing, material, tolerance, quantity, finish, packing, place of delivery and day of payment. Price a sample apart from the series. Leave out nothing because you want the job.",
    },
  ],
  extra: [
    {
      kind: "table",
      id: "worth-of-waste",
      heading: "What sorted material is worth",
      lead: "Prices move, but the reasons hold. Clean, dry, one kind, in a size that loads a lorry: that is nearly all of it.",
      caption: "Common left-over materials, what keeps their value, what ruins it and what they become",
      columns: [
        { label: "Material" },
        { label: "Keeps value if" },
        { label: "Loses it if" },
        { label: "Becomes" },
      ],
      rows: [
        [
          "Clear drink bottles",
          "Caps off, no oil, one colour",
          "Mixed with other plastics",
          "Flake, fibre, new bottles",
        ],
        ["Film and bags", "Dry, free of soil", "Wet, printed, in layers", "Bin bags, pipes, bricks"],
        ["Paper and card", "Flat, dry, baled", "Greasy or rained on", "Pulp, egg trays"],
        ["Glass", "Whole, for refilling", "Broken and mixed by colour", "Bottles again, aggregate"],
        ["Metal cans", "Aluminium apart from steel", "Food left inside", "Ingots"],
        ["Husks and shells", "Dry, of one crop", "Mouldy or full of stones", "Briquettes, boards, biochar"],
        ["Peels and pulp", "Fresh, within hours", "Fermented in the sun", "Feed, compost, biogas"],
      ],
    },
  ],
  next: {
    lead: "Makers: what you make, on which machines, to which standard. Collectors: what you gather, where, in which weight. Neither binds you.",
    leadType: "division_question",
    submitLabel: "Send to Manufacturing",
  },
  related: ["/policies/packaging-safety", "/subsidiaries/energy", "/subsidiaries/ahx", "/programs"],
  reviewedOn: "2026-11-21",
  rests: ["value-chain", "roadmap"],
  sources: [
    {
      label: "African Union: its treaties, among them the Bamako Convention",
      href: "https://au.int/en/treaties",
      year: 1991,
    },
  ],
  faq: {
    description:
      "Food permits, shelf life, barcodes, recycled packaging, pickers and waste water: what makers and collectors ask of the planned division.",
    lead: "From people who press, mill, sew, weld or sort. Offices differ by country; each answer says which kind to ask.",
    drawing: {
      kind: "diagram",
      id: "permits",
      heading: "Permits for a small plant",
      shape: "chain",
      caption: "The order in which they come. Begin with the slowest.",
      nodes: [
        { title: "Registration", text: "The business itself." },
        { title: "Land use", text: "From the council." },
        { title: "Environment agency", text: "Says whether a study is due." },
        { title: "Water and power", text: "Follow." },
        { title: "Food or standards authority", text: "Inspects last, once the machines stand." },
      ],
    },
    groups: [
      {
        id: "making",
        heading: "Making",
        items: [
          {
            question: "In which order do I get permits for a small plant?",
            answer:
              "Business registration, then land use from the council, then the environment agency, which says whether a study is due. Water and power follow. The food or standards authority inspects last, once the machines stand. Begin with the slowest.",
          },
          {
            question: "How do I find out how long my product keeps?",
            answer:
              "Keep packets of one lot at shop temperature and open one each week: look, smell, taste, and send some to a laboratory at the start, the middle and the end. Print a date well before the first one failed. For acid or meat products leave the test to a laboratory.",
          },
          {
            question: "Do I need a barcode?",
            answer:
              "The law seldom asks for one; supermarkets do. Numbers come from the national GS1 office. Bought second-hand they may belong to another firm, and the till will say so.",
          },
          {
            question: "Could I use your line under my own brand?",
            answer:
              "That is the idea of a shared workshop: your recipe, your label, your lot number, hired hours. Cleaning between users would be part of the hire, with a swab test.",
          },
        ],
      },
      {
        id: "recycling",
        heading: "Recycling",
        items: [
          {
            question: "May recycled plastic touch food?",
            answer:
              "Only if process and source were approved for it by the authority of the country of sale. Flake from mixed street collection hardly ever is. It can become crates, pipes or pallets.",
          },
          {
            question: "What would become of pickers who work at the dump?",
            answer:
              "They are to be asked first, hired first and free to stay independent sellers. A cooperative of pickers with its own scale bargains better than forty single sacks.",
          },
          {
            question: "Is burning a way to recycle?",
            answer:
              "Husks in a proper stove or kiln, yes. Plastic in the open, no: the smoke is poisonous, and most countries forbid it.",
          },
        ],
      },
      {
        id: "neighbours",
        heading: "Living beside a plant",
        items: [
          {
            question: "Who checks waste water?",
            answer:
              "The environment agency sets limits in the permit, and anybody may ask to see it. Sugar and starch choke a stream as surely as chemicals do: a settling tank and a reed bed are the least a small plant needs.",
          },
          {
            question: "Where do I complain about smoke or noise?",
            answer:
              "First to the plant, with day and hour. Then to the council's health officer or the environment agency. A diary of two weeks is stronger than a petition.",
          },
        ],
      },
    ],
  },
};
