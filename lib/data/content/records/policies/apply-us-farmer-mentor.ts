import { decidedMonths } from "#lib/data/retention/open/periods.ts";
import type { PageRecord } from "../../types.ts";

/** The application of farmers in the United States who would teach colleagues in Africa. */
export const applyUsFarmerMentorPage: PageRecord = {
  name: "Apply as a US farmer mentor",
  title: "Apply as a US farmer mentor",
  description:
    "For farmers in the United States who would advise growers in Africa, by call or in person: what a match looks like, visas, biosecurity, open points.",
  eyebrow: "Applications",
  lead: "You have farmed through drought, debt and bad prices, and would pass on what it taught you. No match has been made yet, and no host has asked: what you can have today is a place on the list of mentors, after a first call. Here is what a match would ask of you, and which offices decide on a journey.",
  sections: [
    {
      kind: "apply",
      id: "apply",
      heading: "Offer what you know",
      lead: "One crop or one problem you know inside out is enough to begin.",
      form: "us-farmer-mentor",
    },
    {
      kind: "diagram",
      id: "match",
      heading: "How a match is meant to work",
      shape: "lanes",
      caption:
        "The order of a match between a farmer in the United States and a host farm, from the question to the look back.",
      nodes: [
        {
          by: "Host farm",
          title: "Asks a question",
          text: "“My tomatoes wilt in week six”, not “help us develop”.",
        },
        {
          by: "Office",
          title: "Looks for experience",
          text: "Same crop, like soil and rain, rather than size.",
        },
        { by: "Mentor", title: "Calls first", text: "Three talks over one season, by voice or pictures." },
        { by: "Host farm", title: "Says go or stop", text: "Either may end it without giving a reason." },
        { by: "Mentor", title: "May visit", text: "Only after the calls, as a guest who works along." },
        { by: "Both", title: "Look back", text: "What changed, what failed, written down by each." },
      ],
    },
    {
      kind: "facts",
      id: "who",
      heading: "Who, how, by whose decision",
      facts: [
        {
          term: "Who may apply",
          text: "People who have run a farm, ranch, nursery or orchard in any state, tribal land or territory, retired ones too. Extension agents and 4-H or FFA leaders are welcome. A degree is not asked for.",
        },
        {
          term: "What suits",
          text: "Soil cover, seed saving, small machines, goats, bees, drying, cooperatives, keeping books. What needs a combine harvester seldom travels.",
        },
        {
          term: "Who decides",
          text: "The exchange desk decides on the list of mentors, after calling you. A match is another matter: the host chooses the mentor, never the reverse, and two people you name would be called before.",
        },
        {
          term: "When",
          text: "The answer about the list comes within the working days named with the form. A match waits until a host asks something you know, which may not happen.",
        },
        {
          term: "Money",
          text: "Fare, stipend and insurance are all unsettled. Book nothing. There is no placement fee.",
        },
        {
          term: "Not",
          text: "A mission, a farm purchase, a sales tour, or a way to recruit workers. Mentors do not hand out money, and do not photograph people who did not ask for it.",
        },
      ],
    },
    {
      kind: "steps",
      id: "journey",
      heading: "If it comes to a journey",
      lead: "These offices decide. Nobody here can speed them up.",
      steps: [
        {
          title: "Entry",
          text: "The embassy of the host country says which visa fits unpaid advice. Some call it work: then the labour ministry or immigration service has to give a permit before you fly.",
        },
        {
          title: "Advice on safety",
          text: "Read the page of the Department of State for the country and the region, and enrol with the embassy.",
        },
        {
          title: "Health",
          text: "A travel clinic. Many countries want the yellow fever certificate at the desk. Check that your cover pays for evacuation.",
        },
        {
          title: "What you carry",
          text: "No seed, soil, semen or plants in the bag. They need import permits and certificates from plant and animal health services on both sides.",
        },
        {
          title: "Coming home",
          text: "Declare to Customs and Border Protection that you were on a farm. Scrub boots, leave work clothes behind, and stay away from your own stock for the days your vet advises: foot-and-mouth disease travels on soles.",
        },
      ],
      sources: [
        {
          label: "US Department of State: country information for travellers",
          href: "https://travel.state.gov/",
          year: 2026,
        },
        {
          label: "US Customs and Border Protection: agricultural items",
          href: "https://www.cbp.gov/",
          year: 2026,
        },
      ],
    },
    {
      kind: "facts",
      id: "at-hand",
      heading: "What the form asks",
      facts: [
        {
          term: "Your farm",
          text: "State and county, what you raise, rain or irrigation, and for how many years.",
        },
        { term: "Your hardest season", text: "What went wrong and what you did. It says more than acreage." },
        {
          term: "Languages and calls",
          text: "What you speak, and in which months and at which hours you could talk: noon in West Africa is early morning for you.",
        },
        {
          term: "What we do with it",
          text: `Nothing is published and no host sees your address. The desk keeps your answers for ${decidedMonths} months after its decision and reads them again when a question fits. Then they are deleted, as the privacy notice says that is linked at the end of this page. Californians find their notice there too.`,
        },
      ],
    },
  ],
  related: [
    "/programs/farm-with-us",
    "/subsidiaries/agx",
    "/policies/cultural-exchange/apply",
    "/legal/privacy",
  ],
  reviewedOn: "2026-11-21",
};
