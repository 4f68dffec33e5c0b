import type { Subsidiary } from "./types.ts";

/** A depot for tools, seed, spare parts and machine hire. */
export const farmDepot: Subsidiary = {
  slug: "farm-depot",
  name: "Farm Depot",
  title: "Farm Depot: tools, seed, parts and machine hire",
  description:
    "The Farm Depot is a planned store for tools, seed, spare parts and machine hire: what a machine hour costs, and how to spot fake seed and chemicals.",
  eyebrow: "Programme",
  lead: "One yard with sound tools, labelled seed, the part that broke yesterday, and machines by the hour. No depot is open. Owners, mechanics, dealers and farmers can say what they have or lack. The sums below work with any owner's tractor.",
  what: [
    "A farmer who needs a bearing in planting week may travel a day for it and find a copy that lasts a month. A tractor that serves one farm stands still for most of the year. Both are the same problem: things are in the wrong place, or nobody knows who has them. A depot is a shelf, a yard and a list that put it right for a district.",
    "Four things would be under one roof: hand tools and spares, seed and inputs from registered sources, machines for hire with an operator, and a bench where things are mended. Hire is the heart of it. A machine that works many days can be paid for by many small fields, which none of them could do alone.",
    "Where machine owners live already, the depot is to book their machines and not to buy its own. It would bring orders together by village, so that a tractor ploughs ten fields in a row and wastes no time on the road.",
  ],
  forWhom: [
    { term: "Smallholders", text: "An hour of a machine at a posted price, and seed in small sealed bags." },
    {
      term: "Owners of machines",
      text: "Booked days, neighbouring fields in sequence, payment on the evening of the work.",
    },
    { term: "Mechanics", text: "A bench with light and a parts list, rented by the day." },
    {
      term: "Village dealers",
      text: "Wholesale packs and a leaflet for each product, in the local language.",
    },
  ],
  works: {
    lead: "A day of ploughing, booked through a depot.",
    shape: "lanes",
    caption:
      "Farmer, depot and operator in turn: order, grouping, check, work, measurement, payment and service.",
    nodes: [
      { by: "Farmer", title: "Orders", text: "Field, size by pacing, slope, stumps, wished week." },
      { by: "Depot", title: "Groups by village", text: "Fields side by side on one day, deposit noted." },
      { by: "Operator", title: "Walks the field", text: "Stones and stumps are marked, or the job refused." },
      { by: "Operator", title: "Works", text: "At the depth agreed. The farmer is present." },
      { by: "Depot", title: "Measures", text: "Area by tape or satellite, both sign the slip." },
      { by: "Farmer", title: "Pays", text: "By area, on the day, with a receipt." },
      { by: "Depot", title: "Services", text: "Grease, oil, blades, hours in the log." },
    ],
  },
  today: [
    { term: "Stock and machines", text: "None held, none ordered, none for hire." },
    { term: "Dealers", text: "Nobody is an appointed dealer of the Farm Depot, whatever the sign says." },
    {
      term: "Worth doing",
      text: "Owners, mechanics and dealers say by the form on this page what they have, and farmers what they lack. It is answered, and not published.",
    },
  ],
  plan: [
    {
      when: "2025–26",
      title: "A list before a store, in Liberia",
      text: "Who owns which machine, who repairs, who sells registered seed, district by district, with their consent to be listed.",
      stage: "pilot",
    },
    {
      when: "2027–28",
      title: "First yard, then booking",
      text: "One yard for spares and repair in each of Ghana, Sierra Leone and Nigeria; booking by telephone before any app.",
      stage: "planned",
    },
    {
      when: "2029–30",
      title: "Parts across borders",
      text: "A common list of wearing parts, ordered together, under the rules of AfCFTA on origin where they apply.",
      stage: "planned",
    },
    {
      when: "Beyond 2030",
      title: "Owned by users",
      text: "Depots as cooperatives of those who hire and those who let.",
      stage: "later",
    },
  ],
  terms: [
    {
      term: "Hire",
      text: "Always with an operator who is trained for the machine. Fuel is in the price or it is not: the slip says which.",
    },
    {
      term: "Breakdown",
      text: "You pay for the part that was done. The next free machine finishes the field.",
    },
    {
      term: "Damage",
      text: "Hidden stumps are the farmer's risk, wear and faults the owner's. Marked stumps that are hit are the operator's.",
    },
    {
      term: "Chemicals",
      text: "Registered products in sealed original packs, to adults, with gloves and mask on the same shelf.",
    },
    {
      term: "Returns",
      text: "Unopened spares within days, against the receipt. Seed cannot be returned once it has left a dry store.",
    },
  ],
  apply: {
    heading: "Say what you have, or what is missing",
    lead: "One form for owners of machines, mechanics, dealers and farmers. It notes you for your district; before you stand in any list you are asked again.",
    form: "farm-depot",
  },
  risks: [
    {
      term: "Everybody at once",
      text: "All fields are ready in the same two weeks. Those at the end of the list plant late.",
    },
    { term: "Wear", text: "Stony ground and tired operators use up a tractor in half its life." },
    {
      term: "Fakes",
      text: "One bad batch of seed destroys trust for years, even if the depot was cheated itself.",
    },
    { term: "Cash tied up", text: "Parts that nobody asks for fill shelves and cost interest." },
    { term: "Soil", text: "A disc plough on a slope before heavy rain sends the topsoil to the river." },
    {
      term: "Import",
      text: "Duty, port days and exchange rates move the price of a part between order and arrival.",
    },
  ],
  questions: [
    {
      question: "What will an hour of tractor cost?",
      answer:
        "No price exists. You can work out a fair one for your district with the steps on this page, and compare it with what owners ask.",
    },
    {
      question: "I own a power tiller. Can I list it?",
      answer:
        "You can offer it by the form on this page: what it does, how many days it works, and how far you would go. The list itself is planned for the pilot. Nothing is published without your written consent.",
    },
    {
      question: "Would the depot lend against harvest?",
      answer:
        "That is not planned. Lending needs a licence, and a shop that lends on its own goods has a reason to sell too much of them.",
    },
  ],
  extra: [
    {
      kind: "steps",
      id: "hire-arithmetic",
      heading: "What does a machine hour cost?",
      lead: "For owners who set a price and farmers who compare. Put in your own numbers.",
      steps: [
        {
          title: "What stands still also costs",
          text: "Purchase price less what it will fetch at the end, divided by years of use. Add interest, insurance and shelter for one year.",
        },
        {
          title: "Divide by real hours",
          text: "Hours on fields in a year. Not the hours you hope for: count last season's.",
        },
        {
          title: "What each hour uses",
          text: "Fuel and oil by test, operator's wage, wearing parts, a repair fund. Include the way to the field.",
        },
        {
          title: "Add both",
          text: "That is the cost of an hour. An owner adds a margin; below cost, the machine is eating itself.",
        },
        {
          title: "Turn hours into area",
          text: "Time one measured field. Cost per hour times hours per field is what to compare with hand labour.",
        },
        {
          title: "Try fewer hours",
          text: "Halve the hours in the second step. If the hour then costs too much, hiring is the better choice.",
        },
      ],
    },
    {
      kind: "table",
      id: "spot-fakes",
      heading: "Spot fake or spoiled inputs",
      caption: "Signs by which to judge seed, pesticide, fertiliser and spare parts before paying.",
      columns: [{ label: "Goods" }, { label: "Look for" }, { label: "Leave it if" }],
      rows: [
        [
          "Seed",
          "Certification tag, lot number, test date",
          "Bag resewn, price far below others. Sprout ten on wet cloth first",
        ],
        [
          "Pesticide",
          "Registration number, seal, leaflet",
          "Decanted into bottles, label torn or in no local language",
        ],
        [
          "Fertiliser",
          "Nutrient figures, weight, sewn edge",
          "Lumps, sand among the grains, a seam that was sewn twice",
        ],
        [
          "Spare part",
          "Part number matches the old one, weight in hand",
          "Soft edges under a file, misspelt brand",
        ],
      ],
    },
  ],
  next: {
    lead: "A question about the depot, hire or parts goes here. What you own and could let, or lack, goes into the form above.",
    leadType: "division_question",
    submitLabel: "Send to the Depot",
  },
  related: ["/subsidiaries/agriculture", "/programs", "/subsidiaries/seed-bank", "/legal/vendor-terms"],
  reviewedOn: "2026-11-21",
  rests: ["roadmap"],
  faq: {
    description:
      "A planned farm depot: hiring and letting machines, measuring a field, liability for damage, fake seed or pesticide, storage, sharing a tractor.",
    lead: "For those who hire, those who own and those who sell inputs in a village.",
    drawing: {
      kind: "diagram",
      id: "seed-test",
      heading: "Test seed before sowing",
      shape: "chain",
      caption: "One week, a wet cloth and a count.",
      nodes: [
        { title: "Count", text: "A number of seeds you remember." },
        { title: "Roll", text: "In a wet cloth, kept warm and moist." },
        { title: "Wait", text: "A week." },
        { title: "Count the sprouts", text: "If a quarter stays dead, sow thicker or buy elsewhere." },
      ],
    },
    groups: [
      {
        id: "hiring",
        heading: "Hiring and letting",
        items: [
          {
            question: "How do I measure a field without instruments?",
            answer:
              "Count paces along two sides that meet at a square corner. Measure ten of your paces with a tape, take the average, multiply both sides. Cut odd shapes into rectangles and triangles. For large fields walk the edge with a telephone that records area.",
          },
          {
            question: "By the hour or by area: which is better?",
            answer:
              "By area, for the farmer: a slow operator then costs nothing extra. By the hour, for the owner, on stony or small plots. Many agree on area with a surcharge for plots below a certain size.",
          },
          {
            question: "Several farmers want to share one tractor. What must be settled?",
            answer:
              "Order of use, and what happens after rain; who drives; the log; a fund per hour for repair, kept apart; who may borrow it; how somebody sells a share. Write it before buying. Most shared machines die of an empty repair fund.",
          },
          {
            question: "Is the hirer liable if the operator is hurt?",
            answer:
              "Usually the employer of the operator answers for safety and insurance, but a farmer who hid a danger may share in it. Ask to see the cover. The labour office knows the national rule.",
          },
        ],
      },
      {
        id: "inputs",
        heading: "Seed, chemicals, parts",
        items: [
          {
            question: "I bought fake seed. What now?",
            answer:
              "Keep the bag, the tag, the receipt and a handful of seed. Photograph the field with a date. Report to the seed regulator or the agriculture office, which can test the lot, and tell other buyers of it.",
          },
          {
            question: "How should pesticide be stored and thrown away?",
            answer:
              "Locked, dry, away from food and children, in the bottle it came in. Rinse an empty one three times into the sprayer, make a hole in it, and bring it to a collection point. Never reuse it for water or oil.",
          },
          {
            question: "Which spares should a village keep?",
            answer:
              "What broke last season: shear bolts, belts, plugs, filters, a tube, a bearing for the usual pump. Write the part number inside the lid of the box, since memory fails in planting week.",
          },
          {
            question: "How do I test seed before sowing?",
            answer:
              "Roll a counted number in a wet cloth, keep it warm and moist, and count the sprouts after a week. If a quarter stays dead, sow thicker or buy elsewhere. Seed kept near a fire or in a wet corner fails most.",
          },
        ],
      },
    ],
  },
};
