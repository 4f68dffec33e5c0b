import type { PageRecord } from "../../types.ts";

/** A programme for people of the diaspora about detention: before departure, during it, and after release. */
export const detentionDiasporaJusticePage: PageRecord = {
  name: "Detention and diaspora",
  title: "Detention, diaspora and justice: a programme",
  description:
    "A planned programme: preparing people before they leave, standing by families during detention abroad, helping with return, and what you can do now.",
  eyebrow: "Programmes · Justice",
  lead: "The Justice page tells a family what to do. This programme is about the people around them: associations, interpreters, employers, faith groups. It is planned, and nobody is enrolled.",
  sections: [
    {
      kind: "cards",
      id: "strands",
      heading: "Three strands",
      groups: [
        {
          name: "Before, during, after",
          cards: [
            {
              title: "Before leaving",
              text: "Evenings in home towns at which people who plan to go abroad put their papers and numbers in order.",
              facts: [{ term: "Led by", text: "Teachers and returned migrants" }],
              stage: "planned",
            },
            {
              title: "While somebody is held",
              text: "A companion for the family: makes calls with them, keeps the notebook, finds an interpreter.",
              facts: [{ term: "Never", text: "Advises on law, handles money, speaks to the press" }],
              stage: "planned",
            },
            {
              title: "After release",
              text: "Papers, a place to sleep, school for the children, first work; often in a country the person has not seen for years.",
              facts: [{ term: "Needs", text: "Employers who ask what somebody can do" }],
              stage: "planned",
            },
          ],
        },
      ],
    },
    {
      kind: "steps",
      id: "before",
      heading: "For anybody who travels to work",
      lead: "You need no programme for this. An hour at the kitchen table is enough.",
      steps: [
        {
          title: "Copies in two places",
          text: "Passport, visa, contract, blood group: one set with family, one with a friend in the country you go to.",
        },
        {
          title: "Three numbers in the head",
          text: "Home, the friend, the consulate. Telephones are taken first.",
        },
        {
          title: "A contract you can read",
          text: "Employer, place, wage, hours, who holds the passport. The last answer must be: you.",
        },
        {
          title: "Test the agent",
          text: "Look the licence up at the labour ministry. A tourist visa does not let you work: if an agent offers one for a job, stop there.",
        },
        {
          title: "Register with the consulate",
          text: "On arrival, if you have no reason to avoid it. Then it knows whom to look for.",
        },
        {
          title: "Agree on silence",
          text: "If you have not called for so many days, who does what? Write that down, too.",
        },
      ],
    },
    {
      kind: "fork",
      id: "offer",
      heading: "Is this job abroad safe to take?",
      caption: "Ask before anybody travels; one yes means: do not go yet.",
      asks: [
        { question: "Is a tourist visa offered for a job?", yes: "Stop there: it does not let you work." },
        {
          question: "Is the agent missing from the labour ministry's list?",
          yes: "Do not go with this agent.",
        },
        { question: "Would somebody else hold your passport?", yes: "Refuse: the answer must be you." },
        {
          question: "Can you not read the contract?",
          yes: "Have it read to you: employer, place, wage, hours.",
        },
      ],
      otherwise:
        "Leave copies in two places, learn three numbers, and agree on what happens if you fall silent.",
    },
    {
      kind: "table",
      id: "who",
      heading: "Who could take part",
      caption: "Groups that could join the programme, what each could do and the condition for it",
      columns: [{ label: "Group" }, { label: "Could do" }, { label: "Condition" }],
      rows: [
        [
          "Diaspora association",
          "Find interpreters; receive people on release day",
          "A named person and a rule for secrets",
        ],
        [
          "Faith community",
          "Visit, where chaplains may; collect clothes",
          "Permission of the prison; help for all beliefs",
        ],
        [
          "Interpreter",
          "Sit with a family during a call",
          "Repeats everything, adds nothing, forgets it afterwards",
        ],
        ["Lawyer, law student", "Explain procedure in general", "Rules of the bar; under supervision"],
        ["Employer at home", "Offer a trial job after return", "No wage below that of colleagues"],
        ["Somebody who was held", "Tell what helped and what hurt", "Own choice, own pace, expenses repaid"],
      ],
    },
    {
      kind: "facts",
      id: "return",
      heading: "Coming back",
      lead: "Offices that exist in most countries already.",
      facts: [
        {
          term: "Papers",
          text: "The civil registry for birth certificate and identity card, before anything else. Keep the release paper.",
        },
        {
          term: "Assisted return",
          text: "The International Organization for Migration helps people who choose freely to go home. Ask what is offered after landing, and take the time to decide.",
        },
        {
          term: "Debts",
          text: "Money borrowed for the journey weighs more than the flight. Speak with the lender early; a mediator of the community or a consumer office can sit in.",
        },
        {
          term: "Unpaid wages",
          text: "A claim can often go on from home through the consulate, a union or a lawyer with a power of attorney. Note hours and witnesses while you remember.",
        },
        {
          term: "Health of the mind",
          text: "Bad sleep and sudden anger are common after custody. A health centre is the place to say so.",
        },
      ],
    },
    {
      kind: "notice",
      id: "limits",
      heading: "Lines that would not be crossed",
      tone: "caution",
      paragraphs: [
        "Volunteers would carry no messages into a prison against its rules, raise no money in a detained person's name and put no photograph online. They would not replace a lawyer or a consul. At present there are neither volunteers nor training, so nobody may present themselves as one of ours.",
      ],
    },
    {
      kind: "ask",
      id: "ask",
      heading: "Would your group take part?",
      lead: "Describe the group, its country and what it can do. Caution: what you write is an ordinary enquiry and not protected by secrecy. Mention no detained person, no relative and no case.",
      leadType: "justice_question",
      submitLabel: "Send for our group",
    },
  ],
  related: [
    "/justice/support",
    "/forms/detention/assistance",
    "/subsidiaries/roots-diaspora",
    "/home/diaspora",
  ],
  reviewedOn: "2026-11-21",
};
