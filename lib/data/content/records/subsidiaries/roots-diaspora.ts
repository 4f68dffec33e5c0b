import type { Subsidiary } from "./types.ts";

/** Ways for people of African descent to visit, return, work and invest. */
export const rootsDiaspora: Subsidiary = {
  slug: "roots-diaspora",
  name: "Roots Diaspora",
  title: "Roots Diaspora: visit, return, work and invest",
  description:
    "Planned help for people of African descent who visit, come back, work or build from abroad: which status states offer, and what exists today.",
  eyebrow: "Communities and diaspora",
  lead: "For people of African descent who want to visit, come back, work or build something. No trip and no membership is sold. What helps now: the country guides and the lists on this page.",
  what: [
    "Somebody whose grandparents left Freetown and somebody whose ancestors were taken from an unknown coast stand at the same counter with different questions. The first needs papers: a birth entry, a former passport. The second needs a law: whether a state offers a status to people of African descent. Roots Diaspora is meant for both.",
    "Four things are planned: preparing a first visit, preparing a return, bringing skills to places that lack them, and following a project from abroad. RootsPay, its portal, is an outline of how money sent home could be tied to a purpose that both sides wrote down. Nobody can send anything through it.",
    "The law is moving. Ghana's Ministry of the Interior describes a right of abode for people of African descent and for former citizens. Liberia has allowed dual citizenship since 2022. The African Union counts people of African origin outside the continent as its diaspora, whatever passport they hold, if they are willing to help build it. What this means for you is decided by an embassy or an immigration office.",
  ],
  forWhom: [
    {
      term: "First-time visitors",
      text: "A list of papers, precautions and courtesies for the country they choose.",
    },
    {
      term: "People who mean to return",
      text: "The order in which to settle status, home, school, pension and work.",
    },
    {
      term: "Families who build from afar",
      text: "A way to agree on stages, and somebody unrelated who looks at the walls.",
    },
    { term: "Professionals", text: "Where a skill is short, and which council has to recognise it." },
    { term: "Home town associations", text: "Questions to settle before a clinic or a school is paid for." },
  ],
  works: {
    lead: "A project followed from abroad. RootsPay is to be drawn after this pattern; it works on paper and by phone, too.",
    shape: "lanes",
    caption:
      "Who does what while a house is built at home for somebody abroad, from the first letter to the last payment.",
    nodes: [
      { by: "You", title: "Write the purpose", text: "What, by when, for how much, and how you will know." },
      {
        by: "Registry",
        title: "Land is looked up",
        text: "Title or customary consent, read at the office and asked of neighbours.",
      },
      {
        by: "Builder",
        title: "Quotes by stage",
        text: "Each stage has a price, a date and something to see.",
      },
      { by: "You", title: "Pay one stage", text: "Never two at once. The last part waits for the keys." },
      {
        by: "Checker",
        title: "Looks without notice",
        text: "Paid by you, related to nobody on the site; photographs with a date.",
      },
      {
        by: "Family",
        title: "Keeps the papers",
        text: "Receipts, plans and the survey, with copies sent to you.",
      },
    ],
  },
  today: [
    {
      term: "Trips",
      text: "None is organised or sold. Whoever offers a tour under this name has not been asked by us.",
    },
    { term: "Status and visas", text: "We file nothing for anybody and have no influence on any office." },
    {
      term: "RootsPay",
      text: "A portal page that describes a purpose agreement. No transfer, wallet or exchange stands behind it.",
    },
    {
      term: "For use now",
      text: "The guides and comparison of countries, and the page for the diaspora on starting a firm from a distance.",
    },
  ],
  plan: [
    {
      when: "2025–26",
      title: "A visit list for Liberia",
      text: "Entry, health, money, manners and whom to greet, to be written with people who have made the visit and those who received them.",
      stage: "pilot",
    },
    {
      when: "2027–28",
      title: "Returns to four countries",
      text: "Lists for Ghana, Sierra Leone and Nigeria as well, and first postings for people with a scarce skill.",
      stage: "planned",
    },
    {
      when: "2029–30",
      title: "Projects with a purpose",
      text: "RootsPay through licensed firms at both ends, if any agrees; independent checkers trained in several regions.",
      stage: "planned",
    },
    {
      when: "Beyond 2030",
      title: "Work with associations",
      text: "Home town associations that share what was built, what it cost and what failed.",
      stage: "later",
    },
  ],
  terms: [
    {
      term: "Who may write",
      text: "Anybody who counts themselves to the diaspora, and relatives at home. We ask for no proof of descent.",
    },
    {
      term: "What states ask",
      text: "More: certificates, residence, good character, means to live. A DNA result alone seldom satisfies an office; ask before you pay for one.",
    },
    {
      term: "Hosts",
      text: "Families who take guests would be trained, paid by a published scale and free to refuse.",
    },
    {
      term: "Travel",
      text: "Would be sold by licensed operators under their own name and insurance, never by us.",
    },
    { term: "Children", text: "No visit for minors without a parent, and no volunteer work in orphanages." },
  ],
  risks: [
    {
      term: "Land sold twice",
      text: "The commonest loss of people abroad: a plot bought from somebody who could not sell it.",
    },
    {
      term: "Status refused or changed",
      text: "Rights for the diaspora often rest on a minister's decision, and a new government may decide otherwise.",
    },
    {
      term: "Two tax offices",
      text: "Living in two places can make you taxable in both until a treaty or a ruling settles it.",
    },
    {
      term: "Family and money",
      text: "If one relative is manager, builder and witness at once, nobody can check the work.",
    },
    {
      term: "Expectations",
      text: "You may be taken for rich, and find that home is a foreign place. It takes time on both sides.",
    },
  ],
  questions: [
    {
      question: "Can I become a citizen through Roots Diaspora?",
      answer:
        "No. Only a state can grant that. Ask its embassy three things in writing: which law applies to your case, which documents it wants, and what the official fee is.",
    },
    {
      question: "I do not know where my ancestors lived. How do I begin?",
      answer:
        "With your oldest relatives, then with church books, census lists and the registers of freed people in national archives. Note each name with its source. A DNA report can hint at a region, not at a village. Read what the firm may do with your sample.",
    },
    {
      question: "How do I put money into a cousin's business and stay friends?",
      answer:
        "Decide whether it is a gift, a loan or a share, and write that word on the paper. Agree who may sign, what is counted each month and how one of you gets out. If you could not bear to lose it, do not send it.",
    },
  ],
  extra: [
    {
      kind: "steps",
      id: "first-visit",
      heading: "Prepare a first visit",
      lead: "Begin three months ahead. Each point names the office or person who knows.",
      steps: [
        {
          title: "Entry",
          text: "The consulate says whether your passport needs a visa. Dual citizens may have to enter on the country's own passport.",
        },
        {
          title: "Health",
          text: "Many countries ask for a yellow fever certificate. A travel clinic tells you which vaccinations and medicines fit you, and needs weeks for it.",
        },
        {
          title: "Money",
          text: "Ask your bank about cards and fees there, and customs from which sum cash has to be declared.",
        },
        {
          title: "Greetings",
          text: "Call on the chief, elder or council before you film, buy or build. A local relative knows the custom.",
        },
        {
          title: "Signatures",
          text: "Sign nothing on a first visit. Note names, offices and prices, and sleep on them at home.",
        },
      ],
    },
  ],
  next: {
    lead: "Say where you live, which country draws you, and whether you want to visit, return, work or build. Leave out passport numbers.",
    leadType: "division_question",
    submitLabel: "Send to Roots Diaspora",
  },
  related: ["/home/diaspora", "/roots", "/portal/rootspay", "/send"],
  reviewedOn: "2026-11-21",
  rests: ["roadmap"],
  sources: [
    {
      label: "Ghana, Ministry of the Interior: right of abode, under the Immigration Act 2000 (Act 573)",
      href: "https://www.mint.gov.gh/services/right-of-abode/",
      year: 2000,
    },
    {
      label: "Library of Congress: Liberia, law authorizing dual citizenship",
      href: "https://www.loc.gov/item/global-legal-monitor/2022-10-12/liberia-law-authorizing-dual-citizenship-and-allowing-women-to-pass-citizenship-to-their-children-enacted/",
      year: 2022,
    },
  ],
  faq: {
    description:
      "Status, passports, land, qualifications, work and shared projects: what people of African descent ask before they return, and which office decides.",
    lead: "Answers in general terms. Rules differ between states and change, so each one names who can tell you what holds for you.",
    drawing: {
      kind: "diagram",
      id: "status",
      heading: "Six kinds of status",
      shape: "chain",
      caption: "From the lightest to the strongest. Few states know all six.",
      nodes: [
        { title: "Visitor", text: "As a rule without the right to work." },
        { title: "Residence permit", text: "For work or study." },
        { title: "Card for people of origin", text: "Where a state has one." },
        { title: "Right of abode", text: "Stronger than a permit." },
        { title: "Citizenship by descent", text: "By the law of the state one descends from." },
        { title: "Naturalisation", text: "By decision of the state." },
      ],
    },
    groups: [
      {
        id: "coming",
        heading: "Coming and staying",
        items: [
          {
            question: "Which kinds of status are there?",
            answer:
              "From the lightest to the strongest: visitor, residence permit for work or study, a card for people of origin, right of abode, citizenship by descent, and naturalisation. Few states know all six. The immigration service of the country lists its own.",
          },
          {
            question: "Would I lose my present passport?",
            answer:
              "That depends on both states. Some forbid a second citizenship, some want it declared, some close public offices to those who hold two. Ask both before you take an oath.",
          },
          {
            question: "May I work on a visitor's visa?",
            answer:
              "As a rule no, and unpaid work can count as work. The permit comes from the ministry of labour or the immigration service, often on request of the employer.",
          },
        ],
      },
      {
        id: "land",
        heading: "Land and building",
        items: [
          {
            question: "May somebody of African descent own land without citizenship?",
            answer:
              "Seldom outright. Liberia's constitution keeps the ownership of land for citizens. In other states foreigners lease for a term. A registry or a licensed local lawyer can say what a lease there is worth and how it is renewed.",
          },
          {
            question: "How do I have a plot checked from abroad?",
            answer:
              "A licensed surveyor measures the corners. The registry searches under those coordinates and gives the history of owners. Neighbours and the head of the community confirm the line. The court list shows disputes. Only then talk about a deposit.",
          },
          {
            question: "Our association wants to build a clinic. What comes first?",
            answer:
              "A letter from the district health office that it will staff and supply it. Then who owns the building, who repairs it, and what a year costs. A clinic without a nurse is a locked house.",
          },
        ],
      },
      {
        id: "working",
        heading: "Work and family",
        items: [
          {
            question: "Will my degree count?",
            answer:
              "For protected professions the council decides: nurses, engineers, teachers, lawyers. It wants transcripts, often the syllabus, sometimes an examination. Apply before you give notice at home.",
          },
          {
            question: "How do children change schools?",
            answer:
              "Ask which examination board the new school follows and into which year it would put your child. Bring two years of reports. Language of teaching matters more than the name of the school.",
          },
          {
            question: "Is there something to join?",
            answer:
              "Not yet. A form on the page of Roots Diaspora reaches the office, and that is all there is.",
          },
        ],
      },
    ],
  },
};
