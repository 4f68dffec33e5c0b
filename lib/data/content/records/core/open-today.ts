import type { PageRecord } from "../../types.ts";

/** A board of what is open today, collected from the records. */
export const openTodayPage: PageRecord = {
  name: "Open today",
  title: "What is open today, and what is not yet",
  description:
    "One board of what works on this site today, what takes your interest and what is only planned: tools, portals, forms, programmes and divisions.",
  eyebrow: "Take part",
  lead: "Drawn from the pages themselves, so that the two cannot disagree. A name leads to where one applies or asks.",
  sections: [
    {
      kind: "notice",
      id: "no-money",
      heading: "Nothing here costs money",
      tone: "caution",
      paragraphs: [
        "No fee, deposit or investment is taken by this site or in its name. Whoever asks you for one does not speak for us: please tell us.",
      ],
      next: { href: "/support#ask", label: "Tell us" },
    },
    { kind: "board", id: "board", heading: "The board" },
    {
      kind: "action",
      id: "next",
      heading: "Not on the board?",
      actions: [
        { href: "/contact", label: "Ask us" },
        { href: "/applications", label: "How a request is decided" },
      ],
    },
  ],
  related: ["/applications", "/forms", "/support", "/subsidiaries"],
  reviewedOn: "2026-11-24",
};
