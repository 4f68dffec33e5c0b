import type { PageRecord } from "../../types.ts";

/** Jobs with the group: where vacancies are advertised, and what to do in the meantime. */
export const careersPage: PageRecord = {
  name: "Careers",
  title: "Careers: where vacancies stand",
  description:
    "Vacancies of the Akoma Group stand in the People portal alone. How to tell us what you can do, which skills come first, and how to spot a false offer.",
  eyebrow: "The group",
  lead: "A post is open only while it stands in the People portal. You can look there, leave an expression of interest and hear whether you are told of a post, and learn here how to spot an offer that is not ours.",
  sections: [
    {
      kind: "notice",
      id: "where-posts-stand",
      heading: "Vacancies stand in one place",
      tone: "caution",
      paragraphs: [
        "An advertisement, interview or contract of work in our name is false unless its post stands in the People portal, wherever you saw it. There it has its place, its pay and its last day, for everybody with an account. When none stands there, there is no job to apply for.",
      ],
      next: { href: "/portal/hr", label: "See the vacancies" },
    },
    {
      kind: "apply",
      id: "ask",
      heading: "Leave an expression of interest",
      lead: "It gives no post. What is decided is whether you are told when one of your kind is advertised. Leave out your date of birth, your family status and anything about your health.",
      form: "careers",
    },
    {
      kind: "facts",
      id: "first-skills",
      heading: "Skills the pilot would need first",
      lead: "A guess at the order, so that you can judge whether writing is worth your time.",
      facts: [
        {
          term: "Books and audit",
          text: "Accountants who have kept a small company's books in Liberia or a neighbouring country and can defend them.",
        },
        {
          term: "Agronomy and animal health",
          text: "People who have worked on plots and herds, not only written about them, and hold the registration their field asks for.",
        },
        {
          term: "Plant and power",
          text: "Technicians who repair dryers, cold rooms, pumps and small solar systems with the parts at hand.",
        },
        {
          term: "Licensing and compliance",
          text: "Those who have taken a firm through a central bank, an insurance commission or a food authority.",
        },
        { term: "Teaching", text: "Instructors who can examine a skill by watching it." },
        {
          term: "Languages",
          text: "Somebody who translates contracts into the language of those who sign them.",
        },
      ],
    },
    {
      kind: "diagram",
      id: "expression",
      heading: "What becomes of an expression of interest",
      shape: "lanes",
      caption: "Who does what with your lines, until they are gone.",
      nodes: [
        {
          by: "You",
          title: "You answer three short pages",
          text: "What you do well, where you live and where you could work. No curriculum vitae, diploma or identity paper.",
        },
        {
          by: "Office",
          title: "You get a reference",
          text: "With it you follow, change or withdraw what you sent.",
        },
        {
          by: "Office",
          title: "You get an answer",
          text: "Within ten working days: on the list of those who are told of such a post, a question, or no and why. The list is no promise of a post.",
        },
        {
          by: "Program",
          title: "It is erased",
          text: "Two years after the answer, sooner on request. If you still want to hear of posts by then, write again.",
        },
      ],
    },
    {
      kind: "facts",
      id: "conditions",
      heading: "How posts are meant to be filled",
      facts: [
        {
          term: "Advertised",
          text: "In the People portal, to every member, with the range of pay. A post promised in private is not to exist.",
        },
        {
          term: "Free of charge",
          text: "No fee for a form, a test, a uniform, a visa or a medical, before or after signing.",
        },
        {
          term: "In writing",
          text: "Contract, hours, place and notice before the first day, under the labour law of the country.",
        },
        {
          term: "Open to argument",
          text: "Two people interview, and a refusal names its reason if you ask.",
        },
      ],
    },
    {
      kind: "table",
      id: "false-offers",
      heading: "Recognise a false offer",
      caption: "Signs of a false job offer, what is said, and what to do",
      columns: [{ label: "Sign" }, { label: "How it sounds" }, { label: "What to do" }],
      rows: [
        [
          "Payment first",
          "“Send the processing fee and your letter will be released”",
          "Do not pay. Lawful recruiters are paid by employers; many countries forbid charging workers",
        ],
        [
          "Hired unseen",
          "“You are selected”, without an interview or after a chat",
          "Telephone the firm at the number in the company register",
        ],
        [
          "Free mail address",
          "A large name before a public mail service",
          "Compare with the domain on the firm's own site",
        ],
        [
          "Passport held",
          "“We keep it for your visa”",
          "Never hand it over; a copy is enough, marked with its purpose",
        ],
        [
          "Work abroad on a visitor visa",
          "“It will be changed on arrival”",
          "Ask the embassy of that country and the labour ministry of yours",
        ],
        [
          "Pay far above the trade",
          "For work that needs no experience",
          "Tell somebody where you are going, and ask who else was hired",
        ],
      ],
    },
  ],
  related: ["/programs", "/subsidiaries/agx", "/support", "/about"],
  reviewedOn: "2026-11-21",
};
