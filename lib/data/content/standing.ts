/**
 * The legal status stated for every division and programme. It agrees with the register of claims and the governance
 * page.
 */
export const standing: readonly { term: string; text: string }[] = [
  {
    term: "In law",
    text: "Not stated. No company, register number or licence has been reported for it; when one is, this page will name it with the register in which it can be looked up.",
  },
  {
    term: "Who answers",
    text: "No director is named, because names are published only after an appointment in law. Until then the office of this site answers, by the form below.",
  },
  {
    term: "Before you sign or pay",
    text: "Ask whoever speaks for it for the company's name, register and number, and who may sign. Nobody can ask you for money for it today.",
  },
];
