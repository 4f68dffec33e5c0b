import type { Portal } from "../types.ts";

/** The portal about health cover for households. It sells none. */
export const healthPortal: Portal = {
  key: "health",
  path: "/portal/health",
  name: "Health portal",
  title: "Health portal",
  description:
    "The planned portal of HealthShare micro-cover: who would be covered, for what and how a claim would go. No cover is sold and no claim is paid today.",
  eyebrow: "Health · HealthShare",
  family: "health",
  division: "healthshare",
  access: "grant",
  purpose: "Where a household would see what it is covered for, and send in a bill.",
  about: [
    "HealthShare aims at cover for one US dollar a day. The portal would show each person in a household, what is covered, what is not, and every bill with its answer.",
    "Cover needs an insurance licence in each country. There is none, so there is nothing to join, nothing to pay and nothing to claim.",
  ],
  whoMayEnter: "Households and informal workers in a pilot country, and clinics that would treat them.",
  looksAt:
    "They look at the country, the size of the household or the clinic, and what you hope to be covered for. Leave out illnesses and names.",
  inside: [
    {
      title: "Put your household on the list",
      text: "How many people, where, and which bills weigh most. It is no cover: it says where cover would begin.",
      stage: "open",
      next: { href: "/forms/health-share", label: "Enrol a household" },
    },
    {
      title: "Tell us that your household has changed",
      text: "Somebody was born, moved in or left: numbers and ages alone, so that the list stays right.",
      stage: "open",
      next: { href: "/forms/health-family", label: "Report a change" },
    },
    {
      title: "Say what you would need",
      text: "Households and clinics can write what cover would have to include to be worth a dollar a day.",
      stage: "open",
      next: { href: "/contact", label: "Write to HealthShare" },
    },
    {
      title: "Who is covered",
      text: "People of a household, with the day their cover begins.",
      stage: "planned",
    },
    {
      title: "Bills and claims",
      text: "A photo of a bill, the rule that applies to it, and the answer with its reason.",
      stage: "planned",
    },
  ],
  sample: {
    caption: "SAMPLE of a household's bills; no real person or clinic",
    columns: [
      { label: "Bill" },
      { label: "Covered", numeric: true },
      { label: "To pay", numeric: true },
      { label: "State" },
    ],
    rows: [
      ["Sample check-up", "4.00", "1.00", "Answered"],
      ["Sample medicine", "2.00", "2.00", "Answered"],
      ["Sample X-ray", "not decided", "not decided", "Received"],
    ],
  },
  stored:
    "Your request for access, the form of your household, and what was decided. Please write nothing about anybody's health: no place here is fit for it yet.",
  enquiries: ["/portal/health"],
  sections: [
    {
      kind: "notice",
      id: "no-care",
      heading: "Not for urgent care",
      tone: "caution",
      paragraphs: [
        "Nobody with medical training reads this portal. If you or somebody near you is ill, go to the nearest clinic or call the local emergency number.",
      ],
    },
  ],
};
