import type { PageRecord } from "../../types.ts";

/** What a farm needs, pillar by pillar, for growers who might work with the group. */
export const farmWithUsPage: PageRecord = {
  name: "Farm with us",
  title: "Farm with us: six pillars around a farmer",
  description:
    "Land, seed and soil, water, people, market, money: what each pillar of a farm needs, and what you can check before a season, and how to apply.",
  eyebrow: "Programmes",
  lead: "A practical list for people who farm or want to: what to check, measure and write down before you plant. The programme is planned: you can apply for a place on the list of your district, and nobody has a contract yet. The pillars are useful without it.",
  contents: true,
  sections: [
    {
      kind: "apply",
      id: "apply",
      heading: "Apply with your farm",
      lead: "Describe land, crops and place. It shows where a first trial would make sense, and makes no agreement between us.",
      form: "grower",
    },
    {
      kind: "prose",
      id: "the-farmer",
      heading: "Pillar 1 is the farmer",
      paragraphs: [
        "The numbering of this page begins with 2, on purpose. The first pillar is you: what you know of your field, how much work your household can do, how much risk you can carry, and what you want. No programme can supply that, and one that ignores it is likely to fail. So before the six others, answer four questions on paper. Who decides about this farm? Who works on it, and what else must they do in the same weeks? How long could you eat if one harvest failed? Do you want to feed the family first, or sell?",
        "The other six carry the farm together. A good seed without water is lost; a good harvest without a buyer rots. When you compare offers, ours included, look for the pillar nobody mentions.",
      ],
    },
    {
      kind: "facts",
      id: "pillar-2",
      heading: "Pillar 2: land",
      lead: "First the right to use it, then the plough.",
      facts: [
        {
          term: "Your right",
          text: "Ownership, lease, family share, or leave of a chief or council: each can be good, if it is written down and witnessed. Women and younger brothers should stand in it by name.",
        },
        {
          term: "The boundary",
          text: "Walk it with all neighbours on one day. Note trees, stones and streams, or positions from a telephone, and let everybody sign.",
        },
        {
          term: "A lease",
          text: "Length, rent, who owns trees and wells at the end, what happens when the owner dies. Fruit trees need a longer lease than maize.",
        },
        {
          term: "Who decides",
          text: "Land commission, registry or customary authority. The guide of your country names the office. Pay its fees at its counter.",
        },
      ],
    },
    {
      kind: "steps",
      id: "pillar-3",
      heading: "Pillar 3: seed and soil",
      lead: "Four tests that cost almost nothing.",
      steps: [
        {
          title: "Shake the soil",
          text: "A jar a third full of soil, water on top, shake, leave for a day. Sand lies below, then silt, then clay: it tells you how fast water drains.",
        },
        {
          title: "Sample before fertiliser",
          text: "Fifteen spots in a zigzag, mixed, a cupful to a laboratory or extension office. Without pH and phosphorus you pay for bags your field may not need.",
        },
        {
          title: "Let seed sprout",
          text: "A hundred seeds in a damp cloth, kept warm. Count after a week. If a third has not come up, sow thicker or buy other seed.",
        },
        {
          title: "Read the label",
          text: "Variety, lot number, test date, seal of the seed authority. Fake seed can look better than the real thing.",
        },
      ],
    },
    {
      kind: "table",
      id: "pillar-4",
      heading: "Pillar 4: water",
      caption: "Sources of water for a farm, what to find out about each and who must agree",
      columns: [{ label: "Source" }, { label: "Find out" }, { label: "Who must agree" }],
      rows: [
        ["Rain", "When it really began in the last ten years; keep a tin and a ruler", "Nobody"],
        ["Stream", "Flow in the driest month, users below you", "Water authority; neighbours downstream"],
        ["Shallow well", "Depth in the dry season, salt, latrines nearby", "Often the local council"],
        [
          "Borehole",
          "A survey before drilling; yield and cost of pumping",
          "Water authority: permit and test",
        ],
        [
          "Pond or small dam",
          "Soil that holds, spillway for the flood",
          "Authority for dams; health office because of mosquitoes",
        ],
        [
          "Town or factory water",
          "What is in it; which crops may be eaten raw",
          "Health and environment offices",
        ],
      ],
    },
    {
      kind: "facts",
      id: "pillar-5",
      heading: "Pillar 5: people and training",
      facts: [
        {
          term: "Count the days",
          text: "Weeding and harvest decide. List every field task by week and the hands you have; where the sum does not fit, plant less.",
        },
        {
          term: "Workers",
          text: "Agree wage, hours, food and rest days before the work, in front of a witness. Pay on the agreed day. Children belong in school when it is open.",
        },
        {
          term: "Poisons",
          text: "Whoever sprays needs the label in a language they read, gloves, boots, a mask and water to wash. Never reuse the bottle.",
        },
        {
          term: "Learning",
          text: "One trial strip beside your usual way can teach more than a course. Ask the extension office, a farmer field school, and the neighbour whose field looks better.",
        },
      ],
    },
    {
      kind: "diagram",
      id: "pillar-6",
      heading: "Pillar 6: market",
      lead: "Begin at the end: who buys, when, in which quality?",
      shape: "chain",
      caption:
        "Decisions about selling in the order in which they should be taken, the first of them before sowing.",
      nodes: [
        { title: "Ask three buyers", text: "Grade, moisture, bag, month. Before you buy seed." },
        {
          title: "Write it down",
          text: "Price or how it is found, scale, day of payment, who bears losses.",
        },
        { title: "Follow prices", text: "Two markets, every week, the same weekday." },
        { title: "Dry and store", text: "Clean, off the floor, safe from beetles. Or sell at once." },
        { title: "Weigh both ends", text: "On your scale and theirs, in your presence." },
        { title: "Keep the slip", text: "Weight, grade, price, deductions, name." },
      ],
    },
    {
      kind: "table",
      id: "pillar-7",
      heading: "Pillar 7: money and risk",
      caption: "Risks of a season, what lowers each of them and what to ask before relying on it",
      columns: [{ label: "Risk" }, { label: "What lowers it" }, { label: "Ask first" }],
      rows: [
        [
          "Rain fails",
          "Two crops, two sowing dates, a drought-hardy variety",
          "Does weather insurance pay by my rain or by a station far away?",
        ],
        [
          "Price falls",
          "Part sold ahead, part stored",
          "What does the contract say when the market is lower?",
        ],
        [
          "Loan comes due before harvest",
          "Repayment after the selling month",
          "What is the whole sum to pay back, and what is pledged?",
        ],
        ["Illness", "A second person who knows the plan; health cover", "Who may sign and sell for me?"],
        ["Theft, fire", "Smaller stores, neighbours who watch", "Is the store insured, and for what?"],
        [
          "Cheating by a buyer",
          "Cash on the scale, smaller first lot",
          "Who else has been paid by this buyer?",
        ],
      ],
    },
    {
      kind: "notice",
      id: "today",
      heading: "What stands behind this page",
      tone: "info",
      paragraphs: [
        "The programme would bring these pillars together for a grower who asks: a plan for one season, a named adviser, a buyer known before sowing. None of it is running. What the agriculture desk decides today is who stands on the list of a district, and whom it visits there. No seed, loan, insurance or contract can be had here, and nobody collects fees for a place on a list.",
      ],
    },
  ],
  related: [
    "/programs",
    "/policies/grower",
    "/subsidiaries/agriculture",
    "/subsidiaries/seed-bank",
    "/start-business",
  ],
  reviewedOn: "2026-11-21",
};
