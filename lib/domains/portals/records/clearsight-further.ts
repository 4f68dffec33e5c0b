import type { GrantPortal } from "../types.ts";
import { clearsightDesk as desk } from "./clearsight-desk.ts";

/** The desks for non-profits, public bodies, organisations abroad, and for training. */
export const furtherDesks: readonly GrantPortal[] = [
  desk({
    key: "clearsight-organization",
    path: "/portal/clearsight/organization",
    name: "ClearSight for organisations",
    title: "ClearSight for non-profits",
    description:
      "ClearSight for associations, cooperatives and non-governmental organisations: checks on partners in the field and on gifts. Planned, not in use.",
    purpose: "Simple checks for associations and cooperatives that work with partners they cannot visit.",
    about: [
      "A small organisation often has one volunteer for its paperwork. This desk would answer three questions about a partner: does it exist, who answers for it, has it reported.",
      "The price would have to be one that a small association can pay. There is no price list, because nothing is sold.",
    ],
    whoMayEnter: "Registered associations, cooperatives, faith bodies and non-governmental organisations.",
    looksAt: "They look at the statutes, the register of associations and the minutes that name who may act.",
    inside: [
      {
        title: "Tell us what you check today",
        text: "Which questions you ask about a partner, and where the answers are missing.",
        stage: "open",
        next: { href: "/contact", label: "Describe your checks" },
      },
      {
        title: "Three questions",
        text: "Existence, responsibility and reporting, answered from public registers.",
        stage: "planned",
      },
      {
        title: "Shared findings",
        text: "What one organisation found out, open to others if it agrees.",
        stage: "planned",
      },
    ],
    sample: {
      caption: "SAMPLE of the three questions about a partner that does not exist",
      columns: [
        { label: "Partner" },
        { label: "Exists" },
        { label: "Answers for it" },
        { label: "Reported" },
      ],
      rows: [
        ["Sample Farmers' Union", "Yes", "Chair", "Last year"],
        ["Sample Water Group", "Yes", "Not named", "Never"],
        ["Sample Relief Fund", "Not found", "No answer", "No answer"],
      ],
    },
    stored:
      "The association's name and register number if you give it, its networks, and the decision with its reason.",
    enquiries: ["/portal/clearsight/organization"],
  }),
  desk({
    key: "clearsight-government",
    path: "/portal/clearsight/government",
    name: "ClearSight for public bodies",
    title: "ClearSight for public bodies",
    description:
      "ClearSight for ministries, agencies and councils: procurement checks and audit trails under the body's own law. Planned; no mandate exists today.",
    purpose:
      "Procurement checks and audit trails for public bodies, under their own law and on their own mandate.",
    about: [
      "A council that buys a road needs to know who stands behind a bid. The desk would set bidder, owner and earlier contracts side by side, from published records only.",
      "It would work on a written mandate and never on anybody's private request. No public body has given one.",
    ],
    whoMayEnter:
      "Ministries, agencies, courts of audit and local councils, through an officer with a letter of appointment.",
    looksAt: "They look at the letter of appointment and call the body back at its published number.",
    inside: [
      {
        title: "Talk before a mandate",
        text: "Public bodies can ask what a check would contain and what it would leave out.",
        stage: "open",
        next: { href: "/contact", label: "Ask as a public body" },
      },
      {
        title: "Bidder overview",
        text: "Bids, owners and earlier contracts on one sheet.",
        stage: "planned",
      },
      {
        title: "Audit trail",
        text: "Each look-up with the officer, the mandate and the reason.",
        stage: "planned",
      },
    ],
    sample: {
      caption: "SAMPLE of a bidder overview; tender and bidders are invented",
      columns: [
        { label: "Bidder" },
        { label: "Owners known" },
        { label: "Earlier contracts", numeric: true },
      ],
      rows: [
        ["Sample Builders", "Yes", "3"],
        ["Sample Roads", "In part", "0"],
        ["Sample Joint Venture", "No", "1"],
      ],
    },
    stored: "Body, office, networks, letter reference and decision. The letter itself stays on paper.",
    enquiries: ["/portal/clearsight/government"],
  }),
  desk({
    key: "clearsight-foreign",
    path: "/portal/clearsight/foreign",
    name: "ClearSight foreign",
    title: "ClearSight for organisations abroad",
    description:
      "ClearSight for organisations based outside Africa: what to check before working in one of 54 countries, and where. Planned; nothing on order today.",
    purpose: "A first look at partners and rules for organisations that are based outside the continent.",
    about: [
      "Somebody abroad does not know which register to trust. The desk would name the register, read it and say what it does not contain.",
      "Sanctions, export and data laws of the organisation's own country stay its own duty. The desk is an outline and answers no orders.",
    ],
    whoMayEnter: "Organisations registered outside Africa that name the country they want to work in.",
    looksAt:
      "They look at the register of your home country, the laws that bind you there, and the country you mean to enter.",
    inside: [
      {
        title: "Country facts",
        text: "Figures for all 54 countries side by side, each with its source and year.",
        stage: "open",
        next: { href: "/explore/compare", label: "Compare the countries" },
      },
      {
        title: "First look",
        text: "One partner, one country, one page, with what could not be found.",
        stage: "planned",
      },
      {
        title: "Local counsel",
        text: "A list of licensed lawyers by country. It is empty.",
        stage: "planned",
      },
    ],
    sample: {
      caption: "SAMPLE of a first look; the partner is invented",
      columns: [{ label: "Point" }, { label: "Found" }, { label: "Not found" }],
      rows: [
        ["Register entry", "Sample number", "Date of last filing"],
        ["Premises", "Sample street", "Lease"],
        ["Court records", "None public", "Older than five years"],
      ],
    },
    stored: "Home country, organisation, networks and decision. No list of your partners is kept.",
    enquiries: ["/portal/clearsight/foreign"],
  }),
  desk({
    key: "clearsight-training",
    path: "/portal/clearsight/training",
    name: "ClearSight training",
    title: "ClearSight training",
    description:
      "Training of ClearSight for people who check partners, books and identities in an organisation: courses and exercises as planned. No course is open today.",
    purpose: "Courses for people who check partners, books and papers as part of their work.",
    about: [
      "Reading a register is a craft: what an entry proves, what it hides and when to stop. Courses would practise it on invented companies.",
      "No course has a date, and no certificate is awarded. Exercises never use real people's data.",
    ],
    whoMayEnter: "Staff of organisations that ClearSight has let in, and teachers such organisations name.",
    looksAt: "They look at the organisation that sends you and the work the course is meant for.",
    inside: [
      {
        title: "Offer to teach",
        text: "Auditors and registrars with practice can say what they would teach, and in which language.",
        stage: "open",
        next: { href: "/forms/clearsight-training", label: "Offer a course" },
      },
      {
        title: "Say what you would learn",
        text: "For yourself or for staff you would send: the subject, the language and the months that suit.",
        stage: "open",
        next: { href: "/forms/clearsight-training", label: "Ask for a course" },
      },
      {
        title: "Courses",
        text: "Short units that can be done on a phone, with an exercise after each.",
        stage: "planned",
      },
      {
        title: "Exercises",
        text: "Invented companies with planted faults, to be found before the teacher shows them.",
        stage: "planned",
      },
    ],
    sample: {
      caption: "SAMPLE of a course list; no course has a date",
      columns: [{ label: "Course" }, { label: "Units", numeric: true }, { label: "Language" }],
      rows: [
        ["Sample: reading a register", "4", "Sample language"],
        ["Sample: who owns whom", "6", "Sample language"],
        ["Sample: when to stop", "2", "Sample language"],
      ],
    },
    stored:
      "Who asked, for which organisation, and the answer. Results of exercises would be seen by the learner and the teacher alone.",
    enquiries: ["/portal/clearsight/training"],
  }),
];
