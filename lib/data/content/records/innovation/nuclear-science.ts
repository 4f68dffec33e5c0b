import type { PageRecord } from "../../types.ts";

/** Nuclear techniques in medicine, crops and water, and the safety rules for them. */
export const nuclearSciencePage: PageRecord = {
  name: "Nuclear science",
  title: "Nuclear science: medicine, crops, water",
  description:
    "How radiation and isotopes serve cancer care, plant breeding, pest control and groundwater in Africa, under which safety rules. No reactor, no material.",
  eyebrow: "Innovation",
  lead: "Most nuclear work on the continent has nothing to do with power stations. It treats tumours, breeds crops and finds the age of water. The group handles no radioactive material and plans to handle none.",
  sections: [
    {
      kind: "table",
      id: "known",
      heading: "What is done with it today",
      caption: "Fields in which nuclear techniques are used, how each works and who runs it",
      columns: [{ label: "Field" }, { label: "How it works" }, { label: "Run by" }],
      rows: [
        [
          "Cancer care",
          "A beam destroys the tumour; many countries have too few machines",
          "Licensed hospitals with medical physicists",
        ],
        ["Diagnosis", "A short-lived tracer shows how an organ works", "Nuclear medicine departments"],
        [
          "Plant breeding",
          "Seed is irradiated, useful changes are selected over years; nothing in the food is radioactive",
          "National research institutes",
        ],
        [
          "Pest control",
          "Insects are bred, and males sterilised by radiation are released; their mates have no young",
          "Veterinary and plant health services",
        ],
        [
          "Groundwater",
          "Natural isotopes tell where water fell as rain, and how long ago",
          "Geological and water agencies",
        ],
        ["Soil and fertiliser", "A marked nitrogen shows how much the plant took up", "Soil laboratories"],
        [
          "Food and instruments",
          "Irradiation kills germs and insects in spices, and germs on syringes",
          "Licensed irradiation plants",
        ],
      ],
      sources: [
        {
          label: "IAEA: Rays of Hope, cancer care for all",
          href: "https://www.iaea.org/services/rays-of-hope",
          year: 2022,
        },
        {
          label: "IAEA: sterile insect technique",
          href: "https://www.iaea.org/topics/sterile-insect-technique",
          year: 2025,
        },
      ],
    },
    {
      kind: "facts",
      id: "safety",
      heading: "The rules it stands under",
      facts: [
        {
          term: "IAEA",
          text: "The agency writes safety standards, sends reviewers, trains staff, and checks by safeguards that material is not turned to weapons.",
        },
        {
          term: "National regulator",
          text: "As a rule a source needs a licence, a named person in charge and a safe store. By the standards the regulator should be independent of those who promote its use.",
        },
        {
          term: "Treaty of Pelindaba",
          text: "In force since 2009. It makes Africa a zone free of nuclear weapons and forbids dumping radioactive waste there.",
        },
        {
          term: "Three principles",
          text: "The use must do more good than harm, the dose must be as low as is reasonable, and workers and neighbours may not get more than the limit. For patients the doctor weighs the dose.",
        },
      ],
      sources: [
        { label: "IAEA", href: "https://www.iaea.org/", year: 2025 },
        {
          label: "African Union treaties, among them the Treaty of Pelindaba",
          href: "https://au.int/en/treaties",
          year: 1996,
        },
      ],
    },
    {
      kind: "prose",
      id: "study",
      heading: "What the group would study",
      paragraphs: [
        "Three questions, all of them from the user's side. Could growers get varieties that public institutes have bred by irradiation, and under which terms may the planned Seed Bank multiply them? Would a study of the age of groundwater show that a borehole field drinks old water that no rain replaces? And would exporters of spices or fruit gain from irradiation by a licensed plant, given that some buyers refuse it and labels must say so?",
        "In medicine we would study transport, lodging and forms: what keeps patients from reaching a machine that exists. Treatment belongs to hospitals.",
      ],
    },
    {
      kind: "diagram",
      id: "stages",
      heading: "Stages, each with its proof",
      shape: "chain",
      caption: "Three stages with their proofs, and a fourth that is ruled out.",
      nodes: [
        {
          title: "Reading with an expert",
          text: "Proof: somebody from a national institute has corrected this page.",
        },
        {
          title: "Seed on trial plots",
          text: "Proof: the institute agrees in writing, and the variety is released in that country.",
        },
        {
          title: "Water survey through the agency in charge",
          text: "Proof: the authority orders it and publishes the result, whatever it says about our boreholes.",
        },
        {
          title: "No fourth stage",
          text: "Holding a source, a generator or waste is ruled out, with or without a licence.",
        },
      ],
    },
    {
      kind: "facts",
      id: "limits",
      heading: "Risks and limits",
      facts: [
        {
          term: "Lost sources",
          text: "Old medical and industrial sources have killed scrap collectors. A heavy metal container with the trefoil sign: leave it, keep people away, call the regulator or police.",
        },
        {
          term: "Upkeep",
          text: "A treatment machine without physicist, power and service contract stands idle.",
        },
        {
          term: "Fear and fraud",
          text: "“Red mercury”, uranium for sale, healing stones: each of them is a swindle, a crime or both.",
        },
        {
          term: "Power stations",
          text: "A decision of states, over decades, with waste that outlasts them. We have no part in it.",
        },
      ],
    },
    {
      kind: "steps",
      id: "now",
      heading: "What you can do now",
      steps: [
        {
          title: "As a patient",
          text: "Ask the doctor why a scan with radiation is needed and whether there is another way. Tell them if you may be pregnant.",
        },
        {
          title: "As a grower",
          text: "Ask the research institute which of its varieties were bred by mutation; they fall under the same seed rules as any other released one.",
        },
        {
          title: "As a scrap dealer",
          text: "Learn the trefoil, and hang the regulator's number on the wall.",
        },
        {
          title: "As a student",
          text: "The IAEA offers fellowships, which are applied for through the government. Ask the national liaison office or the nuclear regulator which are open.",
        },
      ],
    },
    {
      kind: "apply",
      id: "ask",
      heading: "Institutes and regulators",
      lead: "If you release mutant varieties, date groundwater or train radiographers, tell us what users misunderstand. Offers of material will be reported.",
      form: "partner",
    },
  ],
  related: ["/innovation", "/subsidiaries/seed-bank", "/subsidiaries/healthshare", "/innovation/climate"],
  reviewedOn: "2026-11-21",
};
