import type { Subsidiary } from "./types.ts";

/** The member-owned credit union. */
export const creditUnion: Subsidiary = {
  slug: "credit-union",
  name: "Credit Union",
  title: "Credit Union: accounts and loans owned by members",
  description:
    "The planned credit union of the Akoma Group: who would own it, which ID an account needs, how lending would be decided, and what is missing today.",
  eyebrow: "Finance",
  lead: "Savings and loans in an institution that its savers own. Accounts, payments, loans and cards are planned. It is not open: there is no licence. A national or citizen ID would be required.",
  what: [
    "In a bank, owners and savers are different people. In a credit union they are the same: whoever saves holds a share, votes for the board and carries part of the risk. Nobody outside waits for a dividend, and every loan is made with a neighbour's savings. That is one reason why credit unions lend slowly.",
    "The group plans one for members in Africa and in the diaspora, with accounts first, then payments, loans and cards. It is designed to meet NCUA rules for credit unions, and PSD2 and GDPR for payments and personal data. These are aims. No authority has approved anything, and no fund insures a single deposit.",
    "The pilot country shows how much a licence decides. Liberia's central bank issued regulations on the licensing and operation of credit unions in December 2015 (No. CBL/RSD/001/2015). As we understand them, dealings across borders are barred. A Liberian credit union could then not serve members abroad: they would need a second one, under the law of the place where they live. Only the central bank can say what holds today. For the plan, the question is open.",
  ],
  forWhom: [
    {
      term: "Wage earners and traders",
      text: "A place to save small sums often, and to borrow against the habit rather than against land.",
    },
    {
      term: "Savings groups",
      text: "One account for the box, with two signatures and a statement that all can read.",
    },
    { term: "Cooperatives", text: "Payment of members into their own accounts after each delivery." },
    {
      term: "Families across borders",
      text: "Savings in one place, once the law of both countries allows it.",
    },
  ],
  works: {
    lead: "Money goes round among members. Each turn depends on the one before.",
    shape: "cycle",
    caption:
      "Members' savings become loans, loans are repaid with interest, and the surplus returns to the members who decide on it.",
    nodes: [
      { title: "Members save", text: "A share once, savings as often as they can." },
      { title: "A reserve stays", text: "Part is kept in cash and safe paper, so that savers can withdraw." },
      { title: "A committee lends", text: "By a written policy that every member may read." },
      { title: "Borrowers repay", text: "With interest, in instalments agreed beforehand." },
      { title: "Losses come first", text: "Bad loans and costs are taken off before anything is shared." },
      { title: "The meeting decides", text: "Better rates, a dividend or a larger reserve." },
    ],
  },
  today: [
    {
      term: "Licence",
      text: "None is held in any country. Until one is, there can be no account, deposit, loan, payment or card.",
    },
    {
      term: "Identity papers",
      text: "Not collected. The form on this page asks which kind of ID you hold and which country issued it. If somebody wants its number or a copy for this credit union, refuse.",
    },
    {
      term: "The portal",
      text: "Registered users can ask for access to the credit union portal, where the conditions stand in draft. Entry there opens no account.",
    },
  ],
  plan: [
    {
      when: "2025–26",
      title: "Statutes before money",
      text: "A common bond, statutes and the file that Liberia's licence asks for are to be drafted and shown. No savings are taken.",
      stage: "pilot",
    },
    {
      when: "2027–28",
      title: "Share and savings accounts",
      text: "In the pilot country once it is licensed. Ghana, Sierra Leone and Nigeria each have a supervisor of their own to ask.",
      stage: "planned",
    },
    {
      when: "2029–30",
      title: "Payments and loans",
      text: "Transfers with the fee shown first; loans to those who have saved for a while.",
      stage: "planned",
    },
    {
      when: "Beyond 2030",
      title: "Cards and members abroad",
      text: "Cards need a scheme that accepts the credit union. Members abroad would probably need a second licence.",
      stage: "later",
    },
  ],
  terms: [
    {
      term: "Identity",
      text: "No account would be opened without a national or citizen ID that is valid on the day. Members abroad would show the one of either country, where the law accepts it.",
    },
    {
      term: "Ownership",
      text: "Every member holds one share of equal price. Each member has one vote, whatever they have saved.",
    },
    {
      term: "Who belongs",
      text: "The people named by the common bond: a trade, a place, a cooperative. The licence fixes it.",
    },
    {
      term: "Insiders",
      text: "Board and staff would borrow by the scale that holds for all, and their loans are read out at the yearly meeting.",
    },
    { term: "Leaving", text: "Share and savings come back after notice, less what is owed." },
  ],
  apply: {
    heading: "Say that you would open an account",
    lead: "What is decided is whether you are noted as a member of the first hour, by the bond you share with others. No account is opened, no money is taken, and no ID number is asked.",
    form: "credit-union-account",
  },
  risks: [
    {
      term: "Everybody withdraws at once",
      text: "Savings are lent out and cannot all be paid back in a week. A rumour is enough.",
    },
    {
      term: "One bond, one blow",
      text: "If members live from the same crop or employer, they fall behind together.",
    },
    {
      term: "Friends on the board",
      text: "Small credit unions fail when a few people lend to themselves and nobody asks.",
    },
    {
      term: "No insurance of savings",
      text: "Deposit insurance often leaves credit unions out. Members could lose money.",
    },
    { term: "Borders", text: "A licence for one country may keep the diaspora out altogether." },
  ],
  questions: [
    {
      question: "Can I open an account?",
      answer:
        "Not today, and there is no queue that money could shorten. By the form on this page you can be noted as one who would, and you can ask for access to the portal.",
    },
    {
      question: "Which papers should I get ready?",
      answer:
        "A valid national or citizen ID, proof of where you live, a tax number if you have one, and a word on where your savings come from. If the card has expired, start there: renewal often takes longest. Keep everything at home.",
    },
    {
      question: "How do I check a credit union in my own town?",
      answer:
        "Ask for its licence and confirm it with the central bank or the registrar of cooperatives. Read the last audited accounts, the share of loans in arrears and the minutes of the last meeting. Members are usually entitled to all three.",
    },
  ],
  extra: [
    {
      kind: "facts",
      id: "credit-score",
      heading: "What a credit score is",
      lead: "A number that estimates how likely somebody is to repay, made by a credit bureau from what lenders report. This site makes none and looks none up, not even for the check below. With the readiness check, named under “Go on to”, you can look at yourself as a lender would. Nothing you tick is sent or saved.",
      facts: [
        {
          term: "What it is made of",
          text: "Payments on time or late, debts against limits, the age of accounts, recent applications, defaults and judgments. Each bureau weighs them in its own way. Where only banks report, a careful saver may have no score at all.",
        },
        {
          term: "What lenders look at",
          text: "The score, where there is one. Then income and its rhythm, other debts, rent and wallet records, years in the same work, savings kept up, security and guarantors.",
        },
        {
          term: "What this site does not hold",
          text: "No score, no credit report, no loan history, no statement of an account or wallet, no ID number. There is no agreement with a bureau, so nothing about you can be asked of us.",
        },
        {
          term: "Your own file",
          text: "Ask the central bank which bureaus it licenses. Where the law gives you the right, request your file in writing and dispute a wrong entry with the bureau and with the lender who reported it.",
        },
        {
          term: "How a record grows",
          text: "Something small, paid on time for long. Nobody can sell you a better score.",
        },
      ],
    },
    {
      kind: "apply",
      id: "loan-check",
      heading: "Check whether a talk about a loan makes sense",
      lead: "A need, an amount and what comes in, laid side by side by a person. Nothing is lent, no score is made, and the answer is no offer.",
      form: "loan-check",
    },
  ],
  next: {
    lead: "Questions about credit unions go here; to be noted, or to check a need for money, use the forms above. Leave out ID numbers, balances and account details.",
    leadType: "division_question",
    submitLabel: "Send to the Credit Union",
  },
  related: ["/home/credit-union", "/score", "/portal/credit-union", "/subsidiaries/afrivent"],
  reviewedOn: "2026-11-21",
  rests: ["ncua", "gdpr-psd2", "roadmap"],
  sources: [
    {
      label: "Central Bank of Liberia: statement on credit unions and its regulations for them",
      href: "https://cbl.org.lr/index.php/media/press-releases/cbl-deputy-governor-hails-credit-unions-services",
      year: 2016,
    },
  ],
  faq: {
    description:
      "Membership, shares, lending, losses and control in a credit union, answered for the planned one and useful for judging any other.",
    lead: "Questions of future members, and of people who save in another credit union already. Where something is undecided, the answer says so.",
    drawing: {
      kind: "parts",
      id: "who-watches",
      heading: "Who watches whom",
      caption: "Four eyes on the board, and none of them chosen by it.",
      whole: "The board",
      parts: [
        {
          title: "Supervisory committee",
          text: "Elected apart from the board; hears complaints and refusals.",
        },
        { title: "Outside auditor", text: "Reads the books and signs." },
        { title: "Supervisor of the state", text: "Licenses, inspects, and has a desk for consumers." },
        { title: "The yearly meeting", text: "All members, if they come and ask." },
      ],
    },
    groups: [
      {
        id: "joining",
        heading: "Joining",
        items: [
          {
            question: "Why could some people not join?",
            answer:
              "Supervisors want members who have something in common, since they lend to people they can judge. If your trade or place is outside the bond, the credit union may not admit you, however good your record is.",
          },
          {
            question: "How does this differ from a susu or tontine?",
            answer:
              "A susu pays out in turn and then ends; it rests on neighbours and needs no licence. A credit union keeps savings, lends, has a reserve and publishes accounts. Many began as a savings group that grew too large for one box.",
          },
          {
            question: "Could a child or a group hold an account?",
            answer:
              "Usually a parent opens it for a child, and a group names two or three people who sign together. Both are meant to be possible. The statutes have to say who may withdraw.",
          },
        ],
      },
      {
        id: "saving-borrowing",
        heading: "Saving and borrowing",
        items: [
          {
            question: "Is my share as safe as my savings?",
            answer:
              "No. The share is what losses eat first, and in a failure it is paid back last, after savers. Hold it for the vote, and not for a return.",
          },
          {
            question: "How would a loan be decided?",
            answer:
              "By a committee and a written policy: what it is for, what is left of your income after the household is fed, and how you have saved. A refusal would come with its reason, and you could take it to the supervisory committee.",
          },
          {
            question: "Could I lose savings because others do not repay?",
            answer:
              "Yes, once losses exceed surplus, reserve and shares. Look for one that shows its arrears each quarter and writes off what will not come back.",
          },
        ],
      },
      {
        id: "control",
        heading: "Control and data",
        items: [
          {
            question: "Who watches the board?",
            answer:
              "A supervisory committee elected apart from it, an outside auditor, and the supervisor of the state. Above all the yearly meeting, if people go and ask.",
          },
          {
            question: "Who would see what I earn and owe?",
            answer:
              "Staff who handle your request, under a duty of secrecy, and authorities where the law orders it. Members on a committee would see a number instead of a name wherever that is possible.",
          },
          {
            question: "What if I am treated unfairly?",
            answer:
              "Complain to its manager in writing, then to the supervisory committee, then to the consumer desk of the central bank. Note dates and names as you go.",
          },
        ],
      },
    ],
  },
};
