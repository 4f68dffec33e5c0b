import type { Subsidiary } from "./types.ts";

/** Medicinal and aromatic plants, and the knowledge that goes with them. */
export const herbalTrust: Subsidiary = {
  slug: "herbal-trust",
  name: "Herbal Trust",
  title: "Herbal Trust: plants grown and knowledge held",
  description:
    "The planned Herbal Trust would grow medicinal plants and hold communities' knowledge in trust: the Nagoya Protocol, collecting well, what exists now.",
  eyebrow: "Agriculture",
  lead: "Plants for teas, oils and scents, grown instead of stripped from the bush, and a trust for what communities know of them. Nothing is sold, and this page says nothing about what a plant may cure.",
  what: [
    "Many plants that are sold as medicine, spice or scent are still dug up or barked in the wild. Prices rise, collectors go further, and one day the tree is not there. Growing takes years of patience for bark and roots, a season for leaves. It is also the only way for a grower to say what is in the bag.",
    "The Herbal Trust is meant to do two separate things. It would grow and dry plants as raw material, for buyers who test it: for teas, oils, cosmetics, dyes. And it would hold in trust what healers and communities know. They decide what is written down, who may read it and what is owed when somebody uses it.",
    "Whether a plant helps against anything is not for us to say. Medicines are judged by the medicines authority, and people are treated by licensed practitioners and by recognised healers under the law of their country. The World Health Organization has published guidelines on growing and collecting medicinal plants; what the trust asks of field, drying and label is to follow them.",
  ],
  forWhom: [
    {
      term: "Growers",
      text: "Planting material with a known name, and a buyer's specification before planting.",
    },
    { term: "Collectors", text: "Rules for wild plants that leave enough, with a permit in their pocket." },
    { term: "Healers and elders", text: "A record that they can close, and a say in each use." },
    {
      term: "Makers of oils and teas",
      text: "Raw material with species, place, harvest date and test report.",
    },
  ],
  works: {
    lead: "A request to use a plant together with what a community knows of it, as it is to be handled.",
    shape: "lanes",
    caption:
      "A user asks, the community hears and decides, the authority gives its permit, a contract follows and benefits return.",
    nodes: [
      { by: "User", title: "Asks in writing", text: "Which plant, which knowledge, for what, for how long." },
      {
        by: "Trust",
        title: "Explains the request",
        text: "At a meeting, in the local language, with time to think.",
      },
      {
        by: "Community",
        title: "Consents or refuses",
        text: "By its own custom. A refusal ends the matter.",
      },
      { by: "Authority", title: "Grants a permit", text: "The body that the state has named for it." },
      { by: "User", title: "Signs the terms", text: "What is shared, when, how it is shown, what ends it." },
      { by: "Community", title: "Receives its part", text: "And reads a yearly report on what came of it." },
    ],
  },
  today: [
    { term: "Products", text: "None. No tea, oil, powder or seedling is sold under this name." },
    {
      term: "Health claims",
      text: "None, by us or in our name. A seller who says that the Herbal Trust cures something is deceiving you.",
    },
    {
      term: "Knowledge",
      text: "Nothing is recorded. Do not send recipes or uses of plants: there is no safe place for them here yet.",
    },
  ],
  plan: [
    {
      when: "2025–26",
      title: "Rules of the trust",
      text: "Drafts in Liberia on consent, secrecy and shares, to be argued over with healers' associations and the environment authority.",
      stage: "pilot",
    },
    {
      when: "2027–28",
      title: "Nurseries",
      text: "A few aromatic plants with plain uses, such as scent and seasoning, in Liberia and then in Ghana, Sierra Leone and Nigeria.",
      stage: "planned",
    },
    {
      when: "2029–30",
      title: "Tested lots for makers",
      text: "Dried material with laboratory reports, sold to licensed makers. What they make of it is theirs to register.",
      stage: "planned",
    },
    {
      when: "Beyond 2030",
      title: "Registers that communities run",
      text: "Records of knowledge kept by those whose it is, with the trust as a helper for contracts.",
      stage: "later",
    },
  ],
  terms: [
    {
      term: "Consent",
      text: "Of the community and of each healer concerned, before anything is written down. It can be withdrawn for the future.",
    },
    {
      term: "Wild plants",
      text: "Only species and amounts that the forestry or environment office permits. Nothing that CITES lists without its papers.",
    },
    {
      term: "Naming",
      text: "The botanical name and a pressed specimen for each lot. Local names differ from valley to valley.",
    },
    { term: "Claims", text: "Growers and makers who deal with the trust would have to promise no cure." },
    {
      term: "Shares",
      text: "To be written as sums and dates, with who receives them. “Fair” alone is not a term.",
    },
  ],
  risks: [
    {
      term: "Mistaken plants",
      text: "Two leaves look alike and one is poisonous. Names have to be checked by a botanist.",
    },
    { term: "Knowledge that leaks", text: "What has been published once cannot be called back." },
    { term: "Who speaks", text: "Several villages know the same plant, and one signs for all." },
    { term: "Overharvest", text: "A good price empties a forest faster than a nursery can fill it." },
    {
      term: "Residues",
      text: "Roadside dust, pesticides and mould are found by a laboratory abroad, after the freight is paid.",
    },
  ],
  questions: [
    {
      question: "Can you recommend a plant for an illness?",
      answer:
        "No. Please see a clinic or a practitioner registered in your country, and tell them of every herb you take: some act against medicines.",
    },
    {
      question: "I know plants well. How can I take part?",
      answer:
        "Write that you do, where, and whether you belong to an association of healers. Keep uses and recipes to yourself until terms exist that you have agreed to.",
    },
    {
      question: "A firm wants to learn about our plants. What should we ask first?",
      answer:
        "Who pays it, what it will publish, whether it seeks a patent, and which permit it holds. Let nobody film or collect before the answers are on paper and somebody who is not paid by the firm has read them to you.",
    },
  ],
  extra: [
    {
      kind: "table",
      id: "nagoya-protocol",
      heading: "What the Nagoya Protocol asks",
      lead: "It is an agreement among states on access to genetic resources and the sharing of benefits. National law puts it into practice, so the first question is which office your country has named.",
      caption: "Parts of access and benefit-sharing, who gives each and what a community can insist on",
      columns: [
        { label: "Part" },
        { label: "In plain words" },
        { label: "From whom" },
        { label: "Insist on" },
      ],
      rows: [
        [
          "Prior informed consent",
          "A yes given before, knowing what for",
          "State; and the community for its knowledge",
          "Your language, time, the right to say no",
        ],
        ["Mutually agreed terms", "The contract", "Both sides", "Use, period, third parties, which court"],
        [
          "Benefits in money",
          "Fees, royalties, shares of sales",
          "User",
          "Sums, dates, right to see the books",
        ],
        ["Other benefits", "Training, equipment, a name on the paper", "User", "Names of people and dates"],
        [
          "Certificate of compliance",
          "Proof that access was lawful",
          "Authority, through the ABS Clearing-House",
          "A copy with its number",
        ],
        ["Checkpoints", "Offices that ask users for proof", "User's own country", "Where to report misuse"],
      ],
      sources: [
        {
          label: "Convention on Biological Diversity: the Nagoya Protocol and the ABS Clearing-House",
          href: "https://www.cbd.int/abs",
          year: 2010,
        },
      ],
    },
  ],
  next: {
    lead: "Growers, healers, makers: who you are, where, and what you would want from a trust. No recipes, no uses, no samples.",
    leadType: "division_question",
    submitLabel: "Send to the Herbal Trust",
  },
  related: [
    "/subsidiaries/seed-bank",
    "/policies/grower",
    "/policies/packaging-safety",
    "/policies/import-export",
  ],
  reviewedOn: "2026-11-21",
  rests: ["roadmap"],
  sources: [
    {
      label:
        "World Health Organization: guidelines on good agricultural and collection practices for medicinal plants",
      href: "https://www.who.int/publications/i/item/9241546271",
      year: 2003,
    },
  ],
  faq: {
    description:
      "Growing, drying, wild collection, labels, patents and rights of healers: questions about medicinal plants and a planned trust. No health advice.",
    lead: "Questions of growers, collectors and healers. Whoever asks for a remedy is asked to see a clinic.",
    drawing: {
      kind: "fork",
      id: "may-i-take",
      heading: "May I take this plant?",
      caption: "Each yes stops the knife until the answer is there.",
      asks: [
        {
          question: "Has the community or the forestry office not agreed?",
          yes: "Ask both, and carry the permit while you collect.",
        },
        {
          question: "Does the species need a quota, or may it not be taken?",
          yes: "Keep to it; some may not be taken at all.",
        },
        { question: "Is it in flower, or young?", yes: "Leave it." },
        {
          question: "Is it root or bark?",
          yes: "The honest answer is often none, unless trees are planted for it.",
        },
      ],
      otherwise: "Take leaves from many plants and not all from one.",
    },
    groups: [
      {
        id: "growing",
        heading: "Growing and drying",
        items: [
          {
            question: "Which plant should I begin with?",
            answer:
              "One that a buyer near you has asked for in writing, with quantity and test limits. Ginger, hibiscus, lemongrass or moringa usually find buyers more easily than rare barks. Plant a corner before a field.",
          },
          {
            question: "How is a good lot dried?",
            answer:
              "Clean, in thin layers, in shade and moving air, off the ground, until stems snap. Scent leaves with heat. Leaves that turned brown or smell of smoke go to compost, and not into the bag with the rest.",
          },
          {
            question: "What goes on the label of a sack?",
            answer:
              "Botanical and local name, part of the plant, place, date of harvest, grower, lot number, treatments. Add “raw material”, and no word about what it is good for.",
          },
        ],
      },
      {
        id: "wild",
        heading: "Wild plants",
        items: [
          {
            question: "May I collect in the forest?",
            answer:
              "Ask the forestry office and the community that holds the place; often both have to agree. Some species need a quota, and some may not be taken at all. Carry the permit while you collect.",
          },
          {
            question: "How much can be taken without harm?",
            answer:
              "Leave flowering and young plants, take leaves from many and not all from one, never ring a trunk. For roots and bark the honest answer is often none, unless trees are planted for it.",
          },
        ],
      },
      {
        id: "knowledge",
        heading: "Knowledge and rights",
        items: [
          {
            question: "Can traditional knowledge be patented?",
            answer:
              "What is already known should not be. Yet examiners only find what is on record. A treaty agreed at WIPO in 2024 would make applicants name the origin of genetic resources and of knowledge about them; each state decides whether to join. ARIPO's Swakopmund Protocol protects such knowledge in states that are party to it.",
          },
          {
            question: "Is it safer to write our knowledge down or to keep it secret?",
            answer:
              "Both can protect and both can harm. A record proves that you knew first; a secret cannot be copied. Some communities register that a use exists, and leave out how it is done.",
          },
          {
            question: "Who would own what the trust holds?",
            answer:
              "Those who gave it. The trust could lend, sell or license nothing on its own, and if it ended, all would go back to them or be destroyed, as they had chosen.",
          },
        ],
      },
    ],
  },
};
