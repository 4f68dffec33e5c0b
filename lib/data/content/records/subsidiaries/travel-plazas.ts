import type { Subsidiary } from "./types.ts";

/** Rest stops on main roads. */
export const travelPlazas: Subsidiary = {
  slug: "travel-plazas",
  name: "Travel Plazas",
  title: "Travel Plazas: stops on main roads",
  description:
    "Travel Plazas are the planned road stops of the Akoma Group: safe parking, fuel, food and local goods; how roadside land is judged, which permits.",
  eyebrow: "Trade and travel",
  lead: "A lit yard off the road where a driver can sleep, eat, wash and refuel, and where the district sells what it grows. No site is open. Landowners can check their own land here.",
  what: [
    "On many long roads a driver who is tired has two choices: go on, or stop on the shoulder in the dark. Either can end in a crash. Passengers have no toilet for hours. Farmers run beside moving buses to sell oranges through the window. One yard with a wall, light and water would serve all three.",
    "A Travel Plaza is meant to be such a yard. Lorries, buses and cars would park apart. Fuel, food and wash rooms pay for the guard and the light. A hall is set aside for traders of the district, by the day and at a small rent. In that way a stop brings customers to those who sold at the roadside before it came.",
    "The division would also be an outlet for others in the group: the stalls of AFM, goods with a local maker's name, a place to hand over parcels. A stop without them still has to stand on its own feet.",
  ],
  forWhom: [
    { term: "Drivers", text: "A guarded place to sleep, a shower, food by the plate and air for the tyres." },
    {
      term: "Passengers",
      text: "Toilets that are cleaned, water to drink, shade, and a fixed time of departure.",
    },
    { term: "Roadside traders", text: "A table under a roof and customers who stand still." },
    { term: "Owners of roadside land", text: "Rent or a share of the takings from land that stays theirs." },
  ],
  works: {
    lead: "A stop as a driver would meet it.",
    shape: "chain",
    caption:
      "Six places that a vehicle and its people pass at a stop: the turning, the yard, the pump, the wash room, the hall and the way out.",
    nodes: [
      {
        title: "Turn off safely",
        text: "A lane to slow down, good sight both ways, no crossing of traffic.",
      },
      { title: "Park by kind", text: "Tankers apart, buses near the door, lorries under light." },
      { title: "Fuel and check", text: "Measured pump, receipt, tyres and lamps looked at." },
      { title: "Wash and rest", text: "Toilets, showers, bunks, a quiet corner for prayer." },
      { title: "Eat and buy", text: "Cooked food, produce and crafts of the district." },
      { title: "Leave rested", text: "A board with road news and the next stop." },
    ],
  },
  today: [
    { term: "Sites", text: "Not one. No land has been leased and no permit applied for." },
    { term: "Fuel", text: "None is sold, and no brand of fuel stands behind this plan." },
    {
      term: "Asked for",
      text: "Stretches of road on which drivers miss a safe stop, told by those who drive them.",
    },
  ],
  plan: [
    {
      when: "2025–26",
      title: "A road map of gaps in Liberia",
      text: "Reports from drivers about where they stop and why. A first yard without fuel could follow: parking, toilets, food.",
      stage: "pilot",
    },
    {
      when: "2027–28",
      title: "Stops along coastal routes",
      text: "Ghana, Sierra Leone and Nigeria, near borders or weighbridges where vehicles have to wait.",
      stage: "planned",
    },
    {
      when: "2029–30",
      title: "Inland corridors",
      text: "Stops on the way to countries without a coast, planned with transport unions on both sides.",
      stage: "planned",
    },
    {
      when: "Beyond 2030",
      title: "Charging",
      text: "Electric vehicles where the grid or the sun can feed them.",
      stage: "later",
    },
  ],
  terms: [
    {
      term: "Land",
      text: "Leased from its holder under a recorded agreement, outside the strip reserved for widening the road.",
    },
    {
      term: "Traders",
      text: "Those who sell nearby today choose their tables first. Rent by the day, posted at the gate.",
    },
    {
      term: "Prices",
      text: "On a board that can be read from the yard, fuel included where the state does not fix it.",
    },
    { term: "Drivers", text: "Parking for a night must not depend on buying fuel." },
    { term: "Left out", text: "No sale of alcohol to people who drive on." },
  ],
  risks: [
    {
      term: "Fire",
      text: "Fuel, cooking and crowds on one site. They must stand far apart, and that takes land.",
    },
    { term: "Road works", text: "A new bypass takes the traffic away; widening takes the forecourt." },
    {
      term: "Crime",
      text: "Parked loads draw thieves, and a yard can become a place where people are trafficked. Staff need training and a number to call.",
    },
    {
      term: "Water and waste",
      text: "Toilets, oil and washing water foul a well quickly when there is no treatment.",
    },
    {
      term: "Fuel margins",
      text: "Where the state sets the price, a pump may earn too little to keep the lights on.",
    },
  ],
  questions: [
    {
      question: "I own land on a highway. Is it suitable?",
      answer:
        "Go through the table below first. Sight lines, the road reserve, water and the way to the nearest stop decide more than size. Then write; a reply is not an offer.",
    },
    {
      question: "Will fuel be cheaper than elsewhere?",
      answer:
        "Nothing about price is promised. In several countries a regulator sets or caps it. What can be promised one day is a pump that has been checked and a receipt.",
    },
    {
      question: "I sell bread by the road. Would a plaza drive me out?",
      answer:
        "It would if it were built like a shopping centre. Tables for present sellers are part of the plan for that reason, and their association should see the drawing before the council does.",
    },
  ],
  extra: [
    {
      kind: "table",
      id: "judge-the-land",
      heading: "Judge a piece of roadside land",
      lead: "Stand there for a full day and once at night, and write down what you see.",
      caption: "What to look at on roadside land, what speaks for a stop and what speaks against.",
      columns: [{ label: "Look at" }, { label: "Speaks for it" }, { label: "Speaks against" }],
      rows: [
        ["Sight", "Straight, level road, seen early from both sides", "Bend, hilltop or bridge close by"],
        ["Traffic", "Many lorries and buses that are hours from home", "Local trips that need no rest"],
        [
          "Road reserve",
          "Plot begins behind the markers of the roads authority",
          "Building line runs through the plot",
        ],
        [
          "Water and drainage",
          "Borehole in the dry season, ground that falls away from wells",
          "Flood marks, village well downhill",
        ],
        ["Power", "Line within reach, or roof and space for panels", "Generator alone"],
        ["Neighbours", "Traders and a clinic who want it", "School gate or market crossing at the entrance"],
      ],
    },
    {
      kind: "steps",
      id: "permits",
      heading: "Permits in a sensible order",
      steps: [
        {
          title: "Roads authority",
          text: "Ask for the width of the reserve and for consent to an access. Without it nothing else counts.",
        },
        {
          title: "Council and planning office",
          text: "Change of use, building permit, and what the plan of the area says.",
        },
        { title: "Environment agency", text: "An assessment is usual where fuel is stored underground." },
        {
          title: "Petroleum regulator and fire service",
          text: "Tanks, distances, pumps; the weights and measures office seals the pump.",
        },
        {
          title: "Health office",
          text: "Kitchens, water and toilets, with certificates for those who cook.",
        },
      ],
    },
  ],
  next: {
    lead: "Drivers: name the stretch where a stop is missing. Landowners: say where, how long the frontage is and who holds the land. Traders: tell us what you sell there now.",
    leadType: "division_question",
    submitLabel: "Send to Travel Plazas",
  },
  related: ["/subsidiaries/afm", "/subsidiaries/energy", "/policies/shipping", "/where-to-buy"],
  reviewedOn: "2026-11-21",
  rests: ["roadmap"],
  faq: {
    description:
      "Planned road stops: safety of parked loads, rest for drivers, leases for landowners, tables for traders, fuel and food permits, and clean toilets.",
    lead: "From those who drive, those who own land by the road and those who sell on it.",
    drawing: {
      kind: "parts",
      id: "apart",
      heading: "What keeps a fuel stop safe",
      caption: "Vapour from an open hatch travels along the ground to the nearest flame.",
      whole: "The place where tankers stand",
      parts: [
        { title: "Distance", text: "Apart from the buildings." },
        { title: "A slope", text: "Away from the buildings." },
        { title: "No flame", text: "Cooking nearby is banned." },
        { title: "After a spill", text: "Nobody collects fuel." },
      ],
    },
    groups: [
      {
        id: "drivers",
        heading: "Drivers and passengers",
        items: [
          {
            question: "How long should a driver rest?",
            answer:
              "The law of the country or the employer's rule says how many hours may be driven and when a break is due. Where neither does, a common practice is a break before fatigue sets in and a full sleep each night. Yawning and missed signs mean it is late already.",
          },
          {
            question: "Who answers for a load stolen from a yard?",
            answer:
              "It depends on what was agreed: letting a space differs from taking goods into keeping. Read the ticket, and ask the transporter's insurer whether it covers overnight stops and under which conditions.",
          },
          {
            question: "Would the toilets cost money?",
            answer:
              "Undecided. A small charge pays a cleaner; free toilets need another source for that wage. Either way, somebody's name and hours would be on the door.",
          },
        ],
      },
      {
        id: "land-and-trade",
        heading: "Land and trade",
        items: [
          {
            question: "Rent or a share of sales: which suits a landowner?",
            answer:
              "A fixed rent is due in bad months too. A share rises with traffic and needs honest tills. Ask for a floor and a share above it, with monthly figures from the pump meters.",
          },
          {
            question: "What happens to tanks when a lease ends?",
            answer:
              "Old tanks leak. The agreement should say who removes them, who tests the soil and what money is kept back for it. Without that clause the landowner inherits the damage.",
          },
          {
            question: "Can a cooperative run the trading hall?",
            answer:
              "That would be the preferred form: sellers set hours and rules and collect the day rent themselves, under a simple agreement with the yard.",
          },
        ],
      },
      {
        id: "safety",
        heading: "Safety",
        items: [
          {
            question: "Why must tankers stand apart?",
            answer:
              "Vapour from an open hatch travels along the ground to the nearest flame. Distance, a slope away from the buildings and a ban on cooking nearby lower the danger. After a spill, nobody may collect fuel.",
          },
          {
            question: "What can a cook do to keep travellers well?",
            answer:
              "Hands and boards washed with safe water, food kept very hot or not kept, raw meat apart, a covered bin. Health offices often give short courses and issue the certificate a stall needs.",
          },
          {
            question: "What helps against trafficking at a stop?",
            answer:
              "Light in every corner, staff who have learnt the signs, posters in the toilets with the national helpline, and a rule that no frightened passenger is sent back to a vehicle. The police or the anti-trafficking office takes it from there.",
          },
        ],
      },
    ],
  },
};
