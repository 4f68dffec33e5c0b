import type { PageRecord } from "../../types.ts";

/** The page for people who write about the group. */
export const pressPage: PageRecord = {
  name: "Press",
  title: "Press: facts, pictures and questions",
  description:
    "For journalists and researchers: what the Akoma Group is today, how to word its targets, marks and patterns to print, and a form for deadlines.",
  eyebrow: "The group",
  lead: "For people who write about us. What can be stated, what cannot yet, and how to get an answer before your deadline.",
  sections: [
    {
      kind: "apply",
      id: "ask",
      heading: "Ask for the record",
      lead: "Say for whom you write and when you close. We answer what we can show, and say so when we cannot. An account is not needed.",
      form: "press",
    },
    {
      kind: "facts",
      id: "in-short",
      heading: "In short",
      facts: [
        {
          term: "Name",
          text: "Akoma Group, in short Akoma: the Akan word for heart and one of the Adinkra signs.",
        },
        {
          term: "What it is",
          text: "A group at its beginning, planned as a holding with divisions from farming to finance and justice. Its working product is this site.",
        },
        { term: "Where", text: "For Africa and its diaspora. Liberia is the pilot country of the roadmap." },
        {
          term: "Spokespeople",
          text: "None is named. Answers come in writing, from the office, and may be quoted as such.",
        },
        {
          term: "Numbers",
          text: "The register of claims says of every figure about the group whether it is actual, a target or an illustration, and what stands behind it.",
        },
      ],
      rests: ["roadmap"],
    },
    { kind: "notes", of: "press", id: "notes", heading: "Notes for the press" },
    {
      kind: "facts",
      id: "wording",
      heading: "Words that keep a report right",
      facts: [
        { term: "Target", text: "Write “aims for” rather than “has” wherever the register says target." },
        {
          term: "Designed to meet",
          text: "It describes the intention behind a design. It never means that an authority has looked at it or agreed.",
        },
        {
          term: "Planned division",
          text: "A plan with a page. It sells nothing and holds no licence.",
        },
        {
          term: "Country figures",
          text: "Name the source and year that stand beside the figure. The site only brings them together.",
        },
      ],
    },
  ],
  related: ["/downloads", "/news", "/governance", "/about"],
  reviewedOn: "2026-11-21",
};
