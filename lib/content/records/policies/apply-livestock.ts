import { leadRetentionMonths } from "#lib/leads/open/limits.ts";
import type { PageRecord } from "../../types.ts";

/** A first word from people who keep animals. */
export const applyLivestockPage: PageRecord = {
  name: "Apply with livestock",
  title: "Apply as a livestock keeper",
  description:
    "For herders, smallholders and animal health workers: what the planned livestock programme would want to know for each kind of animal, who decides, and what not to write down.",
  eyebrow: "Applications",
  lead: "Cattle, goats, hens or hives: say what you keep, who looks after its health and where it drinks. Intake is not open. The answers show where a vet, a ramp or a feed store is missing most.",
  sections: [
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
      heading: "What to tell about which animals",
      lead: "Only your own line matters. An honest “I do not know” helps as well.",
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
      heading: "Who may write, and who would decide",
      facts: [
        {
          term: "Who may write",
          text: "Whoever feeds the animals: owner, herder for hire with the owner's knowledge, women's group, young people with their first goats, paravets and vets.",
        },
        {
          term: "Who decides about the programme",
          text: "Once there is one, a veterinarian would have the last word on health and the programme lead on places. A herd nobody has examined would not be mixed with another.",
        },
        {
          term: "Who decides about movement",
          text: "The veterinary service, and for herds that cross borders in West Africa the transhumance certificate of ECOWAS. A letter from us opens no corridor.",
        },
        {
          term: "When you hear from us",
          text: "Keep the reference; it appears as soon as the form is sent. There is no calendar behind it, because a first site has not been picked.",
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
        `The office reads what comes in and shows it to no trader. You may ask on any day to have it deleted, and /legal/privacy says how. After ${leadRetentionMonths} months it is deleted by itself.`,
      ],
    },
    {
      kind: "ask",
      id: "apply",
      heading: "Tell us about your animals",
      lead: "Begin with what you lose most animals to. A rough number is enough.",
      leadType: "apply_livestock",
      submitLabel: "Send as a keeper",
    },
  ],
  related: ["/subsidiaries/livestock", "/policies/insurance", "/legal/privacy", "/applications"],
  reviewedOn: "2026-11-21",
};
