import { decidedMonths } from "#lib/data/retention/open/periods.ts";
import type { PageRecord } from "../../types.ts";

/** The application of people who would learn or teach in a planned cooking school, or who have a kitchen for it. */
export const applyCookingSchoolPage: PageRecord = {
  name: "Apply to the cooking school",
  title: "Apply to the cooking school",
  description:
    "For people who want to learn a kitchen or teach one: what the planned school would be, health certificates and permits, and who owns a recipe.",
  eyebrow: "Applications",
  lead: "Fonio, cassava leaf, teff, smoked fish: each needs a cook who knows it. A school for such kitchens is planned. It has no kitchen and no teacher yet; learners, teachers and keepers of kitchens can have themselves put on the list of their town.",
  sections: [
    {
      kind: "apply",
      id: "apply",
      heading: "Learn, teach, or offer a kitchen",
      lead: "One form for all three: which dishes, which town, which days.",
      form: "cooking-school",
    },
    {
      kind: "facts",
      id: "idea",
      heading: "The idea",
      facts: [
        {
          term: "What it would be",
          text: "Short courses in kitchens that exist already: a canteen, a restaurant on its free day, a clinic that feeds mothers. A cook teaches, a grower brings the crop.",
        },
        {
          term: "For learners",
          text: "Stall keepers, school cooks, young people who want the trade, households that must cook for somebody ill. No exam to get in.",
        },
        {
          term: "For teachers",
          text: "Cooks with years of practice, grandmothers among them, who can explain why a step matters.",
        },
        {
          term: "What it is not",
          text: "Not a hotel school, not a diploma, not a licence to sell food, not a place in a job scheme.",
        },
        {
          term: "Who decides",
          text: "The school's desk decides who stands on the list of a town. Learners of a course would be picked by the cook who teaches and the keeper of the kitchen, from those who live near enough. Neither has been found yet.",
        },
        {
          term: "By when",
          text: "The answer about the list comes within the days named with the form. Courses have no date: a town with a kitchen, a teacher and enough learners would be first.",
        },
      ],
    },
    {
      kind: "parts",
      id: "safe-food",
      heading: "The first lesson, which you can have now",
      lead: "Five keys that every course would begin with.",
      whole: "Safe food",
      caption: "Five keys, each with what it asks of a cook.",
      parts: [
        {
          title: "Keep clean",
          text: "Hands before cooking and after the toilet. Cloths boiled, surfaces washed, flies kept off.",
        },
        {
          title: "Keep raw and cooked apart",
          text: "Another board and another knife for meat. Cooked food above, raw below.",
        },
        {
          title: "Cook through",
          text: "Until juices run clear and soups boil. Leftovers steam again before they are served.",
        },
        {
          title: "Keep it hot or cold",
          text: "Rice and stew do not stand warm for hours. What cannot be cooled is eaten today.",
        },
        {
          title: "Use safe water and good produce",
          text: "Treated water also for ice and salad. Mouldy groundnuts are thrown away, not sorted.",
        },
      ],
      sources: [
        {
          label: "World Health Organization: Five Keys to Safer Food",
          href: "https://www.who.int/",
          year: 2006,
        },
      ],
    },
    {
      kind: "table",
      id: "permits",
      heading: "Papers a kitchen needs",
      lead: "Useful whether or not the school opens. Names differ from town to town.",
      caption: "Papers for cooks and kitchens with the office that issues each",
      columns: [{ label: "Paper" }, { label: "Who needs it" }, { label: "Office" }],
      rows: [
        [
          "Food handler's health card",
          "Everybody who touches food for others",
          "Public health office of the town or district, after a medical test",
        ],
        [
          "Kitchen or stall permit",
          "Whoever sells food",
          "Council, after an inspection of water, waste and toilets",
        ],
        [
          "Registration of a packed food",
          "Sauces, spice mixes and juices with a label",
          "Food and drugs authority",
        ],
        [
          "Work permit",
          "A teacher who is a foreigner",
          "Labour ministry and immigration service, before the first lesson",
        ],
        [
          "Study visa",
          "A learner from another country",
          "Its consulate. For a course of days some states accept a visitor; ask and keep the reply",
        ],
        ["Alcohol licence", "Kitchens that brew or serve it", "Council or licensing court"],
      ],
    },
    {
      kind: "facts",
      id: "own",
      heading: "Recipes, allergies, data",
      facts: [
        {
          term: "Your recipe stays yours",
          text: "Do not send family secrets. If one is taught, its teacher and place are named on the card, and it is not sold on.",
        },
        {
          term: "Allergies and illness",
          text: "Tell the teacher in person when there is one. The form does not ask for them.",
        },
        {
          term: "Young learners",
          text: "Below eighteen only with a parent, and away from deep fat, gas bottles and night work.",
        },
        {
          term: "Your answers",
          text: `Only the desk reads them. They go on no advertising list and into no directory of cooks. They are deleted ${decidedMonths} months after the decision, or earlier if you ask; the privacy notice, linked at the end of this page, says how.`,
        },
      ],
    },
  ],
  related: [
    "/subsidiaries/afm",
    "/policies/packaging-safety",
    "/policies/cultural-exchange/apply",
    "/legal/privacy",
  ],
  reviewedOn: "2026-11-21",
};
