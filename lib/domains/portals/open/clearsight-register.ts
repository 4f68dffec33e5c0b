import type { ApplySection, FactsSection, StepsSection } from "#lib/data/content/types.ts";

/** What an organisation needs before it registers. */
export const clearsightNeeds: FactsSection = {
  kind: "facts",
  id: "needs",
  heading: "What you need",
  facts: [
    {
      term: "An organisation",
      text: "Its registered name, its register number and the country whose register it stands in.",
    },
    {
      term: "A work e-mail address",
      text: "At the organisation's own domain. Companies that use a free mail service are not let in to the corporate desk.",
    },
    {
      term: "A static network",
      text: "In CIDR notation: 203.0.113.10/32 for one address, 203.0.113.0/24 for a whole line, 2001:db8:10::/48 for newer addresses. Your provider or your network desk knows it.",
    },
    {
      term: "Somebody who signs",
      text: "Name and office of the person who may bind the organisation. Please send no copy of an identity document.",
    },
  ],
};

/** What follows the registration. */
export const clearsightOrder: StepsSection = {
  kind: "steps",
  id: "order",
  heading: "What happens next",
  steps: [
    {
      title: "The form is filed",
      text: "You get a reference at once. With it you follow, change or withdraw the registration.",
    },
    {
      title: "Each person signs in",
      text: "Whoever is to use a desk makes an account with the work address and asks for that desk.",
    },
    {
      title: "Staff compare",
      text: "Register, signatory, network and request have to fit together. The answer says what they found.",
    },
    {
      title: "The network is written down",
      text: "With an approval, the networks it holds for are listed on the member's page of the desk.",
    },
  ],
};

/** Links to the form, and says who decides. */
export const clearsightApply: ApplySection = {
  kind: "apply",
  id: "form",
  heading: "Send the registration",
  lead: "Sign in with your work address first. Sending opens no account and gives no access: it puts the facts on file that staff check.",
  form: "clearsight-organisation",
};
