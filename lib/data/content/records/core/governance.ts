import type { PageRecord } from "../../types.ts";

/** How decisions are meant to be made, and what nobody has decided yet. */
export const governancePage: PageRecord = {
  name: "Governance",
  title: "Governance: who is meant to decide what",
  description:
    "How the Akoma Group means to decide: holding, divisions and councils, conflicts of interest, registers, what is not settled, and where complaints go.",
  eyebrow: "The group",
  lead: "A plan with many divisions needs rules about who may say No. Some are settled for this site already; most of those for the group are drafts.",
  contents: true,
  sections: [
    {
      kind: "diagram",
      id: "levels",
      heading: "Three levels and one outside",
      shape: "lanes",
      caption:
        "Who would propose, test, decide and review a larger step, such as opening a division in a new country.",
      nodes: [
        {
          by: "Division",
          title: "Proposes",
          text: "With costs, permits needed and the result at which it would stop.",
        },
        {
          by: "Council",
          title: "Objects or agrees",
          text: "Growers, workers, neighbours or members whom the step concerns.",
        },
        { by: "Holding", title: "Decides", text: "In writing, with reasons and the votes." },
        { by: "Division", title: "Acts", text: "Under its own company, books and licence." },
        {
          by: "Auditor",
          title: "Reviews",
          text: "Chosen from outside, reporting to council and holding alike.",
        },
      ],
    },
    {
      kind: "facts",
      id: "bodies",
      heading: "What each level is for",
      facts: [
        {
          term: "Holding",
          text: "Owns shares, sets the rules common to all and decides where surplus goes. It is not meant to run a mill or a clinic.",
        },
        {
          term: "Divisions",
          text: "One company each, with directors who answer for it under the law of its country. One division's debt is not to become another's.",
        },
        {
          term: "Councils",
          text: "People affected by a division, elected among themselves. A council could delay a step and demand reasons; a final veto is planned only over land and over communities' own knowledge.",
        },
        {
          term: "Members' house",
          text: "The credit union stands apart: its members elect its board, and the holding has no vote in it.",
        },
      ],
    },
    {
      kind: "table",
      id: "settled",
      heading: "What is decided, and what is not",
      caption: "Matters of governance, their state, and where to read about each",
      columns: [{ label: "Matter" }, { label: "State" }, { label: "Where it stands" }],
      rows: [
        ["Facts need a source and a year", "Settled", "On each guide"],
        ["Claims about the group are marked by kind", "Settled", "Register of claims, investors page"],
        ["No money is taken through the site", "Settled", "Terms of use"],
        ["Requests for portals get a reason", "Settled", "The member's account"],
        ["Legal seat of the holding", "Open", "Will be published with its register number"],
        ["Directors and their terms", "Open", "No names are published before an appointment in law"],
        ["Statutes of the councils", "Draft", "To be discussed with the first council"],
        ["Auditor", "Open", "Before the first accounts"],
        ["Profit-sharing with communities", "Draft", "Would be written into each land agreement"],
      ],
    },
    {
      kind: "facts",
      id: "conflicts",
      heading: "Conflicts of interest",
      lead: "They are normal where few people do many things. Hiding them is what does the harm.",
      facts: [
        {
          term: "Declare",
          text: "Anybody who decides is to list their firms, land, debts and near relatives' interests once a year, and when something changes.",
        },
        {
          term: "Step out",
          text: "Whoever has a stake leaves the room for that item, and the minutes say so.",
        },
        {
          term: "Trade at arm's length",
          text: "Between divisions, the price is to be supported by an offer from outside.",
        },
        {
          term: "Refuse gifts",
          text: "Meals and samples of small value are noted; anything else goes back. Nothing is given to officials to hasten what they owe to everybody.",
        },
        {
          term: "Speak up",
          text: "A worker or supplier who reports a conflict may not lose by it. Such reports would go to a person outside the line of command.",
        },
      ],
    },
    {
      kind: "cards",
      id: "registers",
      heading: "Registers you can read here",
      groups: [
        {
          name: "On this site",
          cards: [
            {
              title: "Claims",
              text: "What the group says about itself, by kind, with what stands behind each line.",
              href: "/investors#claims",
              stage: "open",
            },
            {
              title: "Divisions",
              text: "All of them, with what is possible today.",
              href: "/subsidiaries",
              stage: "open",
            },
            {
              title: "Rules and approvals",
              text: "Which standards the work is meant to meet, and which approvals exist: none.",
              href: "/compliance",
              stage: "open",
            },
            {
              title: "Sources",
              text: "At the foot of each country guide, with licence and year.",
              href: "/start-business",
              stage: "open",
            },
          ],
        },
        {
          name: "Promised for later",
          cards: [
            { title: "Interests", text: "The yearly declarations of those who decide.", stage: "planned" },
            { title: "Gifts and grants", text: "What a foundation gave or refused.", stage: "planned" },
            { title: "Complaints", text: "Number, subject and outcome, without names.", stage: "planned" },
          ],
        },
      ],
    },
    {
      kind: "steps",
      id: "complaints",
      heading: "How a complaint goes",
      steps: [
        {
          title: "Write what happened",
          text: "Date, place, people by their role. Keep your own copy and the reference you get.",
        },
        {
          title: "A person not involved reads it",
          text: "Where the office is too small for that, it tells you so instead of pretending.",
        },
        {
          title: "You get a reasoned answer",
          text: "What was found, what changes, what does not. Nobody can promise a date while the office is small.",
        },
        {
          title: "You can go elsewhere at any time",
          text: "To a court, a regulator, the labour inspector or the data protection authority. Complaining here is never a condition.",
        },
      ],
    },
    {
      kind: "ask",
      id: "ask",
      heading: "Complain, or comment on a draft",
      lead: "Say at the top which of the two it is. If naming yourself would put you at risk, leave your name out and use an address that does not show it.",
      leadType: "contact",
      submitLabel: "Send to the office",
    },
  ],
  related: ["/about", "/compliance", "/portfolio", "/impact"],
  reviewedOn: "2026-11-21",
};
