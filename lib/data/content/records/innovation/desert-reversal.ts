import type { PageRecord } from "../../types.ts";

/** How degraded dryland is restored, from the Great Green Wall to a single zaï pit. */
export const desertReversalPage: PageRecord = {
  name: "Desert reversal",
  title: "Desert reversal: bringing dryland back",
  description:
    "The Great Green Wall, zaï pits, half-moons, stone lines and natural regeneration: how each works, what the evidence says, what a farmer can start now.",
  eyebrow: "Innovation",
  lead: "Nobody turns back the Sahara, which is a desert by nature. What can be brought back is land that people and drought have worn out at its edges. Much of the knowledge belongs to Sahelian farmers.",
  sections: [
    {
      kind: "prose",
      id: "known",
      heading: "A wall that became a mosaic",
      paragraphs: [
        "The Great Green Wall was launched by the African Union in 2007 as a belt of trees across the continent. Many rows planted where nobody lived to tend them died. The idea has since changed: it is now a patchwork of fields, pastures, ponds and woods in which the people who live there do the work and keep the yield. The UN convention against desertification reports on its progress.",
        "Reviews by researchers are more careful than the brochures. One on assisted regeneration finds that most measurements come from two regions in the south of Niger, and that there are few elsewhere. Whoever promises the same result on any soil goes beyond what has been shown.",
      ],
      sources: [
        {
          label: "UNCCD: Great Green Wall Initiative",
          href: "https://www.unccd.int/our-work/ggwi",
          year: 2025,
        },
        {
          label:
            "Chomba and others: opportunities and constraints for farmer managed natural regeneration, Frontiers in Forests and Global Change",
          href: "https://www.frontiersin.org/articles/10.3389/ffgc.2020.571679/full",
          year: 2020,
        },
      ],
    },
    {
      kind: "table",
      id: "methods",
      heading: "Methods a village can choose from",
      caption: "Methods of restoring dryland, where each fits, what work it takes and its weak point",
      columns: [{ label: "Method" }, { label: "Fits" }, { label: "Work" }, { label: "Weak point" }],
      rows: [
        [
          "Zaï pits",
          "Hard, crusted, nearly flat ground",
          "Pits a forearm wide, dug in the dry season, a handful of manure in each",
          "Heavy digging; fails in sand",
        ],
        [
          "Half-moons",
          "Bare slopes for grain or grass",
          "Curved banks open uphill, in staggered rows",
          "Breaks when one bank is badly made",
        ],
        [
          "Stone lines",
          "Slopes with stones nearby",
          "Laid along the contour, found with a water level",
          "Lorries for stones",
        ],
        [
          "Assisted natural regeneration",
          "Fields with living stumps and roots",
          "Choose shoots, prune, protect",
          "Needs the right to the tree",
        ],
        [
          "Enclosure",
          "Grazed-out pasture",
          "Agreement to keep herds out for some seasons",
          "Where do the herds go?",
        ],
        [
          "Planting",
          "Around houses, wells, schools",
          "Seedlings, water, guards for years",
          "Costly; many die",
        ],
      ],
      sources: [
        {
          label: "WOCAT: database of sustainable land management",
          href: "https://qcat.wocat.net/",
          year: 2025,
        },
      ],
    },
    {
      kind: "diagram",
      id: "regeneration",
      heading: "How a stump becomes a tree",
      shape: "cycle",
      caption: "The yearly round of assisted natural regeneration on a cropped field.",
      nodes: [
        { title: "Look", text: "Before clearing, mark stumps that sprout. Which kinds are useful?" },
        { title: "Choose", text: "Keep the three strongest shoots, cut the rest." },
        { title: "Prune", text: "Side branches to half the height; use them as wood or fodder." },
        { title: "Protect", text: "Agree with herders and children; mark with cloth." },
        { title: "Harvest", text: "One stem next year, new shoots follow." },
      ],
    },
    {
      kind: "facts",
      id: "study",
      heading: "What the group would study",
      facts: [
        {
          term: "Rights first",
          text: "In several Sahelian countries the law has long treated trees on a field as the state's. Does the farmer have a paper that allows cutting what was kept?",
        },
        {
          term: "Labour",
          text: "Days of digging per field, by whom, and in which month they are missing elsewhere.",
        },
        { term: "Water below", text: "Whether wells rise or fall when trees return." },
        { term: "Yield in the poor years", text: "Grain, fodder and wood together, each weighed." },
      ],
    },
    {
      kind: "steps",
      id: "stages",
      heading: "Stages",
      steps: [
        {
          title: "Visit those who do it",
          text: "Before going on: farmers from the pilot region have spent days with farmers who restored land, and want to try.",
        },
        {
          title: "Ten fields, two methods",
          text: "Before going on: herders have agreed to the rules, in writing or before witnesses, and neighbours' fields are measured as well.",
        },
        {
          title: "A whole valley",
          text: "Before going on: after three years more plots have been treated than anybody paid for.",
        },
      ],
    },
    {
      kind: "facts",
      id: "limits",
      heading: "Risks and limits",
      facts: [
        {
          term: "Conflict",
          text: "Land that turns green is wanted again. Herders, women who gather and young people lose first if they were not asked.",
        },
        { term: "Wrong species", text: "Fast exotic trees drink much and may spread beyond control." },
        { term: "Paid digging", text: "Where food or cash was the only reason, work ends with the project." },
        { term: "Drought", text: "Two bad years can undo five. Nothing here makes rain." },
      ],
    },
    {
      kind: "steps",
      id: "now",
      heading: "Begin on one corner",
      steps: [
        {
          title: "Dig fifty pits",
          text: "On your hardest patch in the dry months, with compost. Sow sorghum or millet after the first rain and leave the next patch as it is.",
        },
        { title: "Spare five stumps", text: "Per side of the field. Tell the family why." },
        {
          title: "Make a water level",
          text: "A clear hose, two sticks and water: it finds the contour better than the eye.",
        },
        {
          title: "Ask the forest office",
          text: "Which species are protected, and how you register trees you keep.",
        },
      ],
    },
    {
      kind: "apply",
      id: "ask",
      heading: "Farmers and groups who restored land",
      lead: "Where is it, what did you try, and what became of it after the third year?",
      form: "partner",
    },
  ],
  related: ["/innovation", "/innovation/climate", "/subsidiaries/agriculture", "/subsidiaries/livestock"],
  reviewedOn: "2026-11-21",
};
