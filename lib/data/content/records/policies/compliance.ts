import type { PageRecord } from "../../types.ts";

/** The rules the group intends to follow, and which documents about them exist. */
export const compliancePage: PageRecord = {
  name: "Compliance",
  title: "Compliance: what is written down so far",
  description:
    "The library of policies, food safety by HACCP, founding papers, what a land memorandum must contain, tenders, and which reports do not exist yet.",
  eyebrow: "Documents",
  lead: "The drafts linked below exist. Bylaws, tenders and reports do not. Where a paper is missing, you can read here what it would have to contain, and judge it when it comes.",
  contents: true,
  sections: [
    {
      kind: "cards",
      id: "policy-library",
      heading: "Policy library",
      lead: "Every text carries a version, a date and a summary in plain words. Version 0.9 means that counsel has not reviewed it.",
      groups: [
        {
          name: "Policies",
          cards: [
            {
              title: "African Digital Census",
              text: "A voluntary register that may never become a census by stealth.",
              href: "/policies/african-digital-census",
            },
            {
              title: "Growers",
              text: "Price before planting, a slip at the scale, and who bears which loss.",
              href: "/policies/grower",
            },
            {
              title: "Shipping",
              text: "Who carries, who pays, where risk passes, and which papers ride along.",
              href: "/policies/shipping",
            },
            {
              title: "Import and export",
              text: "Tariff code, permits, origin, and the offices that may stop a load.",
              href: "/policies/import-export",
            },
            {
              title: "Packaging and product safety",
              text: "What touches food, what the label says, and how a lot is called back.",
              href: "/policies/packaging-safety",
            },
            {
              title: "Insurance",
              text: "Which cover would be needed for what, and how to read an offer.",
              href: "/policies/insurance",
            },
            {
              title: "Delivery and returns",
              text: "For the day something can be bought. Today nothing can.",
              href: "/policies/delivery-returns",
            },
            {
              title: "Records and disclosure",
              text: "What is kept, who may see it, and what happens when an authority asks.",
              href: "/policies/records-disclosure",
            },
          ],
        },
        {
          name: "Legal texts of this site",
          cards: [
            {
              title: "Terms of use",
              text: "What you may rely on, and what the site does not do.",
              href: "/legal/terms",
            },
            {
              title: "Privacy notice",
              text: "Every kind of record, every cookie, and when each is deleted.",
              href: "/legal/privacy",
            },
            {
              title: "EEA and United Kingdom",
              text: "The same, by the articles of the GDPR.",
              href: "/legal/privacy-eea-uk",
            },
            {
              title: "Notice at collection",
              text: "The categories that Californian law names.",
              href: "/legal/notice-at-collection",
            },
            {
              title: "Do not sell or share",
              text: "Why there is nothing to refuse.",
              href: "/legal/do-not-sell",
            },
            {
              title: "Vendor terms",
              text: "For firms that ask for the vendor portal.",
              href: "/legal/vendor-terms",
            },
          ],
        },
        {
          name: "Applying",
          cards: [
            {
              title: "Grower",
              text: "You have land, or the use of it.",
              href: "/policies/grower/apply",
            },
            {
              title: "Livestock",
              text: "You keep animals and look after their health.",
              href: "/policies/livestock/apply",
            },
            {
              title: "Specialty training",
              text: "You want to learn a trade that goods depend on.",
              href: "/policies/specialty-training/apply",
            },
            {
              title: "US farmer mentor",
              text: "You farm in the United States and would teach.",
              href: "/policies/us-farmer-mentor/apply",
            },
            {
              title: "Cultural exchange",
              text: "You would travel, or take somebody in.",
              href: "/policies/cultural-exchange/apply",
            },
            {
              title: "Cooking school",
              text: "You want to learn a kitchen, or to teach one.",
              href: "/policies/cooking-school/apply",
            },
          ],
        },
      ],
    },
    {
      kind: "table",
      id: "haccp",
      heading: "Food safety: the seven principles of HACCP",
      lead: "HACCP looks for the few steps at which food becomes safe or unsafe, and watches those. Divisions that would handle food are to work by it. No site has a plan yet, none is certified. The example is one a smallholder can use now.",
      caption: "The seven principles, what each asks, and the example of drying maize",
      columns: [{ label: "Principle" }, { label: "What it asks" }, { label: "Drying maize" }],
      rows: [
        [
          "1. Analyse the hazards",
          "For each step, list what could harm the eater: germs, chemicals, foreign bodies. Say how each is controlled.",
          "Mould on damp grain leaves aflatoxin, and cooking does not remove it.",
        ],
        [
          "2. Find the critical control points",
          "Pick the steps where control decides. Most steps are none.",
          "Drying is one: mould stops there or nowhere.",
        ],
        [
          "3. Set limits",
          "A line that can be measured, with evidence that it keeps food safe.",
          "The moisture that the national standard allows for stored maize.",
        ],
        [
          "4. Monitor",
          "Who measures, with what, how often, and where it is noted.",
          "One reading for each lot before bagging, with a meter that was checked this season.",
        ],
        [
          "5. Correct",
          "What happens to the food and to the process when the limit is missed. Decided beforehand.",
          "Dry it again. A lot that stood wet for days is tested or kept out of food.",
        ],
        [
          "6. Validate and verify",
          "Show that the whole plan works, then keep checking that it does.",
          "A laboratory tests some of the dry lots for aflatoxin.",
        ],
        [
          "7. Keep records",
          "Papers by which an outsider can follow one lot.",
          "Field, date, reading, name, and what became of the lots that failed.",
        ],
      ],
      sources: [
        {
          label: "Codex Alimentarius: General Principles of Food Hygiene, CXC 1-1969",
          href: "https://www.fao.org/fao-who-codexalimentarius/en/",
          year: 2022,
        },
      ],
    },
    {
      kind: "facts",
      id: "bylaws-charters",
      heading: "Bylaws and charters",
      lead: "These papers say who holds power in a company or cooperative. Ours are not published, so ask of us what you would ask of anybody.",
      facts: [
        {
          term: "What exists",
          text: "No charter, no bylaws and no register extract stand on this site. Before a division takes money or goods, its register, its number and its papers are to stand here.",
        },
        {
          term: "What the paper is called",
          text: "Articles of incorporation and bylaws in Liberia, a constitution in Ghana, a memorandum and articles in Nigeria, statuts in the states of OHADA. Cooperatives of OHADA states follow a uniform act of their own.",
        },
        {
          term: "What to look for",
          text: "Who may sign alone, who may sell land or borrow, how a member leaves and is paid out, who sees the accounts, and how many must agree before these rules change.",
        },
        {
          term: "Where to get it",
          text: "From the register, dated this month, never from the firm alone. Each country guide names the office that keeps companies.",
        },
      ],
      sources: [
        {
          label: "OHADA: uniform acts on companies and on cooperative societies",
          href: "https://www.ohada.org/",
          year: 2014,
        },
      ],
    },
    {
      kind: "table",
      id: "land-mous",
      heading: "What a land memorandum must contain",
      lead: "A memorandum records an intention about land; the lease comes later and has to be registered. The group has signed none. The clauses below follow the guidelines on tenure that the Committee on World Food Security endorsed, and serve any village that is shown such a paper by anybody.",
      caption: "Clauses of a land memorandum, what each must say, and how one checks it",
      columns: [{ label: "Clause" }, { label: "What it must say" }, { label: "How to check it" }],
      rows: [
        [
          "Who signs",
          "Name, office, and where the right to sign comes from. For whom each one speaks.",
          "Ask the land office and the council, and read the minutes of the meeting that gave the mandate.",
        ],
        [
          "Which land",
          "A sketch or survey with boundaries that all neighbours have walked.",
          "Walk them, once in the dry season and once in the wet.",
        ],
        [
          "Whose rights",
          "Every use there is: fields, graves, grazing, paths, water, firewood. Customary and seasonal rights count.",
          "Ask women, herders and young people apart from the elders, and compare.",
        ],
        [
          "How people were asked",
          "Dates, language, who was present, what was said against it. That no was a possible answer.",
          "Minutes kept by somebody the buyer does not pay.",
        ],
        [
          "Use and length",
          "The crop or building, the years, and that silence does not renew it.",
          "The land law of the country limits what foreigners may hold and for how long.",
        ],
        [
          "Payment",
          "Rent, when it rises, to whom it goes, and who may draw from that account.",
          "Two names from different families on the account.",
        ],
        [
          "Food and water",
          "Land that stays with households to feed themselves, and how much may be drawn in a dry month.",
          "The water authority knows the flow in its worst year.",
        ],
        [
          "Complaint and end",
          "Who hears a complaint nearby and free of charge. Who clears the land if the plan fails.",
          "Think of the poorest widow: could she use it?",
        ],
        [
          "Publication",
          "The whole text in the language of the place, open to all who live there.",
          "Ask for your copy before the day of signing.",
        ],
      ],
      sources: [
        {
          label: "FAO: Voluntary Guidelines on the Responsible Governance of Tenure",
          href: "https://www.fao.org/tenure/voluntary-guidelines/en/",
          year: 2012,
        },
      ],
    },
    {
      kind: "diagram",
      id: "rfps-tenders",
      heading: "Requests for proposals and tenders",
      lead: "None is open and none has been held. This is the order in which one would be run, so that a firm can object when it is not.",
      shape: "chain",
      caption: "Six stages of a tender, from the notice to the delivery.",
      nodes: [
        {
          title: "Notice",
          text: "What is wanted, to which standard, where, by when, and the weight of each criterion. It stands on this page for everybody at the same hour.",
        },
        {
          title: "Questions",
          text: "In writing until a stated day. Each answer goes to all who asked for the papers, without the name of the asker.",
        },
        {
          title: "Opening",
          text: "Offers stay closed until the hour has passed. Two people open them together and note each price.",
        },
        {
          title: "Scoring",
          text: "By the published weights. Whoever scores first signs what ties them to a bidder, and steps aside where there is one.",
        },
        {
          title: "Award",
          text: "Winner, price and reasons are published. A bidder that lost may ask why, and may object within a stated time before anything is signed.",
        },
        {
          title: "Delivery",
          text: "Changes to price or quantity after signing are published beside the award. Many tenders go wrong only at this point.",
        },
      ],
      sources: [
        {
          label: "UNCITRAL: Model Law on Public Procurement, taken as a measure",
          href: "https://uncitral.un.org/en/texts/procurement/modellaw/public_procurement",
          year: 2011,
        },
      ],
    },
    {
      kind: "claims",
      id: "frameworks",
      heading: "Rules it is designed to meet",
      lead: "Each division is drawn with the rules of its field in mind: NCUA for a credit union, SEC for securities, USDA and FDA for food, GDPR and PSD2 for personal data and payments. Designed to meet a rule is an aim; no authority has looked at it, licensed it or approved it.",
      claims: ["ncua", "sec", "usda-fda", "gdpr-psd2"],
    },
    {
      kind: "facts",
      id: "impact-dashboard",
      heading: "Impact dashboard",
      lead: "There is none, because nothing has been counted. An empty chart would invite guessing.",
      facts: [
        {
          term: "What it would show",
          text: "Few figures that somebody else can count again: growers paid and how late, loads lost, accidents, complaints open and closed.",
        },
        {
          term: "What stands beside each",
          text: "The period, who counted, by which method, what it was before, and the figure that was aimed for.",
        },
        {
          term: "What to ask of any dashboard",
          text: "Who chose these figures? Which one went the wrong way? What would have happened without the project? A page that has no answer is advertising.",
        },
      ],
    },
    {
      kind: "timeline",
      id: "annual-reports",
      heading: "Annual reports",
      lead: "None has been written. The years are those of the roadmap and move with it.",
      entries: [
        {
          when: "2025–26",
          title: "Books before reports",
          text: "The pilot is to keep accounts and a list of incidents from its first day. Nothing has been reported from it.",
          stage: "pilot",
        },
        {
          when: "2027–28",
          title: "A report on the pilot",
          text: "Due before a second country opens: accounts, what failed, complaints, and which targets were dropped.",
          stage: "planned",
        },
        {
          when: "2029–30",
          title: "A report on the group",
          text: "With the opinion of an outside auditor, printed whole, qualifications included.",
          stage: "planned",
        },
      ],
      rests: ["roadmap"],
    },
    {
      kind: "ask",
      id: "ask",
      heading: "Ask for a paper, or question a rule",
      lead: "Say which document you looked for and did not find, or which clause would harm you. Criticism of a draft is worth most before the pilot.",
      leadType: "contact",
      submitLabel: "Send to the office",
    },
  ],
  related: ["/governance", "/impact", "/policies/records-disclosure", "/legal/terms"],
  reviewedOn: "2026-11-21",
};
