import type { PageRecord } from "../../types.ts";

/** What a registrar would keep up to date in the directory one day, and how to say that one would. */
export const directoryAcademicsDashboardPage: PageRecord = {
  name: "Dashboard for institutions",
  title: "A dashboard for registrars",
  description:
    "What universities, colleges and boards are to manage in the planned directory of academics: accreditation dates, the confirmations desk, signatures and old files. Not built yet.",
  eyebrow: "Directory · Academics",
  lead: "For the registrar who answers “did she graduate?” week after week. A place to keep the facts others need, so that fewer people have to ask.",
  sections: [
    {
      kind: "notice",
      id: "not-built",
      heading: "There is nothing to sign in to",
      tone: "info",
      paragraphs: [
        "This dashboard has not been built. The form below takes an expression of interest from institutions and nothing more: it makes no account, and no entry will appear because you wrote.",
      ],
    },
    {
      kind: "cards",
      id: "do",
      heading: "What a registrar is to do there",
      groups: [
        {
          name: "About the institution",
          cards: [
            {
              title: "Accreditation",
              text: "Enter each decision with its end date. Six months before the end you would be reminded, and readers would see that renewal is open.",
              stage: "planned",
            },
            {
              title: "Mergers and closures",
              text: "Say which college became part of yours and who holds its registers now.",
              stage: "planned",
            },
          ],
        },
        {
          name: "About confirmations",
          cards: [
            {
              title: "The desk",
              text: "Address, fee, languages, how a holder's consent should look, and the weeks in which nobody answers.",
              stage: "planned",
            },
            {
              title: "Signatures",
              text: "Since when the present registrar signs, so that a paper signed by another in that year stands out. Specimens stay off the page.",
              stage: "planned",
            },
            {
              title: "Reported forgeries",
              text: "A series of numbers that your office never issued, without the name of any holder.",
              stage: "planned",
            },
          ],
        },
      ],
    },
    {
      kind: "facts",
      id: "who-decides",
      heading: "Who decides",
      facts: [
        {
          term: "Access",
          text: "The head of the institution would name the keeper in writing; our reader would ring the switchboard listed by the commission to confirm it.",
        },
        {
          term: "Facts of accreditation",
          text: "Decided by the commission alone. If your file and its list disagree, the list is shown until it changes.",
        },
        {
          term: "Refusals",
          text: "Given with a reason, and open to a second look by somebody who had no part in the first.",
        },
        {
          term: "Time",
          text: "None is promised. Where the commission publishes its list, a check is quick; where it answers by post, it waits for the post.",
        },
      ],
    },
    {
      kind: "flow",
      id: "access",
      heading: "How a keeper would be confirmed",
      caption: "A keeper is confirmed by a call to the number that the commission lists.",
      parties: ["Institution", "Our reader", "Commission"],
      passes: [
        { from: 0, to: 1, what: "Its head names the keeper in writing" },
        { from: 1, to: 2, what: "Looks up the switchboard" },
        { from: 1, to: 0, what: "Rings it to confirm" },
        { from: 2, to: 1, what: "Decides on accreditation: its list is shown where the two differ" },
      ],
    },
    {
      kind: "steps",
      id: "at-hand",
      heading: "Gather this meanwhile",
      lead: "Useful for your own website, too, whether or not ours is ever ready.",
      steps: [
        { title: "A list of programmes", text: "With the reference and last day of every accreditation." },
        {
          title: "A history on one page",
          text: "Names of the institution since it was founded, with years.",
        },
        {
          title: "A rule for confirmations",
          text: "Who may ask, what the holder must sign, what it costs, who signs the reply.",
        },
      ],
    },
    {
      kind: "prose",
      id: "data",
      heading: "What happens to data",
      paragraphs: [
        "From your message we keep the address, the text and the institution, for the time stated at the form. The dashboard itself would hold facts about offices. Names of students, grades and admission lists are to have no field in it, so that a leak could not reveal them.",
      ],
    },
    {
      kind: "ask",
      id: "interest",
      heading: "Say that your institution would take part",
      lead: "From an office address if you have one. Tell us who answers confirmations today and what takes the most time.",
      leadType: "directory_academics",
      submitLabel: "Send as institution",
    },
  ],
  related: ["/directory/academics", "/portal/verify/credentials", "/directory"],
  reviewedOn: "2026-11-21",
};
