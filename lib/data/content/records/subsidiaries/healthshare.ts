import type { Subsidiary } from "./types.ts";

/** Micro-health cover. */
export const healthshare: Subsidiary = {
  slug: "healthshare",
  name: "HealthShare",
  title: "HealthShare: small health cover paid by the day",
  description:
    "HealthShare is planned micro-health cover with a target price of one US dollar a day: how it works, what it leaves out, and why none is sold today.",
  eyebrow: "Health",
  lead: "Cover against the bills that ruin a household, aimed at a price of one US dollar a day. Nothing is sold: no regulator has licensed it. Read here how small cover works and what it leaves out.",
  what: [
    "A broken leg can cost a family more than the hospital: a phone sold, a school term missed, a debt to a neighbour. Insurance spreads such blows over many households and many months. Micro-insurance does it for small sums, with few papers, for people who have no payslip.",
    "HealthShare is meant to be such a cover, with one US dollar a day as its target price. A target is not a tariff. An actuary has to work out what that sum can pay for and how many people of a household it can cover. A regulator has to agree to the terms. If it does not buy a useful cover, either the price or the promise has to change.",
    "The plan would rather cover few things in full than many in part: a stay in hospital, an accident, a birth that goes wrong. A visit for a cough happens too often to be insured cheaply; for that, savings are the better tool. In Liberia the central bank supervises insurers; elsewhere it is often a commission of its own.",
  ],
  forWhom: [
    {
      term: "Traders and drivers",
      text: "Cover that can be paid in small parts on the days on which they earn.",
    },
    { term: "Households", text: "Everybody at one table named on one list, newborn children included." },
    {
      term: "Farm and workshop crews",
      text: "A group that joins together, so that nobody is examined before joining.",
    },
    { term: "Clinics", text: "A bill that is paid within a stated time, by a rule known beforehand." },
  ],
  works: {
    lead: "How one hospital stay would be handled. In an emergency the treatment comes first and the call afterwards.",
    shape: "lanes",
    caption:
      "A household shows its card at a clinic, the clinic asks and treats, and the insurer pays the clinic and gives its reasons.",
    nodes: [
      {
        by: "Household",
        title: "Joins in a group",
        text: "Names on one list, with the day on which cover begins.",
      },
      { by: "Household", title: "Shows the card", text: "At a clinic on the published list." },
      {
        by: "Clinic",
        title: "Asks what is covered",
        text: "One call or message, before treatment that can wait.",
      },
      { by: "Clinic", title: "Treats and bills", text: "By the price list agreed for the year." },
      {
        by: "Insurer",
        title: "Applies the rule",
        text: "Paid, paid in part or refused, with the line that decides.",
      },
      {
        by: "Insurer",
        title: "Pays the clinic",
        text: "The household sees bill, answer and what is left to pay.",
      },
    ],
  },
  today: [
    {
      term: "Cover",
      text: "None. No policy, no card, no list of clinics. Anybody who collects money for HealthShare is a fraud.",
    },
    {
      term: "Medical help",
      text: "None either. For an illness go to a clinic; in danger call the local emergency number.",
    },
    {
      term: "What you write",
      text: "Groups and clinics say by the form on this page which bills hurt most, as a kind. Nothing about anybody's health, please: no place on this site is made to hold it.",
    },
    {
      term: "Before any private cover",
      text: "Ask the social security office or the ministry of health whether a state scheme already takes you in. Several West African countries run one.",
    },
  ],
  plan: [
    {
      when: "2025–26",
      title: "What a day can buy",
      text: "In Liberia: talks with households and clinics, prices of treatments without names, and a report by an actuary that is to be published.",
      stage: "pilot",
    },
    {
      when: "2027–28",
      title: "With a licensed insurer",
      text: "A first cover carried by an insurer that holds a licence in Liberia, Ghana, Sierra Leone or Nigeria. HealthShare would enrol and explain. No insurer has agreed.",
      stage: "planned",
    },
    {
      when: "2029–30",
      title: "Further regions",
      text: "Where French is the language of law, many states share one insurance code, named CIMA, with a book on micro-insurance. It has to be met before anybody enrols there.",
      stage: "planned",
    },
    {
      when: "Beyond 2030",
      title: "Cover that moves along",
      text: "Months paid in one country that count in the next, so that a worker who crosses a border need not wait again.",
      stage: "later",
    },
  ],
  terms: [
    {
      term: "Who may join",
      text: "Groups: a cooperative, a market association, an employer, a savings circle. Single households later.",
    },
    {
      term: "No medical questions",
      text: "In a group nobody is asked about illnesses. In return all members join, the healthy as well as those who expect to be ill.",
    },
    { term: "Waiting time", text: "Stated in days on the first page. None for accidents." },
    {
      term: "Missed payments",
      text: "A period of grace, two reminders by message, then a pause of cover instead of an end.",
    },
    {
      term: "Change of mind",
      text: "Days in which a member may leave and be repaid, counted from the day on which the policy was explained.",
    },
  ],
  apply: {
    heading: "Say what your group would need",
    lead: "Groups and clinics: what is decided is whom we talk to first about what a small cover would have to pay. Nothing about anybody's health is asked, and nothing is sold.",
    form: "health-share",
  },
  risks: [
    {
      term: "Too small to matter",
      text: "A cover that stops at a low ceiling can leave a family with premium and debt together.",
    },
    {
      term: "Only the sick join",
      text: "Then claims outgrow premiums and the price has to rise, until the scheme ends.",
    },
    {
      term: "Two currencies",
      text: "A price set in dollars and paid from local earnings rises when the local currency falls.",
    },
    {
      term: "Clinics without medicine",
      text: "Cover pays for treatment. It cannot put a nurse or a drug on a shelf.",
    },
    { term: "Secrets", text: "Claims show who is ill with what. A leak harms people for life." },
  ],
  questions: [
    {
      question: "Can my family be covered now?",
      answer:
        "No. There is nothing to join and nothing to pay. By the form on this page you can say what a cover would have to include to be worth its price.",
    },
    {
      question: "Is the target price for one person or for a household?",
      answer:
        "That is undecided, and it decides nearly everything. An actuary has to say how many people the sum can carry, and the answer will stand here.",
    },
    {
      question: "Somebody sells micro-insurance at my market. How do I judge it?",
      answer:
        "Ask for the insurer's name and confirm its licence with the supervisor of insurance. Read the exclusions first. Ask a clinic nearby whether this insurer pays its bills. Keep each receipt.",
    },
  ],
  extra: [
    {
      kind: "table",
      id: "exclusions",
      heading: "What small covers leave out",
      lead: "Read these lines of any policy before its promises. Some laws limit what may be left out.",
      caption: "Usual exclusions of micro-health insurance, why insurers make them and what to ask",
      columns: [{ label: "Left out" }, { label: "Why" }, { label: "Ask" }],
      rows: [
        [
          "Illness from before you joined",
          "People would join on the way to hospital",
          "For how long, and who proves it?",
        ],
        ["The first weeks", "The same reason", "Does it begin again after a missed payment?"],
        ["Birth in the first months", "A birth can be foreseen", "Is an emergency at birth paid for?"],
        [
          "Medicine taken every day",
          "A certain cost is no risk",
          "Are hospital stays for that illness covered?",
        ],
        ["Clinics off the list", "No agreed prices there", "Which one is nearest to my home?"],
        ["Epidemics, war, riot", "Everybody claims at once", "Who declares an epidemic?"],
        ["All above a ceiling", "A small premium has an end", "Per person, per stay or per year?"],
        ["The first part of each bill", "To keep small claims away", "How much, and to whom do I pay it?"],
      ],
    },
  ],
  next: {
    lead: "Questions about small cover go here; what your group would need goes into the form above. Leave out names and illnesses.",
    leadType: "division_question",
    submitLabel: "Send to HealthShare",
  },
  related: ["/portal/health", "/policies/insurance", "/directory/medical", "/subsidiaries/credit-union"],
  reviewedOn: "2026-11-21",
  rests: ["healthshare-price", "roadmap"],
  faq: {
    description:
      "Premiums, waiting times, children, claims, refusals and complaints: questions about planned micro-health cover, and what to ask of any other.",
    lead: "HealthShare sells nothing. The answers about small cover in general can help you to judge one that is on sale near you.",
    drawing: {
      kind: "fork",
      id: "refused",
      heading: "A claim was refused",
      caption: "From the insurer outwards.",
      asks: [
        { question: "Do you not know which clause was applied?", yes: "Ask for it in writing." },
        {
          question: "Have you papers that answer the clause?",
          yes: "Answer with them, to the complaints desk of the insurer first.",
        },
        {
          question: "Has the desk said no, or nothing?",
          yes: "Go to the supervisor of insurance; complaining there is free in most countries.",
        },
      ],
      otherwise: "Photograph every paper before you hand it over.",
    },
    groups: [
      {
        id: "cover",
        heading: "Cover",
        items: [
          {
            question: "Would children and parents be included?",
            answer:
              "Children of the household are meant to be, from birth. Elderly parents cost more than they pay in; whether a group carries them is for the group to decide, with the price of both answers on the table.",
          },
          {
            question: "I am already ill. Could I join?",
            answer:
              "In a group, yes, without questions. Treatment of that illness may have to wait for a stated time. A cover for one person alone would find this harder.",
          },
          {
            question: "Does it replace the state's scheme?",
            answer:
              "No. Where a public scheme takes you in, it usually covers more for less. A small cover can sit on top and pay for transport to hospital or for lost days.",
          },
        ],
      },
      {
        id: "paying",
        heading: "Paying",
        items: [
          {
            question: "Why is paying each day a problem?",
            answer:
              "Each payment costs a fee, and each missed one costs cover. Weekly or monthly parts are cheaper to collect. A daily figure helps to picture the price and says little about when it falls due.",
          },
          {
            question: "Where does a premium go?",
            answer:
              "Into claims, running costs, commission and a reserve. Ask any insurer what share of premiums went back to members as claims last year. If it is small, the cover mostly feeds itself.",
          },
          {
            question: "Do I get money back if I never claim?",
            answer:
              "No. As with a lock on a door, you pay for the nights on which nothing happens. What you want back belongs in savings.",
          },
        ],
      },
      {
        id: "claims",
        heading: "Claims",
        items: [
          {
            question: "Which papers does a claim need?",
            answer:
              "Where the clinic bills directly, your card. Otherwise the itemised bill, proof of payment and a note of diagnosis in a closed envelope. Photograph all of it before you hand it over.",
          },
          {
            question: "My claim with another insurer was refused. What can I do?",
            answer:
              "Ask in writing which clause was applied. Answer with papers, to the complaints desk of the insurer first. Then go to the supervisor of insurance; complaining there is free in most countries.",
          },
          {
            question: "Who would see my diagnosis?",
            answer:
              "The clinic, and at the insurer only those who handle the claim. Not the group, not the employer, not the group's treasurer. A list of members would show payments and never claims.",
          },
        ],
      },
    ],
  },
};
