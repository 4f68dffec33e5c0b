import type { GrantPortal } from "../types.ts";
import { clearsightDesk as desk } from "./clearsight-desk.ts";
import { furtherDesks } from "./clearsight-further.ts";

/** The front desk, the desks for companies and institutions, and the further ones. */
export const clearsightPortals: readonly GrantPortal[] = [
  desk({
    key: "clearsight",
    path: "/portal/clearsight",
    name: "ClearSight",
    title: "ClearSight: the front desk",
    description:
      "The front desk of ClearSight: intelligence, compliance and audit for registered organisations with a static IP address. No report can be ordered today.",
    purpose:
      "The front desk for organisations that want to know who a partner is and whether rules are kept.",
    about: [
      "From here an organisation would reach the desk made for its kind: corporate, institutional, non-governmental, public, foreign or training.",
      "ClearSight is for organisations only, and only from a static IP address they have registered. No report, screening or audit is delivered at present.",
    ],
    whoMayEnter:
      "Registered organisations of any kind, through one named person, from a static network of their own.",
    looksAt:
      "They look at the public register your organisation stands in, the person who signs, and whether the network really is yours.",
    inside: [
      {
        title: "Register an organisation",
        text: "What is needed, the address we see you at, and the form that files it.",
        stage: "open",
        next: { href: "/portal/clearsight/register", label: "Register an organisation" },
      },
      {
        title: "Reports on order",
        text: "A question about a partner, its price and its date, before any work begins.",
        stage: "planned",
      },
      {
        title: "Log of access",
        text: "Who of your organisation opened what, and when.",
        stage: "planned",
      },
    ],
    sample: {
      caption: "SAMPLE of an order list; organisations are made up",
      columns: [{ label: "Order" }, { label: "About" }, { label: "State" }],
      rows: [
        ["Sample order 1", "Sample Trading Ltd", "Asked"],
        ["Sample order 2", "Sample Mills Co-op", "In work"],
        ["Sample order 3", "Sample Freight", "Refused: no lawful reason given"],
      ],
    },
    stored:
      "The organisation, its networks, the person who asked, the decision, and each refused attempt to come in.",
    enquiries: ["clearsight_registration", "/portal/clearsight", "/portal/clearsight/register"],
    tabs: { register: "access" },
  }),
  desk({
    key: "clearsight-corporate",
    path: "/portal/clearsight/corporate",
    name: "ClearSight corporate",
    title: "ClearSight for companies",
    description:
      "The corporate desk of ClearSight: for vetted companies with a work e-mail address, without sensitive intelligence modules. Planned; no report today.",
    purpose: "Checks on suppliers, buyers and agents for companies that have been vetted themselves.",
    about: [
      "A company would ask who owns a supplier, whether its licence is valid and which rules apply to a deal, and get an answer with the registers it rests on.",
      "This desk contains no sensitive intelligence modules: nothing on private lives, nothing on security matters. It does not deliver anything yet.",
    ],
    whoMayEnter: "Vetted corporate entities, each through people who sign in with a work e-mail address.",
    looksAt:
      "They look at the company's entry in the commercial register, its owners, and that your address belongs to its domain.",
    inside: [
      {
        title: "Guides to registers",
        text: "Each country guide names the office that keeps the companies of that country.",
        stage: "open",
        next: { href: "/start-business", label: "Find a register" },
      },
      {
        title: "Partner checks",
        text: "Ownership, licences and filings, with the date of each source.",
        stage: "planned",
      },
      {
        title: "Watch list",
        text: "A note when a partner's entry changes.",
        stage: "planned",
      },
    ],
    sample: {
      caption: "SAMPLE of a partner check; the company does not exist",
      columns: [{ label: "Question" }, { label: "Answer" }, { label: "Rests on" }],
      rows: [
        ["Is Sample Trading Ltd registered?", "Yes", "Sample register, sample date"],
        ["Who signs for it?", "Two directors", "Sample filing"],
        ["Is its export licence valid?", "Not known", "No public source"],
      ],
    },
    stored:
      "Company, work address, networks and decision. Questions about partners would be kept only as long as the report is open.",
    enquiries: ["/portal/clearsight/corporate"],
  }),
  desk({
    key: "clearsight-institutional",
    path: "/portal/clearsight/institutional",
    name: "ClearSight institutional",
    title: "ClearSight for institutions",
    description:
      "The institutional desk of ClearSight: for banks, insurers, funds and universities that must document whom they deal with. Planned, not in use.",
    purpose:
      "Evidence that an institution did its own due diligence, kept in the form its supervisor asks for.",
    about: [
      "Banks, insurers, funds and universities have to show whom they checked and when. The desk would keep that file: question, source, answer, reviewer.",
      "It replaces no duty of the institution itself, and no file can be opened so far.",
    ],
    whoMayEnter:
      "Supervised or chartered institutions and multilateral bodies, represented by a compliance officer.",
    looksAt:
      "They look at the charter or licence, the supervisor named in it, and the mandate of the officer who asks.",
    inside: [
      {
        title: "Ask for the method",
        text: "How a file would be built and who would review it, sent on request.",
        stage: "open",
        next: { href: "/contact", label: "Ask for the method" },
      },
      {
        title: "Due diligence files",
        text: "One for each counterparty, with its next review date.",
        stage: "planned",
      },
      {
        title: "Export for supervisors",
        text: "The whole file in a format that can be archived.",
        stage: "planned",
      },
    ],
    sample: {
      caption: "SAMPLE of due diligence files, all of them invented",
      columns: [{ label: "File" }, { label: "Reviewer" }, { label: "Next review" }],
      rows: [
        ["Sample fund A", "Reviewer 1", "Sample quarter"],
        ["Sample borrower B", "Reviewer 2", "Sample year"],
        ["Sample donor C", "None named", "Overdue"],
      ],
    },
    stored: "Institution, officer, networks and how the request was decided. Nothing about counterparties.",
    enquiries: ["/portal/clearsight/institutional"],
  }),
  ...furtherDesks,
];
