import { decidedMonths } from "#lib/data/retention/open/periods.ts";
import type { PageRecord } from "../../types.ts";

/** The application of people who keep or treat animals: what to state, who decides, and what not to write down. */
export const applyLivestockPage: PageRecord = {
  name: "Apply with livestock",
  title: "Apply as a livestock keeper",
  description:
    "For herders, smallholders and animal health workers: apply to the planned livestock programme, see who decides on what, and what not to write down.",
  eyebrow: "Applications",
  lead: "Cattle, goats, hens or hives: say what you keep, who looks after its health and where it drinks. No programme takes animals in yet. What the livestock desk decides is where a vet, a ramp or a feed store is planned first, and whom it speaks with there.",
  sections: [
    {
      kind: "apply",
      id: "apply",
      heading: "Apply with your animals",
      lead: "A rough number is enough. Herds are named by their district and never by the place where they stand at night.",
      form: "livestock",
    },
    {
      kind: "notice",
      id: "sick",
      heading: "Sick animals cannot wait for a form",
      tone: "caution",
      paragraphs: [
        "Sudden deaths, sores in the mouth, blood, or young lost before birth: call the veterinary office of the district, keep the herd where it is, and touch nothing with bare hands. Some of these diseases must be reported by law, and some pass to people.",
      ],
    },
    {
      kind: "table",
      id: "animals",
      heading: "What matters about which animals",
      lead: "Only your own line matters. What the form does not ask can go into its last box.",
      caption: "Kinds of animals with what to describe and what a buyer or vet would ask to see later",
      columns: [{ label: "Animals" }, { label: "Describe" }, { label: "Would be asked for later" }],
      rows: [
        [
          "Cattle, camels",
          "Breed, how many give milk, dry-season water, whether the herd moves",
          "Vaccination card, brand or tag, permit of movement",
        ],
        [
          "Sheep and goats",
          "How many are born and how many live, what they eat after harvest",
          "Vaccination against plague of small ruminants, where the vet service offers it",
        ],
        [
          "Hens, ducks, guinea fowl",
          "Loose or housed, from where chicks come, what killed the last flock",
          "Date of the Newcastle vaccine, distance to the next flock",
        ],
        ["Pigs", "Penned or roaming, what they are fed", "Movement paper: swine fever has no cure"],
        [
          "Rabbits, cane rats",
          "Cages, feed, to whom you sell",
          "Leave of the wildlife office for species caught in the wild",
        ],
        [
          "Bees",
          "Kind of hive, trees in flower by month, sprays nearby",
          "How the honey is strained and stored",
        ],
      ],
    },
    {
      kind: "facts",
      id: "rules",
      heading: "Who may apply, and who decides",
      facts: [
        {
          term: "Who may apply",
          text: "Whoever feeds the animals: owner, herder for hire with the owner's knowledge, women's group, young people with their first goats, paravets and vets.",
        },
        {
          term: "Who decides about the programme",
          text: "Today the livestock desk, on the list of each district. Once there is a programme, a veterinarian would have the last word on health and its lead on places. A herd nobody has examined would not be mixed with another.",
        },
        {
          term: "Who decides about movement",
          text: "The veterinary service, and for herds that cross borders in West Africa the transhumance certificate of ECOWAS. A letter from us opens no corridor.",
        },
        {
          term: "When you hear from us",
          text: "A reference appears as soon as the form is sent, and the desk answers within the days it names. No first site has been picked, so the answer may be a place on the list and no date.",
        },
        {
          term: "What it does not give",
          text: "No animals on credit, no medicine, no sale of your herd, no grazing right. Nobody collects animals for us.",
        },
      ],
    },
    {
      kind: "facts",
      id: "now",
      heading: "Three habits that pay at any market",
      facts: [
        {
          term: "One card for each animal",
          text: "Born or bought when, vaccinated by whom, treated with what. A card is worth more than a reputation.",
        },
        {
          term: "Medicine by the vet",
          text: "Antibiotics for a cold, or for growth, stop working when they are needed. After a treatment, milk and meat wait as long as the label says.",
        },
        {
          term: "A quarantine pen",
          text: "New animals stay apart for some weeks, fed last and by the same person. Disease often comes with a bought animal.",
        },
      ],
      sources: [
        {
          label: "World Organisation for Animal Health: terrestrial code",
          href: "https://www.woah.org/",
          year: 2024,
        },
      ],
    },
    {
      kind: "parts",
      id: "card",
      heading: "One card for each animal",
      caption: "What a buyer and a vet want to read.",
      whole: "The card",
      parts: [
        { title: "Origin", text: "Born or bought, and when." },
        { title: "Vaccination", text: "By whom." },
        { title: "Treatment", text: "With what, and until when milk and meat wait." },
        { title: "Quarantine", text: "From when to when it stood apart." },
      ],
    },
    {
      kind: "prose",
      id: "data",
      heading: "Your words, and thieves",
      paragraphs: [
        "Lists of herds are worth money to rustlers. So name the district and the market, never the night pen, the route or the days on which nobody is there.",
        `The livestock desk reads what comes in and shows it to no trader. You may ask on any day to have it deleted, and the privacy notice, linked at the end of this page, says how. It is deleted by itself ${decidedMonths} months after the decision.`,
      ],
    },
  ],
  related: ["/subsidiaries/livestock", "/policies/insurance", "/legal/privacy", "/applications"],
  reviewedOn: "2026-11-21",
};
